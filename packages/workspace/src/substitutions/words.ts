import type { Localized, SubstitutionMove } from '@portal/contracts';

// native reviewer: the Hausa of the whole file is ours.
export const words = {
  loading: { en: 'Loading the case', ha: 'Ana ɗauko shari’a' },
  failed: { en: 'The case could not be read.', ha: 'Ba a iya karanta shari’a ba.' },
  done: { en: 'Done', ha: 'An yi' },
  state: { en: 'State', ha: 'Matsayi' },
  stands: { en: 'Stands in the way now', ha: 'Abin da ya hana yanzu' },
  clock: { en: 'Clock of the law', ha: 'Agogon doka' },
  taxpayer: { en: 'Taxpayer', ha: 'Mai biyan haraji' },
  holder: { en: 'Appointed to pay', ha: 'Wanda aka naɗa ya biya' },
  holding: { en: 'Owes as', ha: 'Dalilin bashin' },
  owed: { en: 'Owes the taxpayer', ha: 'Abin da mai haraji yake bi' },
  ground: { en: 'From where that is known', ha: 'Inda aka sani' },
  demand: { en: 'Demand notice', ha: 'Takardar neman biya' },
  asked: { en: 'Asked', ha: 'Abin da aka nema' },
  open: { en: 'Open now', ha: 'Saura yanzu' },
  bill: { en: 'Bill', ha: 'Bil' },
  paid: { en: 'paid', ha: 'an biya' },
  askedBy: { en: 'Asked for by Legal', ha: 'Wanda ya nema daga sashen doka' },
  approvedBy: { en: 'Approved by', ha: 'Wanda ya amince' },
  served: { en: 'Served', ha: 'An isar' },
  proof: { en: 'Proof of service', ha: 'Shaidar isarwa' },
  objection: { en: 'Objection', ha: 'Ƙin amincewa' },
  amendment: { en: 'Amendment wanted', ha: 'Gyaran da ake so' },
  justification: { en: 'Why', ha: 'Dalili' },
  saysOwed: { en: 'Says to owe', ha: 'Ya ce ana bin sa' },
  admitted: { en: 'Accepts to pay', ha: 'Ya yarda zai biya' },
  answer: { en: 'Decision', ha: 'Hukunci' },
  decidedBy: { en: 'Decided by', ha: 'Wanda ya yanke' },
  endReason: { en: 'How it ended', ha: 'Yadda ta ƙare' },
  begin: { en: 'Appoint somebody who owes them', ha: 'Naɗa wanda yake bin bashi' },
  beginText: {
    en: 'Of Legal: somebody in the register who owes this taxpayer money pays whole bills out of it. Another Director approves it; the taxpayer hears of it with the service. They can object as to an assessment.',
    ha: 'Na sashen doka: wani a rajista da ake bin sa kuɗin wannan mai haraji zai biya cikakkun bil daga ciki. Wani Darakta zai amince; mai haraji zai ji da isarwa. Suna iya ƙin amincewa kamar na kimanta haraji.',
  },
  holderTpui: { en: 'TPUI of who owes', ha: 'TPUI na wanda ake bi' },
  on: { en: 'Day of the letter', ha: 'Ranar wasiƙa' },
  wrong: { en: 'What is wrong', ha: 'Abin da ba daidai ba' },
  how: { en: 'How', ha: 'Ta yaya' },
  day: { en: 'Day of service', ha: 'Ranar isarwa' },
  time: { en: 'Time, as 14:30', ha: 'Lokaci, kamar 14:30' },
  place: { en: 'Where', ha: 'A ina' },
  proofOf: { en: 'Who took it, or the courier’s number', ha: 'Wanda ya karɓa, ko lambar ɗan aike' },
} as const satisfies Readonly<Record<string, Localized>>;

export const moveWords: Readonly<Record<SubstitutionMove, { readonly title: Localized; readonly effect: Localized }>> =
  {
    approve: {
      title: { en: 'Approve', ha: 'Amince' },
      effect: { en: 'The notice is made and can be served.', ha: 'Za a yi sanarwar, a iya isar da ita.' },
    },
    refuse: { title: { en: 'Refuse', ha: 'Ƙi' }, effect: { en: 'It ends here.', ha: 'Za ta ƙare a nan.' } },
    serve: {
      title: { en: 'Note the service', ha: 'Rubuta isarwa' },
      effect: {
        en: 'Thirty days to object begin on the day after. The taxpayer is told now.',
        ha: 'Kwana talatin na ƙin amincewa suna farawa washegari. Ana gaya wa mai haraji yanzu.',
      },
    },
    object: {
      title: { en: 'Note an objection', ha: 'Rubuta ƙin amincewa' },
      effect: {
        en: 'As the letter says it. It is decided within ninety days, else the law upholds it.',
        ha: 'Kamar yadda wasiƙar ta faɗa. Ana yankewa cikin kwana casa’in, in ba haka ba doka ta karɓe shi.',
      },
    },
    uphold: {
      title: { en: 'Uphold the objection', ha: 'Karɓi ƙin amincewa' },
      effect: {
        en: 'The notice ends. Both read your reason.',
        ha: 'Sanarwar ta ƙare. Duka biyu za su karanta dalilinka.',
      },
    },
    dismiss: {
      title: { en: 'Dismiss the objection', ha: 'Yi watsi da ƙin amincewa' },
      effect: {
        en: 'The notice stays in force. Whoever is appointed reads your reason.',
        ha: 'Sanarwar tana aiki. Wanda aka naɗa zai karanta dalilinka.',
      },
    },
    withdraw: {
      title: { en: 'Withdraw', ha: 'Janye' },
      effect: { en: 'It asks for nothing any more.', ha: 'Ba ta neman komai kuma.' },
    },
  };
