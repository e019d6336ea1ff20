import type { Localized } from '@portal/contracts';

// native reviewer: the Hausa of the whole list is ours.
export const words = {
  loading: { en: 'Loading the objection', ha: 'Ana ɗauko ƙin amincewa' },
  failed: { en: 'The objection could not be read.', ha: 'Ba a iya karanta ƙin amincewa ba.' },
  state: { en: 'State', ha: 'Matsayi' },
  clock: { en: 'Clock of the law', ha: 'Agogon doka' },
  payer: { en: 'Payer', ha: 'Mai biya' },
  assessment: { en: 'Assessment', ha: 'Tantancewa' },
  about: { en: 'About', ha: 'Game da' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  assessed: { en: 'Assessed', ha: 'An tantance' },
  accepted: { en: 'Accepted, a bill of its own', ha: 'An amince, bil dabam' },
  disputed: { en: 'Disputed, it rests', ha: 'Ana jayayya, ya tsaya' },
  wrong: { en: 'What is wrong', ha: 'Me ba daidai ba' },
  wanted: { en: 'What it should say', ha: 'Abin da ya kamata ta ce' },
  why: { en: 'Why', ha: 'Dalili' },
  income: { en: 'Income accepted', ha: 'Kuɗin shiga da aka amince' },
  asked: { en: 'The office asked', ha: 'Ofis ya tambaya' },
  answered: { en: 'The taxpayer answered', ha: 'Mai haraji ya amsa' },
  proposal: { en: 'Proposed', ha: 'An gabatar' },
  decision: { en: 'Decision', ha: 'Shawara' },
  owed: { en: 'Owed after all', ha: 'Abin da ya rage' },
  barred: { en: 'Does not decide it', ha: 'Ba ya yanke shawara' },
  propose: { en: 'Propose the decision', ha: 'Gabatar da shawara' },
  proposeText: {
    en: 'Another person decides: a Director who neither made nor approved the assessment. The days go on meanwhile.',
    ha: 'Wani ne zai yanke: Darakta da bai yi tantancewar ba, bai kuma amince da ita ba. Kwanaki suna ci gaba.',
  },
  outcome: { en: 'Decision', ha: 'Shawara' },
  taxKobo: { en: 'Revised tax', ha: 'Harajin da aka gyara' },
  reasons: { en: 'Reasons, which the taxpayer reads', ha: 'Dalilai, mai haraji zai karanta' },
  proposed: { en: 'Proposed. Another person decides', ha: 'An gabatar. Wani ne zai yanke' },
  outcomes: {
    upheld: { en: 'Uphold the whole objection', ha: 'Karɓi ƙin amincewar duka' },
    revised: { en: 'Revise the assessment', ha: 'Gyara tantancewar' },
    dismissed: { en: 'Dismiss the objection', ha: 'Kada a karɓa' },
  },
} as const satisfies Readonly<Record<string, Localized | Readonly<Record<string, Localized>>>>;

export const dayOf90 = (day: number, lastDay: string): Localized => ({
  en: `Day ${day} of 90. Undecided on ${lastDay}, it is upheld by law on the next day`,
  ha: `Rana ta ${day} cikin 90. In ba a yanke zuwa ${lastDay} ba, doka za ta karɓe shi a washegari`,
});
