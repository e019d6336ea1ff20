import {
  type AssessedLine,
  type AssessmentBasis,
  type AssessmentMethod,
  assessmentMethodWords,
  formatNaira,
  type Kobo,
  type Letter,
  type Localized,
  lawPaperKindWords,
} from '@portal/contracts';
import { dayInWords } from '../../../../platform/clock/printed-dates.ts';
import { asWritten, inBoth } from './in-both.ts';
import { lawWords, ofTheAct } from './law-words.ts';
import { type Parties, partiesOn } from './parties.ts';

interface Assessed {
  readonly tax: Localized;
  readonly period: Localized;
  readonly basis: AssessmentBasis;
  readonly method: AssessmentMethod;
  readonly reason: string;
  readonly sources: readonly { readonly from: string; readonly day: string; readonly says: string }[];
  readonly lines: readonly AssessedLine[];
  readonly taxKobo: Kobo;
  readonly mayBeFiled: boolean;
}

/** NTAA 40: amount, place of payment, and the right to object with its days. */
export function assessmentLetter(of: Assessed, parties: Parties): Letter {
  const { tax, period, basis, taxKobo } = of;
  const isMore = basis === 'additional';
  return {
    ...partiesOn(parties),
    title: lawPaperKindWords.assessment,
    basis: ofTheAct(isMore ? '36' : '35', '40', '49'),
    facts: [
      { label: lawWords.tax, value: tax },
      { label: lawWords.period, value: period },
      // native reviewer
      { label: { en: 'Judged by', ha: 'An yi hukunci bisa' }, value: assessmentMethodWords[of.method] },
    ],
    heading: {
      en: `Your tax for ${period.en} is ${formatNaira(taxKobo)}${isMore ? ' more' : ''}`,
      ha: isMore
        ? `An ƙara maka harajin ${period.ha} da ${formatNaira(taxKobo)}`
        : `Harajinka na ${period.ha} shi ne ${formatNaira(taxKobo)}`,
    },
    lead: [asWritten(of.reason), ...of.sources.map(sourceWords)],
    amount: {
      label: isMore
        ? { en: 'Additional tax', ha: 'Ƙarin haraji' }
        : { en: 'Tax assessed', ha: 'Harajin da aka kimanta' },
      kobo: taxKobo,
    },
    deadline: { label: lawWords.payOrObject, note: lawWords.thirtyDays },
    table: {
      title: lawWords.howWorkedOut,
      lines: [
        ...of.lines.map(({ says, how, counts, amountKobo }) => ({
          ...{ says: asWritten(says), how: asWritten(how), counts, kobo: amountKobo },
        })),
        {
          says: isMore
            ? { en: 'Additional tax', ha: 'Ƙarin haraji' }
            : { en: 'Tax to pay', ha: 'Harajin da za a biya' },
          how: { en: '', ha: '' },
          counts: 'total' as const,
          kobo: taxKobo,
        },
      ],
      note: { en: 'No penalty and no interest are in this amount.', ha: 'Babu tara ko ruwa a cikin wannan adadi.' },
    },
    toDo: [
      inBoth((language) => `${language === 'en' ? 'You agree?' : 'Ka yarda?'} ${lawWords.noCash[language]}`),
      ...(of.mayBeFiled ? [filed] : []),
      lawWords.object,
      lawWords.fiveItems,
    ],
    sections: [{ title: lawWords.whatObjectionDoes, text: lawWords.objectionDoes }],
  };
}

// native reviewer
const filed: Localized = {
  en: 'You have not filed? File the return of this period by that day: it takes the place of this assessment.',
  ha: 'Ba ka gabatar da bayani ba? Ka gabatar da bayanin wannan lokaci zuwa ranar: zai maye gurbin wannan kimantawa.',
};

function sourceWords({ from, day, says }: Assessed['sources'][number]): Localized {
  const on = dayInWords(day);
  return inBoth((language) => `${from}, ${on[language]}${says === '' ? '' : `: ${says}`}`);
}
