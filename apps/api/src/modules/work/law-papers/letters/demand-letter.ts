import {
  type DemandGround,
  demandGroundWords,
  formatNaira,
  type Kobo,
  type Letter,
  type Localized,
  lawPaperKindWords,
  periodInWords,
} from '@portal/contracts';
import { dayInWords } from '../../../../platform/clock/printed-dates.ts';
import { inBoth } from './in-both.ts';
import { lawWords, ofTheAct } from './law-words.ts';
import { type Parties, partiesOn } from './parties.ts';

interface Demanded {
  readonly totalKobo: Kobo;
  readonly bills: readonly {
    readonly reference: string;
    readonly heads: string;
    readonly ground: DemandGround | null;
    /** `2026-10` or `2026`; null where there is none. */
    readonly period: string | null;
    readonly dueOn: string;
    readonly amountKobo: Kobo;
  }[];
}

/** NTAA 65(2): what is final and unpaid is asked for a last time, with thirty days. */
export function demandLetter({ totalKobo, bills }: Demanded, parties: Parties): Letter {
  return {
    ...partiesOn(parties),
    title: lawPaperKindWords.demand,
    basis: ofTheAct('65(2)'),
    facts: [
      // native reviewer
      { label: { en: 'Bills', ha: 'Bilolin' }, value: inBoth(() => String(bills.length)) },
    ],
    heading: {
      en: `You have 30 days to pay ${formatNaira(totalKobo)}`,
      ha: `Kana da kwana 30 ka biya ${formatNaira(totalKobo)}`,
    },
    lead: [
      {
        en: 'The bills below are due and were not paid, and no objection, plan or payment is under way for them. Please pay before the day below, or tell us today what happened.',
        ha: 'Lokacin biyan bilolin da ke ƙasa ya wuce ba a biya ba, kuma babu ƙin yarda, tsarin biya ko biya da ake yi a kansu. Ka biya kafin ranar da ke ƙasa, ko ka gaya mana yau abin da ya faru.',
      },
    ],
    amount: { label: { en: 'To pay', ha: 'Abin biya' }, kobo: totalKobo },
    deadline: { label: lawWords.payBy, note: lawWords.thirtyDays },
    table: {
      title: { en: 'What you owe', ha: 'Abin da ake bin ka' },
      lines: [
        ...bills.map(({ reference, dueOn, amountKobo, ...of }) => ({
          says: whatOf(of),
          how: inBoth((language) =>
            language === 'en'
              ? `Bill ${reference}, due on ${dayInWords(dueOn).en}`
              : `Bil ${reference}, lokacinsa ${dayInWords(dueOn).ha}`,
          ),
          counts: 'added' as const,
          kobo: amountKobo,
        })),
        { says: { en: 'To pay', ha: 'Jimillar biya' }, how: { en: '', ha: '' }, counts: 'total', kobo: totalKobo },
      ],
      note: {
        en: 'The page behind the code shows what is still open today.',
        ha: 'Shafin da ke bayan lambar QR yana nuna abin da ya rage yau.',
      },
    },
    toDo: [lawWords.noCash, lawWords.inParts, lawWords.alreadyPaid],
    sections: [
      {
        title: { en: 'If nothing happens until that day', ha: 'Idan ba abin da ya faru har ranar' },
        text: {
          en: 'We may ask a court for an order to collect the debt. Nobody may close, seal or sell anything of yours without a numbered court order (s. 61). The time to object to a final assessment is over; with a strong reason it can be extended (s. 41(3)).',
          ha: 'Muna iya neman umarnin kotu don karɓo bashin. Ba mai ikon rufewa, ƙwacewa ko sayar da wani abu naka ba tare da umarnin kotu mai lamba ba (s. 61). Lokacin ƙin yarda da haraji na ƙarshe ya ƙare; idan akwai ƙwaƙƙwaran dalili ana iya ƙara shi (s. 41(3)).',
        },
      },
    ],
  };
}

function whatOf({ heads, ground, period }: Pick<Demanded['bills'][number], 'heads' | 'ground' | 'period'>): Localized {
  const when = period === null ? undefined : periodInWords(period);
  return inBoth((language) =>
    [heads, ground && demandGroundWords[ground][language], when?.[language]].filter(Boolean).join(', '),
  );
}
