import type { DemandMove, Localized, ServedHow } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const words = {
  enforce: { en: 'Open enforcement of this demand', ha: 'Fara tilasta wannan takarda' },
  enforceText: {
    en: 'Its days are over. Legal checks it next; nothing is taken or sealed without an order of a court.',
    ha: 'Kwanakinta sun ƙare. Sashen shari’a zai duba; ba a ɗauka ko rufe komai ba tare da umarnin kotu ba.',
  },
  enforceFailed: { en: 'Nothing was opened. Try again shortly', ha: 'Ba a buɗe komai ba. Sake gwadawa nan gaba kaɗan' },
  loading: { en: 'Loading the demand notice', ha: 'Ana ɗauko takardar neman biya' },
  failed: { en: 'The demand notice could not be read.', ha: 'Ba a iya karanta takardar neman biya ba.' },
  state: { en: 'State', ha: 'Matsayi' },
  clock: { en: 'Clock of the law', ha: 'Agogon doka' },
  taxpayer: { en: 'Taxpayer', ha: 'Mai biyan haraji' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  demanded: { en: 'Demanded', ha: 'An nema' },
  paid: { en: 'Paid', ha: 'An biya' },
  open: { en: 'Open', ha: 'Saura' },
  preparedBy: { en: 'Prepared by', ha: 'Wanda ya shirya' },
  approvedBy: { en: 'Approved by', ha: 'Wanda ya amince' },
  issuedBy: { en: 'Issued by', ha: 'Wanda ya fitar' },
  served: { en: 'Served', ha: 'An isar' },
  proof: { en: 'Proof of service', ha: 'Shaidar isarwa' },
  endReason: { en: 'Why it was withdrawn', ha: 'Dalilin janyewa' },
  prepare: { en: 'Prepare a demand notice', ha: 'Shirya takardar neman biya' },
  prepareText: {
    en: 'Choose overdue bills of one taxpayer. Another person approves the notice; before it is issued every bill is asked about again.',
    ha: 'Zaɓi bil ɗin mai haraji ɗaya da lokacinsu ya wuce. Wani zai amince; kafin a fitar ana sake tambayar kowane bil.',
  },
  find: { en: 'Find the bills', ha: 'Nemo bil' },
  tpui: { en: 'TPUI', ha: 'TPUI' },
  bills: { en: 'Bills', ha: 'Bil' },
  none: { en: 'This taxpayer owes nothing that can be demanded.', ha: 'Ba abin da za a nema daga wannan mai haraji.' },
  chooseOne: { en: 'Choose at least one bill', ha: 'Zaɓi aƙalla bil ɗaya' },
  done: { en: 'Done', ha: 'An yi' },
  how: { en: 'How', ha: 'Ta yaya' },
  bill: { en: 'Bill', ha: 'Bil' },
  day: { en: 'Day of service', ha: 'Ranar isarwa' },
  time: { en: 'Time, as 14:30', ha: 'Lokaci, kamar 14:30' },
  place: { en: 'Where', ha: 'A ina' },
  proofOf: { en: 'Who took it, or the courier’s number', ha: 'Wanda ya karɓa, ko lambar ɗan aike' },
  serveText: {
    en: 'The thirty days begin on the day after. The taxpayer is told in the account, whichever way it was served.',
    ha: 'Kwana talatin suna farawa washegari. Ana gaya wa mai haraji a asusunsa, ta kowace hanya aka isar.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export const hows: Readonly<Record<ServedHow, Localized>> = {
  'by-hand': { en: 'By hand', ha: 'Da hannu' },
  courier: { en: 'By courier', ha: 'Ta ɗan aike' },
  electronic: { en: 'To the account', ha: 'Zuwa asusu' },
};

export const moveWords: Readonly<Record<DemandMove, { readonly title: Localized; readonly effect: Localized }>> = {
  approve: {
    title: { en: 'Approve', ha: 'Amince' },
    effect: { en: 'It can be issued then.', ha: 'Za a iya fitar da ita.' },
  },
  refuse: { title: { en: 'Refuse', ha: 'Ƙi' }, effect: { en: 'It ends here.', ha: 'Za ta ƙare a nan.' } },
  withdraw: { title: { en: 'Withdraw', ha: 'Janye' }, effect: { en: 'It ends here.', ha: 'Za ta ƙare a nan.' } },
  cancel: {
    title: { en: 'Withdraw before service', ha: 'Janye kafin isarwa' },
    effect: { en: 'It ends here; the taxpayer has not heard of it.', ha: 'Za ta ƙare a nan; mai haraji bai ji ba.' },
  },
  issue: {
    title: { en: 'Issue', ha: 'Fitar' },
    effect: {
      en: 'Every bill is asked about once more: a payment, plan, dispute or objection stops it.',
      ha: 'Ana sake tambayar kowane bil: biya, kashi-kashi, jayayya ko ƙin amincewa za su hana.',
    },
  },
  serve: { title: { en: 'Note the service', ha: 'Rubuta isarwa' }, effect: words.serveText },
  end: {
    title: { en: 'Withdraw', ha: 'Janye' },
    effect: {
      en: 'No day runs by it any more. The taxpayer reads your reason.',
      ha: 'Babu ranar da ke gudu. Mai haraji zai karanta dalilinka.',
    },
  },
};

/** A period of the law is of thirty days or ninety; what is more moved its end from days of rest. */
const lawPeriod = 30;

export const dayOf = (day: number, days: number, lastDay: string): Localized => {
  const moved = days > lawPeriod && days % lawPeriod > 0;
  return {
    en: `Day ${day} of ${days}. The last one is ${lastDay}${moved ? ', moved from a day of rest' : ''}`,
    ha: `Rana ta ${day} cikin ${days}. Ta ƙarshe ita ce ${lastDay}${moved ? ', an matsar da ita daga ranar hutu' : ''}`,
  };
};
