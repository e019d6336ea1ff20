import { kobo, type Letter } from '@portal/contracts';
import { assessmentLetter } from '../letters/assessment-letter.ts';
import { demandLetter } from '../letters/demand-letter.ts';
import {
  acknowledgementLetter,
  decisionLetter,
  informationLetter,
  type Objected,
  validityLetter,
} from '../letters/objection-letters.ts';
import type { Parties } from '../letters/parties.ts';
import { penaltyLetter } from '../letters/penalty-letter.ts';
import { substitutionLetter } from '../letters/substitution-letter.ts';
import { withdrawalLetter } from '../letters/withdrawal-letter.ts';

const longName =
  'The Registered Trustees of the Northern Nigerian Association of Dealers in Agricultural Machinery and Spare Parts of Zaria, Sabon Gari and Surroundings, Incorporated';
const longReason =
  'No return came in for the period, and guests were there on each of our three visits, as the officers noted. '.repeat(
    12,
  );

const parties = (isLong: boolean): Parties => ({
  to: {
    name: isLong ? longName : 'Halima Danjuma Sani',
    tpui: 'KD-0027-4410-18',
    address: isLong
      ? `${'Plot 14, behind the second gate of the old textile mill, '.repeat(3)}Kakuri, Kaduna South`
      : '6 Park Road, Zaria',
  },
  office: {
    name: 'Zaria Tax Office',
    address: isLong ? 'Floor 2, Secretariat of the Local Government, 3 Kongo Road, Zaria' : '3 Kongo Road, Zaria',
  },
  officer: {
    name: isLong ? `Abdulrahman-Mujahid ${'Mohammed '.repeat(6)}Tanimu` : 'Rabi Aliyu',
    role: 'Tax Officer',
    badge: 'KO7Q4M2X9TBC',
  },
  signedBy: {
    name: isLong ? `Oluwadamilola ${'Chukwuemeka '.repeat(6)}Bako` : 'Yusuf Bako',
    role: 'Tax Office Manager',
    badge: '',
  },
});

const objected = (isLong: boolean): Objected => ({
  ...{ number: 'OBJ-2026-00000114', assessment: 'ASM-2026-00000317', lodgedOn: '2026-11-27', lastDay: '2027-02-25' },
  tax: { en: 'Consumption tax, October 2026', ha: 'Harajin amfani, Oktoba 2026' },
  ...{ assessedKobo: kobo(110_400_000), admittedKobo: kobo(30_000_000) },
  issues: Array.from({ length: isLong ? 10 : 2 }, (_, at) => ({
    text: isLong ? longReason.slice(0, 1000) : `Sales of guests who never came, page ${at + 1} of the book`,
    valueKobo: kobo(40_000_000),
  })),
});

const interest = { ofKobo: 18_600_000, ratePpm: 265_000, days: 40, interestKobo: 540_164 };
const act = { law: 'Nigeria Tax Administration Act 2025', certainty: 'certain' } as const;

/** A letter of each kind, with ordinary names or the longest that forms take. */
export function sampleLetters(isLong: boolean): Readonly<Record<string, Letter>> {
  const [who, of] = [parties(isLong), objected(isLong)];
  const lines = Array.from({ length: isLong ? 40 : 4 }, (_, at) => ({
    says: isLong
      ? 'A line of the computation whose words are as many as the form takes, which is some hundred and sixty, so that it goes over several lines of its column'
      : `Line ${at + 1}`,
    how: isLong ? 'How it was found, in as many words as the form takes. '.repeat(4).trim() : '24 rooms × 31 nights',
    ...{
      amountKobo: kobo(isLong ? 900_719_925_474_000 : 27_600_000),
      counts: at % 2 ? ('taken-off' as const) : ('added' as const),
    },
  }));
  return {
    assessment: assessmentLetter(
      {
        ...{ basis: 'best-of-judgement', method: 'comparables', lines, mayBeFiled: true },
        tax: { en: 'Consumption tax', ha: 'Harajin amfani' },
        period: { en: 'October 2026', ha: 'Oktoba 2026' },
        reason: isLong
          ? longReason
          : 'No return came in for October, and guests were there on each of our three visits.',
        sources: [{ from: 'Visit of the hotel', day: '2026-10-14', says: '24 of 30 rooms let' }],
        taxKobo: kobo(isLong ? 900_719_925_474_099 : 110_400_000),
      },
      who,
    ),
    demand: demandLetter(
      {
        totalKobo: kobo(21_000_164),
        bills: Array.from({ length: isLong ? 60 : 3 }, (_, at) => ({
          ...{
            reference: 'KDAD24HS0317PV6K',
            heads: 'Direct assessment of individuals',
            ground: 'assessment' as const,
          },
          ...{ period: '2025', dueOn: '2026-10-15', amountKobo: kobo(7_000_000 + at) },
        })),
      },
      who,
    ),
    penalty: penaltyLetter(
      {
        ...{
          neglect: 'tax-paid-late',
          dueOn: '2026-10-15',
          untilOn: '2026-11-24',
          isOver: false,
          totalKobo: kobo(2_400_164),
        },
        computation: {
          daysLate: 40,
          gaps: [],
          lines: [
            {
              id: 'base',
              amountKobo: kobo(18_600_000),
              formula: { kind: 'entered' },
              reference: { ...act, section: 's. 65' },
            },
            {
              ...{ id: 'penalty', amountKobo: kobo(1_860_000), reference: { ...act, section: 's. 65(1)' } },
              formula: { kind: 'rate', ofKobo: 18_600_000, ratePpm: 100_000 },
            },
            {
              ...{ id: 'interest', amountKobo: kobo(540_164), reference: { ...act, section: 's. 65(3)' } },
              formula: { kind: 'interest', periods: isLong ? Array.from({ length: 30 }, () => interest) : [interest] },
            },
          ],
        },
      },
      who,
    ),
    acknowledgement: acknowledgementLetter(of, who),
    validity: validityLetter(
      { ...of, isValid: false, reason: isLong ? longReason : 'The income you accept is missing.' },
      who,
    ),
    'information-request': informationLetter(
      { ...of, question: isLong ? longReason : 'Please send the guest book of October 2026.' },
      who,
    ),
    decision: decisionLetter(
      {
        ...of,
        outcome: 'revised',
        taxKobo: kobo(60_000_000),
        reasons: isLong ? longReason.slice(0, 500) : 'Half of the rooms were let, as the guest book shows.',
      },
      who,
    ),
    substitution: substitutionLetter(
      {
        taxpayer: isLong ? longName : 'Halima Danjuma Sani',
        ...{ demand: 'DMN-2026-00000874', askedKobo: kobo(14_000_001) },
        bills: Array.from({ length: isLong ? 20 : 2 }, (_, at) => ({
          ...{ reference: 'KDAD24HS0317PV6K', amountKobo: kobo(7_000_000 + at) },
        })),
      },
      who,
    ),
    withdrawal: withdrawalLetter(
      {
        what: 'demand',
        number: 'DMN-2026-00000004',
        servedOn: '2026-11-20',
        reason: isLong ? longReason : 'The bill was paid on 19 November.',
      },
      who,
    ),
  };
}
