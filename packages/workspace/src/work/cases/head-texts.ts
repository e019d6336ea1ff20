// native reviewer: the Hausa is ours.
export const headTexts = {
  code: { en: 'Code', ha: 'Lamba' },
  mda: { en: 'MDA', ha: 'MDA' },
  before: { en: 'Before', ha: 'Kafin' },
  afterwards: { en: 'Then', ha: 'Bayan haka' },
  none: { en: 'None: it is new', ha: 'Babu: sabo ne' },
  name: { en: 'Name', ha: 'Suna' },
  bills: { en: 'New bills', ha: 'Sabbin bil' },
  active: { en: 'Come under it', ha: 'Na zuwa ƙarƙashinsa' },
  ended: { en: 'None: it has ended', ha: 'Babu: ya ƙare' },
  fromDay: { en: 'From', ha: 'Daga' },
  why: { en: 'Why', ha: 'Dalili' },
  proposedBy: { en: 'Proposed by', ha: 'Wanda ya gabatar' },
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  effect: {
    en: 'Once released it counts from that day on. Bills, receipts and periods from before keep the name they have. It can be released on that day at the latest.',
    ha: 'Idan aka amince zai fara daga wannan rana. Bil, rasitai da lokutan da suka gabata za su riƙe sunan da suke da shi. Ranar ce ta ƙarshe ta amincewa.',
  },
  waitsForDay: { en: 'Released; it comes into force on its day.', ha: 'An amince; zai fara aiki a ranarsa.' },
  inForce: { en: 'It is in force.', ha: 'Yana aiki.' },
  failed: { en: 'The proposal could not be read.', ha: 'Ba a iya karanta shawarar ba.' },
} as const;
