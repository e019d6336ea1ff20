import type { Endpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';

interface Feature {
  readonly name: Localized;
  /** What people cannot do while it is off. What was begun goes on. */
  readonly effect: Localized;
  readonly area: Localized;
  /** Calls that are refused while it is off, as `METHOD /path`. */
  readonly calls: readonly `${Endpoint['method']} /${string}`[];
}

const publicSite = { en: 'Public site', ha: 'Shafin jama’a' } as const;
const taxpayers = { en: 'Taxpayers', ha: 'Masu biyan haraji' } as const;
const mdas = { en: 'MDAs', ha: 'MDA' } as const;

/** What can be switched off while the rest of the portal goes on. Paying is not among them: ways to pay have a page of their own. */
export const features = {
  registration: {
    name: { en: 'Opening an account', ha: 'Buɗe asusu' },
    effect: {
      en: 'Nobody can open an account. Signing in and paying go on.',
      ha: 'Ba wanda zai iya buɗe asusu. Ana ci gaba da shiga da biya.',
    },
    area: publicSite,
    calls: ['POST /registrations/look-ups', 'POST /registrations'],
  },
  consultations: {
    name: { en: 'Booking a consultation', ha: 'Ajiye lokacin shawara' },
    effect: {
      en: 'Nobody can book. What is booked takes place.',
      ha: 'Ba wanda zai iya ajiye lokaci. Waɗanda aka ajiye suna nan.',
    },
    area: publicSite,
    calls: ['POST /consultations'],
  },
  messages: {
    name: { en: 'Messages to the service', ha: 'Saƙo zuwa ga hukuma' },
    effect: {
      en: 'Nobody can write to the service here. Open messages are answered.',
      ha: 'Ba wanda zai iya rubuto saƙo a nan. Ana amsa waɗanda suka iso.',
    },
    area: publicSite,
    calls: ['POST /enquiries', 'POST /account/enquiries'],
  },
  'agent-applications': {
    name: { en: 'Applications of agents', ha: 'Buƙatun wakilai' },
    effect: {
      en: 'Nobody can apply as an agent. Applications that came are decided.',
      ha: 'Ba wanda zai iya neman zama wakili. Ana yanke waɗanda suka iso.',
    },
    area: publicSite,
    calls: ['POST /agent-applications'],
  },
  infrastructure: {
    name: { en: 'Declarations of communication infrastructure', ha: 'Bayanan kayan sadarwa' },
    effect: {
      en: 'Nobody can declare sites. Declarations that came are checked and can be paid.',
      ha: 'Ba wanda zai iya bayyana wurare. Ana duba waɗanda suka iso kuma ana iya biya.',
    },
    area: publicSite,
    calls: ['POST /communication-infrastructure/declarations'],
  },
  'own-bills': {
    name: { en: 'Bills that taxpayers raise themselves', ha: 'Takardun da masu biya ke fitarwa' },
    effect: {
      en: 'Taxpayers cannot raise bills. They can pay the ones they have.',
      ha: 'Masu biya ba za su iya fitar da takarda ba. Za su iya biyan waɗanda suke da su.',
    },
    area: taxpayers,
    calls: ['POST /bills', 'POST /bills/mda-collections'],
  },
  plans: {
    name: { en: 'Asking to pay in parts', ha: 'Neman biya kashi-kashi' },
    effect: {
      en: 'Nobody can ask for a new plan. Plans that were agreed go on.',
      ha: 'Ba wanda zai iya neman sabon tsari. Waɗanda aka amince suna ci gaba.',
    },
    area: taxpayers,
    calls: ['POST /account/plans'],
  },
  paye: {
    name: { en: 'Filing of PAYE', ha: 'Miƙa PAYE' },
    effect: {
      en: 'Employers can prepare a month and cannot file it.',
      ha: 'Masu ɗaukar aiki za su iya shirya wata, amma ba za su iya miƙawa ba.',
    },
    area: taxpayers,
    calls: ['POST /paye/filings', 'POST /paye/filings/nil'],
  },
  withholding: {
    name: { en: 'Filing of withholding tax', ha: 'Miƙa harajin riƙo' },
    effect: {
      en: 'Payers can prepare a month and cannot file it. Credit notes can be had.',
      ha: 'Masu biya za su iya shirya wata, amma ba za su iya miƙawa ba. Ana samun takardun harajin da aka riƙe.',
    },
    area: taxpayers,
    calls: ['POST /withholding/filings'],
  },
  refunds: {
    name: { en: 'Asking for money back', ha: 'Neman a mayar da kuɗi' },
    effect: {
      en: 'Nobody can ask for a refund here. What was asked is decided and paid.',
      ha: 'Ba wanda zai iya neman a mayar masa da kuɗi a nan. Ana yanke waɗanda aka nema.',
    },
    area: taxpayers,
    calls: ['POST /account/refunds'],
  },
  counter: {
    name: { en: 'Bills at the counters of MDAs', ha: 'Takardu a kantunan MDA' },
    effect: {
      en: 'Counters cannot raise bills. They can verify receipts.',
      ha: 'Kantuna ba za su iya fitar da takarda ba. Za su iya tantance rasit.',
    },
    area: mdas,
    calls: ['POST /counter/bills'],
  },
} as const satisfies Readonly<Record<string, Feature>>;
export type FeatureId = keyof typeof features;
export const featureIds = Object.keys(features) as [FeatureId, ...FeatureId[]];

/** The feature whose call this is. */
export function featureOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): FeatureId | undefined {
  return featureIds.find((id) => (features[id].calls as readonly string[]).includes(`${method} ${path}`));
}
