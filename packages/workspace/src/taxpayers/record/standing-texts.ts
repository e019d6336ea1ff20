// native reviewer: the Hausa is ours.
export const standingTexts = {
  change: { en: 'Change standing', ha: 'Canza matsayi' },
  standing: { en: 'Standing', ha: 'Matsayi' },
  fromDay: { en: 'From which day', ha: 'Daga wace rana' },
  document: {
    en: 'Which paper says so: its number, and where it is kept',
    ha: 'Wace takarda ta faɗi haka: lambarta, da inda take',
  },
  reason: { en: 'Reason, for the record', ha: 'Dalili, don ajiya' },
  effect: {
    en: 'A Manager or Director of the office decides. From that day on nothing is expected of them: what they should have filed for periods after it ends. What was filed stays. Active ends it again.',
    ha: 'Manaja ko Daraktan ofis zai yanke. Daga wannan rana ba a jiran komai daga gare su: abin da ya kamata su gabatar na lokutan bayanta ya ƙare. Abin da aka gabatar zai zauna. Yana aiki ya kawo ƙarshen hakan.',
  },
  proposed: {
    en: 'Proposed. A second person of the office decides',
    ha: 'An gabatar. Mutum na biyu na ofis zai yanke',
  },
  who: { en: 'Taxpayer', ha: 'Mai biyan haraji' },
  paper: { en: 'Paper', ha: 'Takarda' },
  why: { en: 'Why', ha: 'Dalili' },
  proposedBy: { en: 'Proposed by', ha: 'Wanda ya gabatar' },
  failed: { en: 'What was proposed could not be read.', ha: 'Ba a iya karanta abin da aka gabatar ba.' },
} as const;
