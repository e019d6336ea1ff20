import { screens } from '../../screens.ts';
/** Of bills that are paid from credit. */
export const texts = {
  title: screens.credit.title,
  lead: {
    en: 'Money that was kept for taxpayers pays later bills of theirs, whole. Taxpayers do it themselves; staff propose it and another person decides.',
    ha: 'Kuɗin da aka ajiye wa masu biyan haraji suna biyan bil nasu na gaba, gaba ɗaya. Suna yi da kansu; jami’i yana gabatarwa, wani yana yanke hukunci.',
  },
  owed: { en: 'Kept for taxpayers now', ha: 'Abin da aka ajiye wa masu haraji yanzu' },
  paid: { en: 'Bills paid from credit', ha: 'Bil da aka biya da rarar kuɗi' },
  propose: { en: 'Pay a bill from credit', ha: 'Biya bil da rarar kuɗi' },
  proposeText: {
    en: 'Nothing moves before another person has approved it. The payer gets the receipt by mail.',
    ha: 'Babu abin da zai motsa sai wani ya amince. Mai biya yana samun rasit ta imel.',
  },
  billReference: { en: 'Bill reference', ha: 'Lambar bil' },
  reason: { en: 'Reason, for the record', ha: 'Dalili, don ajiya' },
  action: { en: 'Propose', ha: 'Gabatar' },
  proposed: { en: 'Proposed. Another person decides', ha: 'An gabatar. Wani zai yanke hukunci' },
  asks: { en: 'asks for', ha: 'yana neman' },
  has: { en: 'credit of', ha: 'rarar' },
  why: {
    'not-open': { en: 'This bill takes no money now.', ha: 'Wannan bil ba ya karɓar kuɗi yanzu.' },
    expired: { en: 'This bill has to be renewed first.', ha: 'Sai an sabunta wannan bil tukuna.' },
    'payment-pending': { en: 'A payment of this bill is under way.', ha: 'Ana kan biyan wannan bil.' },
    'not-enough': { en: 'There is not enough credit for this bill.', ha: 'Rarar ba ta isa wannan bil ba.' },
  },
  months: { en: 'Months paid beyond their tax', ha: 'Watannin da aka biya fiye da harajinsu' },
  taxes: {
    paye: { en: 'PAYE', ha: 'PAYE' },
    withholding: { en: 'Withholding tax', ha: 'Harajin riƙo' },
    'consumption-tax': { en: 'Consumption tax', ha: 'Harajin amfani' },
    'direct-assessment': { en: 'Return of income (Form A)', ha: 'Bayanin kuɗin shiga (Form A)' },
  },
  monthsText: {
    en: 'An amendment lowered the tax of a month that was paid. One person proposes that the rest becomes credit, another decides.',
    ha: 'Gyara ya rage harajin watan da aka riga aka biya. Mutum ɗaya yana gabatar da abin da ya rage a matsayin rara, wani yana yanke hukunci.',
  },
  noMonths: {
    en: 'No month waits, and none was decided yet.',
    ha: 'Babu watan da ke jira, kuma ba a yanke hukunci kan wani ba tukuna.',
  },
  owes: { en: 'owes now', ha: 'ana bin sa yanzu' },
  monthStates: {
    open: { en: 'Waits for a proposal', ha: 'Yana jiran gabatarwa' },
    proposed: { en: 'Waits for a second person', ha: 'Yana jiran mutum na biyu' },
    granted: { en: 'Granted', ha: 'An bayar' },
    refused: { en: 'Refused', ha: 'An ƙi' },
    lapsed: { en: 'The month was filed again', ha: 'An sake gabatar da watan' },
    returned: { en: 'Taken back: a receipt of the month is void', ha: 'An karɓe: rasit na watan ba ya aiki' },
  },
  moves: {
    propose: { en: 'Propose as credit', ha: 'Gabatar a matsayin rara' },
    approve: { en: 'Grant', ha: 'Bayar' },
    refuse: { en: 'Refuse', ha: 'Ƙi' },
    withdraw: { en: 'Withdraw', ha: 'Janye' },
  },
  refusedText: {
    en: 'The payer reads this reason on the screen of the month.',
    ha: 'Mai biya zai karanta wannan dalili a shafin watan.',
  },
  /** Of papers that beneficiaries hold. */
  notes: {
    en: 'Credit notes are out that claim more than is due. Nothing is granted before they were taken back:',
    ha: 'Akwai takardun harajin riƙo da suka faɗi fiye da abin biya. Ba za a bayar ba sai an karɓe su:',
  },
  andMore: { en: 'and others', ha: 'da wasu' },
  notesBack: { en: 'Notes taken back', ha: 'An karɓe takardun' },
  notesBackText: {
    en: 'Say how you know that the papers were handed in. Whoever says so does not grant the credit.',
    ha: 'Faɗi yadda ka san an mayar da takardun. Wanda ya faɗa ba shi zai ba da rarar ba.',
  },
  none: { en: 'No bill was paid from credit yet.', ha: 'Ba a taɓa biyan bil da rarar kuɗi ba tukuna.' },
  failed: { en: 'The list could not be read. Try again shortly', ha: 'Ba a iya karanta jerin ba. Sake gwadawa' },
  byPayer: { en: 'by the taxpayer', ha: 'mai biyan haraji ya yi' },
  states: {
    proposed: { en: 'Waits for a second person', ha: 'Yana jiran mutum na biyu' },
    used: { en: 'Paid from credit', ha: 'An biya da rarar kuɗi' },
    refused: { en: 'Refused', ha: 'An ƙi' },
    withdrawn: { en: 'Withdrawn', ha: 'An janye' },
    returned: { en: 'Receipt void: the money went back', ha: 'Rasit ba ya aiki: kuɗin sun koma' },
  },
  verdicts: {
    approve: { en: 'Approve', ha: 'Amince' },
    refuse: { en: 'Refuse', ha: 'Ƙi' },
    withdraw: { en: 'Withdraw', ha: 'Janye' },
  },
  done: { en: 'Done', ha: 'An yi' },
} as const;
