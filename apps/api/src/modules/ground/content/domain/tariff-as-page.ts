import { type AuthoredOf, type Block, type ContentPage, formatNaira, type Language, lagosDay } from '@portal/contracts';

interface Words {
  readonly columns: readonly [what: string, amount: string, unit: string, basis: string];
  readonly counts: (day: string) => string;
  readonly illustrative: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    columns: ['What for', 'Amount', 'For each', 'Law or notice'],
    counts: (day) => `Counts from ${day}`,
    illustrative: 'example, not published',
  },
  // native reviewer: whole table
  ha: {
    columns: ['Abin da ake biya', 'Adadi', 'Kowane', 'Doka ko sanarwa'],
    counts: (day) => `Yana aiki daga ${day}`,
    illustrative: 'misali ne, ba a wallafa ba',
  },
};

/** A tariff has no page: programs read it. For the eyes of who checks it, it is a table. */
export function tariffAsPage(
  { name, validFrom, entries }: AuthoredOf<'tariff'>,
  updatedAt: Date,
  language: Language,
): Omit<ContentPage, 'banners'> {
  const { columns, illustrative } = words[language];
  const table: Block = {
    kind: 'table',
    caption: name[language],
    columns: [...columns],
    rows: entries.map(({ label, amountKobo, unit, basis, isIllustrative }) => [
      label[language],
      formatNaira(amountKobo),
      unit[language],
      [basis?.[language], isIllustrative ? illustrative : undefined].filter(Boolean).join(', ') || '–',
    ]),
  };
  return {
    path: '/preview',
    title: name,
    lead: { en: words.en.counts(validFrom), ha: words.ha.counts(validFrom) },
    blocks: [table],
    updatedOn: lagosDay(updatedAt),
  };
}
