import type { ObligationFact } from '@portal/contracts';

// native reviewer: the Hausa is ours.
export const factTexts = {
  record: { en: 'Record what they do', ha: 'Rubuta abin da suke yi' },
  fact: { en: 'What they do', ha: 'Abin da suke yi' },
  fromDay: { en: 'Since', ha: 'Tun' },
  toDay: { en: 'Until; empty while it goes on', ha: 'Har; bar shi babu komai idan yana ci gaba' },
  shownBy: { en: 'What shows it', ha: 'Abin da ya nuna haka' },
  effect: {
    en: 'They have no account, so the office says it for them. What they have to file follows in the same moment; your name stays beside it.',
    ha: 'Ba su da asusu, don haka ofis yake faɗa musu. Abin da za su gabatar yana bin sa nan take; sunanka yana nan tare da shi.',
  },
  recorded: { en: 'Recorded. What they have to file follows it', ha: 'An rubuta. Abin da za su gabatar yana bin sa' },
  facts: {
    employer: { en: 'They have staff', ha: 'Suna da ma’aikata' },
    'withholding-agent': { en: 'They withhold tax from those they pay', ha: 'Suna riƙe haraji daga waɗanda suke biya' },
    'self-employed': { en: 'They work for themselves', ha: 'Suna aikin kansu' },
  } satisfies Readonly<Record<ObligationFact['fact'], { readonly en: string; readonly ha: string }>>,
} as const;
