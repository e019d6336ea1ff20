import { monthName } from '@portal/contracts';
import { revenueHeads } from '../reference-data/collectors.ts';
import type { Random } from './random.ts';

export interface Charge {
  readonly revenueHeadId: number;
  readonly mdaId: number;
  readonly amountKobo: number;
  readonly description: string;
  readonly narration: string;
}

interface Profile {
  readonly code: string;
  /** How often it is billed, compared with the others. */
  readonly weight: number;
  /** Naira: one of a tariff's steps, or anything between two amounts (small ones more often). */
  readonly naira: readonly number[] | { readonly from: number; readonly to: number };
  /** Payer categories it concerns; everybody unless given. */
  readonly categories?: readonly number[];
  /** Months (1–12) in which it is billed far more. */
  readonly season?: readonly number[];
  /** Billed around its due day, the tenth. */
  readonly monthly?: boolean;
}

const individuals = [1];
const organisations = [2, 3, 4];
const businesses = [1, 2];

/** Illustrative amounts: nobody has published today's tariffs. */
const profiles: readonly Profile[] = [
  { code: '12010101', weight: 15, naira: { from: 45_000, to: 18_500_000 }, categories: organisations, monthly: true },
  { code: '12010102', weight: 7, naira: { from: 6_000, to: 900_000 }, categories: individuals, season: [1, 2, 3] },
  { code: '12010103', weight: 5, naira: { from: 8_000, to: 2_400_000 }, categories: organisations, monthly: true },
  { code: '12010104', weight: 0.5, naira: { from: 60_000, to: 6_000_000 }, categories: individuals },
  { code: '12010105', weight: 2, naira: { from: 500, to: 750_000 } },
  { code: '12010106', weight: 10, naira: [1_000], categories: individuals, season: [1, 2, 3, 4] },
  { code: '12010107', weight: 4, naira: { from: 9_000, to: 1_300_000 }, categories: [2], monthly: true },
  { code: '12010108', weight: 5, naira: { from: 7_500, to: 850_000 }, season: [2, 3, 4] },
  { code: '12010109', weight: 2, naira: { from: 3_000, to: 60_000 }, categories: individuals },
  { code: '12010110', weight: 0.4, naira: { from: 200_000, to: 4_000_000 }, categories: [2] },
  { code: '12020101', weight: 9, naira: [3_125, 3_750, 5_000, 6_250] },
  { code: '12020102', weight: 5, naira: [10_350, 15_450], categories: individuals },
  { code: '12020103', weight: 2, naira: [4_500, 7_500], categories: businesses },
  { code: '12020104', weight: 2, naira: [12_000, 20_000, 35_000], categories: businesses },
  { code: '12020106', weight: 0.6, naira: [50_000, 100_000, 150_000], categories: [2], season: [9, 10] },
  { code: '12020107', weight: 0.4, naira: [75_000, 120_000], categories: [2], season: [1, 2] },
  { code: '12020401', weight: 1.5, naira: [10_000], categories: businesses },
  { code: '12020402', weight: 5, naira: [5_000], categories: businesses, season: [1, 2, 3] },
  { code: '12020403', weight: 4, naira: [21_875, 25_000, 31_250] },
  { code: '12020404', weight: 2, naira: [12_500, 18_750] },
  { code: '12020405', weight: 2, naira: { from: 35_000, to: 1_200_000 } },
  { code: '12020406', weight: 1, naira: { from: 20_000, to: 600_000 } },
  { code: '12020407', weight: 1, naira: [10_000] },
  { code: '12020408', weight: 1.6, naira: { from: 25_000, to: 2_000_000 } },
  { code: '12020409', weight: 1, naira: [15_000, 40_000, 90_000], categories: [2], season: [1, 2] },
  { code: '12020410', weight: 0.6, naira: { from: 80_000, to: 1_500_000 }, categories: [2] },
  { code: '12020412', weight: 0.3, naira: [250_000, 400_000], categories: [2] },
  { code: '12020413', weight: 0.3, naira: { from: 145_000, to: 7_250_000 }, categories: [2] },
  { code: '12020414', weight: 0.8, naira: [20_000, 50_000], categories: [2] },
  { code: '12020416', weight: 1.2, naira: { from: 2_000, to: 65_000 } },
  { code: '12020417', weight: 1.5, naira: [500, 1_000], categories: individuals },
  { code: '12020418', weight: 4, naira: [48_500, 62_000, 97_000], categories: individuals, season: [10, 11] },
  { code: '12020419', weight: 2, naira: [31_500, 42_000], categories: individuals, season: [10, 11] },
  { code: '12020420', weight: 1, naira: [4_500], categories: individuals, season: [3, 4] },
  { code: '12020421', weight: 0.7, naira: { from: 1_500, to: 40_000 }, categories: businesses },
  { code: '12020501', weight: 3, naira: [2_500, 5_000, 10_000, 25_000] },
  { code: '12020502', weight: 0.8, naira: [10_000, 50_000] },
  { code: '12020503', weight: 1.2, naira: { from: 1_000, to: 400_000 } },
  { code: '12020601', weight: 0.4, naira: { from: 500, to: 30_000 }, season: [5, 6, 7] },
  { code: '12020602', weight: 0.8, naira: [18_000, 36_000, 90_000], categories: businesses, season: [5, 6] },
  { code: '12020701', weight: 2.5, naira: { from: 1_500, to: 180_000 }, categories: individuals },
  { code: '12020702', weight: 2, naira: [6_000, 12_000, 24_000], categories: businesses },
  { code: '12020703', weight: 0.4, naira: { from: 40_000, to: 900_000 }, categories: [2] },
  { code: '12020801', weight: 0.6, naira: [120_000, 180_000, 240_000], categories: individuals, season: [1] },
  { code: '12020901', weight: 3, naira: { from: 4_000, to: 500_000 }, season: [1, 2] },
];

const headsByCode = new Map(revenueHeads.map((head) => [head.code, head]));

/** The lines of one bill: usually one, sometimes several of the same MDA. `day` is `YYYY-MM-DD`. */
export function makeCharges(random: Random, categoryId: number, day: string): Charge[] {
  const month = Number(day.slice(5, 7));
  const dayOfMonth = Number(day.slice(8));
  const fitting = profiles.filter(({ categories }) => !categories || categories.includes(categoryId));
  const weightOf = ({ weight, season, monthly }: Profile) =>
    weight * (season?.includes(month) ? 3 : 1) * (monthly ? (dayOfMonth <= 10 ? 2.2 : 0.35) : 1);
  const first = random.weighted(fitting.map((profile) => [profile, weightOf(profile)]));
  const charges = [chargeOf(random, first, day)];
  const siblings = fitting.filter((profile) => profile !== first && mdaOf(profile) === mdaOf(first));
  while (siblings.length > 0 && charges.length < 4 && random.chance(0.24)) {
    const [sibling] = siblings.splice(random.int(0, siblings.length - 1), 1);
    if (sibling) charges.push(chargeOf(random, sibling, day));
  }
  return charges;
}

function mdaOf({ code }: Profile): number | undefined {
  return headsByCode.get(code)?.mda_id;
}

function chargeOf(random: Random, { code, naira, monthly }: Profile, day: string): Charge {
  const head = headsByCode.get(code);
  if (!head) throw new Error(`No revenue head ${code}`);
  const year = day.slice(0, 4);
  const period = monthly
    ? `${monthName(((Number(day.slice(5, 7)) + 10) % 12) + 1, 'en')} ${day.slice(5, 7) === '01' ? Number(year) - 1 : year}`
    : year;
  return {
    revenueHeadId: head.id,
    mdaId: head.mda_id,
    amountKobo: amountOf(random, naira),
    description: head.name,
    narration: `${head.name}, ${period}`,
  };
}

/** Tariffs are round; assessed amounts end in kobo now and then. */
function amountOf(random: Random, naira: Profile['naira']): number {
  if (!('from' in naira)) return random.pick(naira) * 100;
  const amount = naira.from * (naira.to / naira.from) ** (random.next() ** 1.6);
  const kobo = random.chance(0.2) ? random.int(0, 99) : 0;
  return Math.round(amount) * 100 + kobo;
}
