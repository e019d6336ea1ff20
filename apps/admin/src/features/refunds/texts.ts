import type { RefundMove } from '@portal/contracts';

/** Of the desk of refunds. */
export const texts = {
  kind: { en: 'Refund', ha: 'Mayarwa' },
  all: { en: 'All refunds', ha: 'Dukkan mayarwa' },
  open: { en: 'Open the refund', ha: 'Buɗe mayarwar' },
  ask: { en: 'Ask for a refund', ha: 'Nemi mayar da kuɗi' },
  askText: {
    en: 'In a payer’s name, of a bill that was paid. Another person approves it; the payer sees every step.',
    ha: 'A madadin mai biya, na bil da aka biya. Wani mutum yana amincewa; mai biya yana ganin kowane mataki.',
  },
  asked: { en: 'The request is open', ha: 'Buƙatar tana buɗe' },
  billReference: { en: 'Bill reference', ha: 'Lambar bil' },
  claim: { en: 'The claim', ha: 'Buƙatar' },
  payer: { en: 'Payer', ha: 'Mai biya' },
  bill: { en: 'Bill', ha: 'Bil' },
  receipt: { en: 'Receipt', ha: 'Rasiti' },
  paidWith: { en: 'Paid with', ha: 'An biya ta' },
  paidOn: { en: 'Paid on', ha: 'Ranar biya' },
  reason: { en: 'Reason', ha: 'Dalili' },
  explanation: { en: 'In their words', ha: 'A cikin kalamansu' },
  audit: { en: 'Audit', ha: 'Bincike' },
  auditNeeded: { en: 'Needed: a tax of ₦100,000.00 or more', ha: 'Ana buƙata: haraji na ₦100,000.00 ko fiye' },
  auditNot: { en: 'Not needed', ha: 'Ba a buƙata' },
  settled: { en: 'Settled when approved', ha: 'An daidaita lokacin amincewa' },
  yesSettled: { en: 'Yes: a claim against the provider', ha: 'Eh: bashi a kan mai karɓa' },
  notSettled: { en: 'No', ha: 'A’a' },
  where: { en: 'Where it goes', ha: 'Inda zai tafi' },
  noAccount: { en: 'Nobody has named a bank account yet.', ha: 'Ba a faɗi asusun banki ba tukuna.' },
  byProvider: {
    en: 'The provider gives it back to the card or account it came from.',
    ha: 'Mai karɓa zai mayar da shi katin ko asusun da ya fito.',
  },
  nameAccount: { en: 'Write the account down', ha: 'Rubuta asusun' },
  bank: { en: 'Bank', ha: 'Banki' },
  accountNumber: { en: 'Account number', ha: 'Lambar asusu' },
  accountName: { en: 'Account name', ha: 'Sunan asusu' },
  saved: { en: 'Account saved', ha: 'An adana asusun' },
  steps: { en: 'Steps', ha: 'Matakai' },
  sends: { en: 'Sent', ha: 'An aika' },
  books: { en: 'In the books', ha: 'A littattafai' },
  next: { en: 'Next step', ha: 'Mataki na gaba' },
  dueOn: { en: 'To be paid by', ha: 'A biya kafin' },
  way: { en: 'How it is paid', ha: 'Yadda za a biya' },
  ways: {
    provider: { en: 'By the provider', ha: 'Ta mai karɓa' },
    bank: { en: 'By the bank', ha: 'Ta banki' },
  },
  evidence: {
    en: 'Advice of the bank or the provider: its number, or where it is kept',
    ha: 'Takardar banki ko mai karɓa: lambarta, ko inda take',
  },
  waits: {
    en: 'It waits for another person, or for another role than yours.',
    ha: 'Yana jiran wani mutum, ko wani matsayi ba naka ba.',
  },
  onList: {
    en: 'The bank pays it: choose it in the list of refunds and make a list for the bank.',
    ha: 'Banki zai biya: zaɓe shi a jerin mayarwa ka yi jerin banki.',
  },
  cannotBeAsked: {
    en: 'Interswitch has no call that says what became of a refund. The portal sends it again under the same reference. If it stays on its way, ask Interswitch or the bank for their advice and give it as evidence; another person confirms it.',
    ha: 'Interswitch ba ta da hanyar faɗar abin da ya faru da mayarwa. Tashar tana sake aika shi da lamba ɗaya. Idan ya daɗe a hanya, nemi takarda daga Interswitch ko banki ka bayar da ita a matsayin shaida; wani mutum zai tabbatar.',
  },
  overText: { en: 'It is over. Nothing is left to do.', ha: 'An gama. Babu abin da ya rage.' },
  done: { en: 'Done', ha: 'An yi' },
  makeList: { en: 'List for the bank', ha: 'Jerin banki' },
  makeListText: {
    en: 'Each of them is on its way then. The file holds whole account numbers: give it to the bank alone.',
    ha: 'Kowannensu zai kama hanya. Fayil ɗin yana ɗauke da cikakkun lambobin asusu: ba banki kaɗai.',
  },
  makeListTitle: (count: string) => ({
    en: `Make a list of ${count} for the bank`,
    ha: `Yi jerin ${count} na banki`,
  }),
  listMade: { en: 'The list was made; its file is being saved', ha: 'An yi jerin; ana adana fayil ɗin' },
  download: { en: 'Download the list for the bank', ha: 'Sauke jerin banki' },
  openFor: { en: 'Ask for a refund', ha: 'Nemi mayarwa' },
} as const;

interface MoveTexts {
  readonly title: { readonly en: string; readonly ha: string };
  readonly effect: { readonly en: string; readonly ha: string };
}

/** What each step does, before it is done. */
export const moveTexts: Readonly<Record<RefundMove, MoveTexts>> = {
  audit: {
    title: { en: 'Note the audit', ha: 'Rubuta bincike' },
    effect: {
      en: 'Write what the audit found. Another person proposes.',
      ha: 'Rubuta abin da binciken ya gano. Wani zai gabatar.',
    },
  },
  propose: {
    title: { en: 'Propose', ha: 'Gabatar' },
    effect: {
      en: 'Another person, a SuperAdmin, approves or refuses it.',
      ha: 'Wani mutum, SuperAdmin, zai amince ko ya ƙi.',
    },
  },
  approve: {
    title: { en: 'Approve', ha: 'Amince' },
    effect: {
      en: 'The receipt is void from this moment, and the money is owed to its payer. This cannot be undone.',
      ha: 'Rasit ya soku daga yanzu, kuma ana bin mu kuɗin mai biya. Ba za a iya mayarwa ba.',
    },
  },
  refuse: {
    title: { en: 'Refuse', ha: 'Ƙi' },
    effect: { en: 'The payer reads the reason.', ha: 'Mai biya zai karanta dalilin.' },
  },
  send: {
    title: { en: 'Send to the provider', ha: 'Aika ga mai karɓa' },
    effect: { en: 'The provider gives the money back now.', ha: 'Mai karɓa zai mayar da kuɗin yanzu.' },
  },
  rework: {
    title: { en: 'Pay it another way', ha: 'A biya ta wata hanya' },
    effect: {
      en: 'It is proposed and approved anew. It stays owed.',
      ha: 'Za a sake gabatarwa a kuma amince. Bashin yana nan.',
    },
  },
  return: {
    title: { en: 'It came back', ha: 'Ya dawo' },
    effect: {
      en: 'The bank or the provider says in writing that the money did not reach its payer. Another person confirms it before it is paid again.',
      ha: 'Banki ko mai karɓa ya rubuta cewa kuɗin bai isa wurin mai biya ba. Wani mutum zai tabbatar kafin a sake biya.',
    },
  },
  'accept-return': {
    title: { en: 'Confirm that it came back', ha: 'Tabbatar ya dawo' },
    effect: { en: 'It is to be paid again from now on.', ha: 'Daga yanzu za a sake biya.' },
  },
  'deny-return': {
    title: { en: 'It did not come back', ha: 'Bai dawo ba' },
    effect: { en: 'It stays on its way, and nothing is paid again.', ha: 'Yana kan hanya, ba za a sake biya ba.' },
  },
  'given-back': {
    title: { en: 'Given back by the provider already', ha: 'Mai karɓa ya riga ya mayar' },
    effect: {
      en: 'Nothing is sent: the provider returned the payment by itself. Another person confirms it.',
      ha: 'Ba za a aika komai ba: mai karɓa ya mayar da kansa. Wani mutum zai tabbatar.',
    },
  },
  evidence: {
    title: { en: 'Give the evidence', ha: 'Ba da shaida' },
    effect: { en: 'Another person confirms it.', ha: 'Wani mutum zai tabbatar.' },
  },
  confirm: {
    title: { en: 'Confirm that it was paid', ha: 'Tabbatar an biya' },
    effect: {
      en: 'The money leaves the books, and the payer is told.',
      ha: 'Kuɗin zai fita daga littattafai, a kuma sanar da mai biya.',
    },
  },
  withdraw: {
    title: { en: 'Withdraw', ha: 'Janye' },
    effect: { en: 'The claim ends. It can be made again.', ha: 'Buƙatar ta ƙare. Ana iya sake yi.' },
  },
};
