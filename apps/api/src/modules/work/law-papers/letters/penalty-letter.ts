import {
  formatNaira,
  type Kobo,
  type Letter,
  type Localized,
  lawPaperKindWords,
  neglectWords,
  type PenaltyRecord,
} from '@portal/contracts';
import { dayInWords } from '../../../../platform/clock/printed-dates.ts';
import { asWritten, inBoth } from './in-both.ts';
import { lawWords } from './law-words.ts';
import { type Parties, partiesOn } from './parties.ts';

type Penalty = Pick<PenaltyRecord, 'neglect' | 'dueOn' | 'untilOn' | 'isOver' | 'totalKobo' | 'computation'>;
type Line = Penalty['computation']['lines'][number];
const nothing: Localized = { en: '', ha: '' };

/** Each line with its numbers and its place in the law, as it was worked out. */
export function penaltyLetter({ computation, ...of }: Penalty, parties: Parties): Letter {
  const { neglect, dueOn, untilOn, isOver, totalKobo } = of;
  const laws = [...new Set(computation.lines.filter(({ id }) => isCharged(id)).map(({ reference }) => reference.law))];
  return {
    ...partiesOn(parties),
    title: lawPaperKindWords.penalty,
    basis: asWritten(laws.map((law) => `${law}, ${sectionsOf(law, computation.lines)}`).join('; ')),
    facts: [
      // native reviewer
      { label: { en: 'For', ha: 'Saboda' }, value: neglectWords[neglect] },
      { label: { en: 'Was due on', ha: 'Lokacinsa' }, value: dayInWords(dueOn) },
      {
        label: isOver ? { en: 'Was done on', ha: 'An yi a' } : { en: 'Reckoned until', ha: 'An lissafa zuwa' },
        value: dayInWords(untilOn),
      },
    ],
    heading: { en: `A penalty of ${formatNaira(totalKobo)}`, ha: `Tarar ${formatNaira(totalKobo)}` },
    lead: [
      {
        en: `Something that was due on ${dayInWords(dueOn).en} was late by ${computation.daysLate} days. The law of that day adds what is worked out below.`,
        ha: `An makara da kwana ${computation.daysLate} da abin da lokacinsa ya kasance ${dayInWords(dueOn).ha}. Dokar ranar ta ƙara abin da aka lissafa a ƙasa.`,
      },
    ],
    amount: { label: { en: 'To pay', ha: 'Abin biya' }, kobo: totalKobo },
    deadline: {
      label: lawWords.payBy,
      note: { en: '30 days after this notice', ha: 'Kwana 30 bayan wannan sanarwa' },
    },
    table: {
      title: lawWords.howWorkedOut,
      lines: [
        ...computation.lines.filter(({ id }) => id !== 'total').map(lineOn),
        { says: { en: 'To pay', ha: 'Jimillar biya' }, how: nothing, counts: 'total' as const, kobo: totalKobo },
      ],
      note: computation.gaps.includes('no-rate') ? noRate : null,
    },
    toDo: [lawWords.noCash, lawWords.inParts, lawWords.alreadyPaid],
    sections: [
      {
        title: { en: 'If you had a good reason', ha: 'Idan kana da kyakkyawan dalili' },
        text: {
          en: 'Write to the office with the reason and its proof. A Director may remit a penalty or interest for good cause, whole or in part (s. 66). The Tax Ombud helps for nothing.',
          ha: 'Ka rubuta wa ofis da dalilin da shaidarsa. Darakta yana iya yafe tara ko ruwa saboda kyakkyawan dalili, duka ko wani ɓangare (s. 66). Tax Ombud yana taimako kyauta.',
        },
      },
    ],
  };
}

// native reviewer
const noRate: Localized = {
  en: 'The law of that day also names interest at a bank’s rate of which we hold no table: no interest is added.',
  ha: 'Dokar ranar ta kuma ambaci ruwa bisa adadin banki wanda ba mu da jadawalinsa: ba a ƙara ruwa ba.',
};
const names: Readonly<Record<Line['id'], Localized>> = {
  base: { en: 'Tax it is of', ha: 'Harajin da take a kai' },
  penalty: { en: 'Penalty', ha: 'Tara' },
  interest: { en: 'Interest', ha: 'Ruwa' },
  'charged-before': { en: 'Charged before', ha: 'An caje a baya' },
  total: { en: 'To pay', ha: 'Jimillar biya' },
};

const isCharged = (id: Line['id']) => id === 'penalty' || id === 'interest';
const sectionsOf = (law: string, lines: readonly Line[]) =>
  [
    ...new Set(
      lines.filter((one) => isCharged(one.id) && one.reference.law === law).map((one) => one.reference.section),
    ),
  ].join(', ');

function lineOn(line: Line): NonNullable<Letter['table']>['lines'][number] {
  const { id, amountKobo, reference } = line;
  return {
    says: names[id],
    how: inBoth((language) =>
      [stepOf(line, language), id === 'base' ? '' : reference.section].filter(Boolean).join(', '),
    ),
    counts: id === 'base' ? 'shown' : id === 'charged-before' ? 'taken-off' : 'added',
    kobo: amountKobo,
  };
}

const percentOf = (ppm: number) => `${Number((ppm / 10_000).toFixed(4))}%`;
const naira = (amount: number) => formatNaira(amount as Kobo);

function stepOf({ formula }: Line, language: 'en' | 'ha'): string {
  const isEnglish = language === 'en';
  switch (formula.kind) {
    case 'rate':
      return `${percentOf(formula.ratePpm)} × ${naira(formula.ofKobo)}`;
    case 'months': {
      const more = formula.months - 1;
      const first = isEnglish
        ? `${naira(formula.firstKobo)} for the first month`
        : `${naira(formula.firstKobo)} na watan farko`;
      return more === 0 ? first : `${first} + ${more} × ${naira(formula.eachKobo)}`;
    }
    case 'interest':
      return formula.periods
        .map(({ days, ratePpm, ofKobo }) =>
          isEnglish
            ? `${naira(ofKobo)} × ${percentOf(ratePpm)} a year × ${days} days`
            : `${naira(ofKobo)} × ${percentOf(ratePpm)} a shekara × kwana ${days}`,
        )
        .join(' + ');
    case 'sum':
      return formula.of.map(({ amountKobo }) => naira(amountKobo)).join(' + ');
    default:
      return '';
  }
}
