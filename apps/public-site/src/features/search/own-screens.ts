import type { Language } from '@portal/contracts';
import type { Findable } from './search-index.ts';

interface Screen {
  readonly path: string;
  readonly words: Readonly<Record<Language, readonly [title: string, text: string]>>;
}

/** What the portal itself does, with the words people use for it. */
const screens: readonly Screen[] = [
  {
    path: '/',
    words: {
      en: ['Find and pay a bill', 'Bill reference, invoice, pay by card, bank or transfer, Remita, RRR, payment.'],
      ha: ['Nemo bil ka biya', 'Lambar bil, takardar biyan kuɗi, biya da kati, banki ko aika kuɗi, Remita, RRR.'],
    },
  },
  {
    path: '/receipt-verification',
    words: {
      en: [
        'Check an invoice or a receipt',
        'Verify that a receipt, invoice or certificate is genuine, with its number or QR code.',
      ],
      ha: [
        'Tantance takardar biyan kuɗi ko rasit',
        'Duba ko rasit, takardar biyan kuɗi ko shaida ta gaskiya ce, da lambarta ko QR.',
      ],
    },
  },
  {
    path: '/tax-calculator',
    words: {
      en: [
        'Tax Calculator',
        'Compute income tax, PAYE, salary, pension, rent relief, capital gains, withholding tax, stamp duty, development levy, consumption tax, business premises, penalty and interest. How much tax do I pay?',
      ],
      ha: [
        'Na’urar lissafin haraji',
        'Lissafa harajin kuɗin shiga, PAYE, albashi, fansho, rangwamen haya, ribar kadara, harajin da ake cirewa, hatimi, kuɗin raya ƙasa, tara da kuɗin ruwa. Nawa zan biya?',
      ],
    },
  },
  {
    path: '/?a=register',
    words: {
      en: ['Open an account', 'Register, sign up, NIN, taxpayer, company, agency, agent.'],
      ha: ['Buɗe asusu', 'Yi rajista, NIN, mai biyan haraji, kamfani, hukuma, wakili.'],
    },
  },
  {
    path: '/?a=login',
    words: {
      en: ['Sign in', 'Log in to your invoices, payments and receipts. Password.'],
      ha: ['Shiga', 'Shiga zuwa takardun biyan kuɗi, biyan da ka yi da rasit naka. Kalmar sirri.'],
    },
  },
  {
    path: '/consult-connect',
    words: {
      en: [
        'Book a consultation',
        'ConsultConnect: talk to a tax consultant or officer at an office, by phone or by video. Appointment, advice, help.',
      ],
      ha: [
        'Ajiye lokacin shawara',
        'ConsultConnect: yi magana da mai ba da shawara ko jami’in haraji a ofishi, ta waya ko ta bidiyo. Taimako.',
      ],
    },
  },
  {
    path: '/agent-network',
    words: {
      en: [
        'Find an agent or check a card',
        'Agent Network Services: agents near you who help with bills and papers. Verify the identity code of an agent or a tax collector; fake collector.',
      ],
      ha: [
        'Nemo wakili ko tantance kati',
        'Ayyukan hanyar wakilai: wakilai kusa da kai masu taimakawa da bil da takardu. Tantance lambar shaidar wakili ko mai karɓar haraji.',
      ],
    },
  },
  {
    path: '/agent-network/apply',
    words: {
      en: ['Apply to become an agent', 'Join the agent network, as a person or for a company. Application, free.'],
      ha: ['Nemi zama wakili', 'Shiga hanyar wakilai, da kanka ko wa kamfani. Buƙata, kyauta.'],
    },
  },
  {
    path: '/communication-infrastructure-assessment-portal',
    words: {
      en: [
        'Declare masts, towers and fibre',
        'Communication Infrastructure Assessment Portal: mast, tower, rooftop, base station, fibre, fiber, ducts, right of way, telecom. Assessment and one bill.',
      ],
      ha: [
        'Bayyana mast, hasumiya da fiber',
        'Shafin tantance kayan sadarwa: mast, hasumiya, kayan rufi, fiber, bututu, haƙƙin hanya. Lissafi da bil ɗaya.',
      ],
    },
  },
  {
    path: '/contact-us',
    words: {
      en: [
        'Find a tax office',
        'The 31 tax offices with their addresses and opening hours. Contact us, branch, where.',
      ],
      ha: ['Nemo ofishin haraji', 'Ofisoshin haraji 31 da adireshi da lokutan buɗewa. Tuntuɓe mu, reshe, ina.'],
    },
  },
  {
    path: '/contact-us/message',
    words: {
      en: ['Write to us', 'Send a message, question or complaint to the revenue service or a tax office.'],
      ha: ['Rubuto mana', 'Aika saƙo, tambaya ko ƙorafi zuwa hukumar haraji ko ofishi.'],
    },
  },
  {
    path: '/contact-us/status',
    words: {
      en: ['How far is my message?', 'State of a message you sent, with its reference and email address.'],
      ha: ['Ina saƙona ya kai?', 'Matsayin saƙon da ka aika, da lambarsa da adireshin imel.'],
    },
  },
  {
    path: '/forgot-password',
    words: {
      en: ['Forgot password', 'Reset or change a lost password, cannot sign in.'],
      ha: ['Na manta kalmar sirri', 'Sake saita kalmar sirri da aka manta, ba na iya shiga.'],
    },
  },
];

export function ownScreens(language: Language): readonly Findable[] {
  return screens.map(({ path, words }) => ({
    kind: 'service',
    path,
    title: words[language][0],
    text: words[language][1],
  }));
}
