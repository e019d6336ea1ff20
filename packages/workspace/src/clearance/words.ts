import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const words = {
  loading: { en: 'Loading the application', ha: 'Ana ɗauko buƙatar' },
  failed: { en: 'The application could not be read.', ha: 'Ba a iya karanta buƙatar ba.' },
  state: { en: 'State', ha: 'Matsayi' },
  clock: { en: 'Clock of the law', ha: 'Agogon doka' },
  payer: { en: 'Applicant', ha: 'Mai nema' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  askedOn: { en: 'Asked on', ha: 'Ranar nema' },
  whyPerson: { en: 'Why a person decides', ha: 'Dalilin da mutum yake yankewa' },
  reasons: { en: 'Reasons', ha: 'Dalilai' },
  cure: { en: 'What would cure it', ha: 'Abin da zai gyara' },
  certificate: { en: 'Certificate', ha: 'Shaida' },
  years: { en: 'The years, as judged now', ha: 'Shekaru, kamar yadda aka duba yanzu' },
  year: { en: 'Year', ha: 'Shekara' },
  basis: { en: 'Filed by', ha: 'Yadda aka miƙa' },
  income: { en: 'Income', ha: 'Kuɗin shiga' },
  tax: { en: 'Tax', ha: 'Haraji' },
  paid: { en: 'Paid', ha: 'An biya' },
  open: { en: 'Open', ha: 'Bai biya ba' },
  blockers: { en: 'What is in the way', ha: 'Abin da ya hana' },
  noBlockers: { en: 'Nothing is in the way.', ha: 'Babu abin da ya hana.' },
  rests: { en: 'Not in the way', ha: 'Ba sa hanawa' },
  said: { en: 'What was said about years', ha: 'Abin da aka faɗa game da shekaru' },
  proof: { en: 'Look at the paper', ha: 'Duba takardar' },
  proofFailed: { en: 'The paper could not be read', ha: 'Ba a iya karanta takardar ba' },
  prepared: { en: 'Prepared', ha: 'An shirya' },
  advices: {
    issue: { en: 'Issue it', ha: 'A bayar' },
    refuse: { en: 'Refuse it', ha: 'A ƙi' },
  },
  conflict: {
    en: 'It is your own, or you have declared a conflict: somebody else decides here.',
    ha: 'Naka ne, ko ka bayyana alaƙa: wani ne zai yanke a nan.',
  },
  decide: { en: 'Next', ha: 'Na gaba' },
  nothingNext: { en: 'Nothing to do here for you now.', ha: 'Babu abin da za ka yi a nan yanzu.' },
  otherPerson: {
    en: 'Whoever prepared it does not decide it: two persons.',
    ha: 'Wanda ya shirya ba shi ne mai yankewa ba: mutane biyu.',
  },
  prepare: { en: 'Prepare', ha: 'Shirya' },
  prepareText: {
    en: 'Another person decides. What you accept of what was said counts once the certificate is issued.',
    ha: 'Wani ne zai yanke. Abin da ka karɓa zai yi aiki da zarar an bayar da shaida.',
  },
  advice: { en: 'Advice', ha: 'Shawara' },
  text: { en: 'Why, for who decides', ha: 'Dalili, ga mai yankewa' },
  accept: { en: 'Accept', ha: 'Karɓa' },
  preparedNow: { en: 'Prepared. Another person decides', ha: 'An shirya. Wani ne zai yanke' },
  issue: { en: 'Issue', ha: 'Bayar' },
  issueText: {
    en: 'The certificate is made at once, the applicant is told, and everybody can check it.',
    ha: 'Za a yi shaida nan take, a sanar da mai nema, kowa zai iya dubawa.',
  },
  issuedNow: { en: 'Issued', ha: 'An bayar' },
  refuse: { en: 'Refuse', ha: 'Ƙi' },
  refuseText: {
    en: 'The applicant reads both, and may ask again at any time.',
    ha: 'Mai nema zai karanta duka biyu, zai iya sake nema a kowane lokaci.',
  },
  reasonsField: { en: 'Reasons, which the applicant reads', ha: 'Dalilai, mai nema zai karanta' },
  cureField: { en: 'What would cure it, in what order', ha: 'Abin da zai gyara, da jerinsa' },
  refusedNow: { en: 'Refused, with what would cure it', ha: 'An ƙi, da abin da zai gyara' },
  revoke: { en: 'Propose to revoke it', ha: 'Gabatar da sokewa' },
  revokeText: {
    en: 'Nothing changes for the holder until a Director has decided.',
    ha: 'Ba abin da zai canja wa mai ita sai Darakta ya yanke.',
  },
  revokeReason: { en: 'Why it should be revoked', ha: 'Dalilin sokewa' },
  proposedNow: { en: 'Proposed. A Director decides', ha: 'An gabatar. Darakta zai yanke' },

  revocation: { en: 'Revocation', ha: 'Sokewa' },
  revocationFailed: { en: 'The proposal could not be read.', ha: 'Ba a iya karanta shawarar ba.' },
  revocationStates: {
    proposed: { en: 'Proposed', ha: 'An gabatar' },
    revoked: { en: 'Revoked', ha: 'An soke' },
    kept: { en: 'Left standing', ha: 'An bar ta' },
    withdrawn: { en: 'Taken back', ha: 'An janye' },
  },
  proposedBy: { en: 'Proposed by', ha: 'Mai gabatarwa' },
  decidedBy: { en: 'Decided by', ha: 'Mai yankewa' },
  decision: { en: 'Decision', ha: 'Shawara' },
  revokeNow: { en: 'Revoke', ha: 'Soke' },
  revokeNowText: {
    en: 'From this moment it counts no more: whoever checks it reads that it is revoked, never why.',
    ha: 'Daga yanzu ba ta aiki: duk mai dubawa zai karanta an soke, ba dalili ba.',
  },
  revokedNow: { en: 'Revoked', ha: 'An soke' },
  keep: { en: 'Let it stand', ha: 'Bar ta' },
  keepText: { en: 'The certificate goes on as it is.', ha: 'Shaida tana ci gaba yadda take.' },
  keptNow: { en: 'It stands', ha: 'An bar ta' },

  strip: { en: 'Tax clearance', ha: 'Shaidar biyan haraji' },
  issued: { en: 'Issued', ha: 'An bayar' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  median: { en: 'From asking to the answer, median', ha: 'Daga nema zuwa amsa, tsaka' },
  noMedian: { en: 'No answer yet', ha: 'Babu amsa tukuna' },
  over: { en: 'Over fourteen days', ha: 'Fiye da kwana goma sha huɗu' },
  goal: { en: 'The goal is none', ha: 'Manufa ita ce babu' },
  toList: { en: 'To the applications', ha: 'Zuwa buƙatu' },
  waiting: { en: 'With a person now', ha: 'Yanzu wajen mutum' },
} as const satisfies Readonly<Record<string, Localized | Readonly<Record<string, Localized>>>>;

/** From this day on the office is warned. */
export const warnedFrom = 10;

export const dayOf14 = (day: number, lastDay: string): Localized => ({
  en: `Day ${day} of 14. Undecided on ${lastDay}, it goes to the Director; nothing is issued by itself`,
  ha: `Rana ta ${day} cikin 14. In ba a yanke zuwa ${lastDay} ba, zai je wajen Darakta; ba a bayar da komai da kansa`,
});

export const byPortal = (count: number): Localized => ({
  en: `${count.toLocaleString('en')} of them by the portal at once`,
  ha: `${count.toLocaleString('en')} daga cikinsu tasha ta bayar nan take`,
});

export const blockedNow = (count: number): Localized => ({
  en: `${count} more wait for what blocks them`,
  ha: `Wasu ${count} suna jiran abin da ya hana su`,
});

export const lasting = (minutes: number): Localized => {
  if (minutes < 60)
    return { en: `${Math.max(1, Math.round(minutes))} min`, ha: `Minti ${Math.max(1, Math.round(minutes))}` };
  const hours = minutes / 60;
  if (hours < 48) return { en: `${Math.round(hours)} h`, ha: `Awa ${Math.round(hours)}` };
  return { en: `${Math.round(hours / 24)} days`, ha: `Kwana ${Math.round(hours / 24)}` };
};
