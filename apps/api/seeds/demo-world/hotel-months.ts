import { kobo, lagosDay, momentInLagos, monthName } from '@portal/contracts';
import { computeReturn } from '../../src/modules/work/returns/domain/compute-return.ts';
import { figuresOf } from '../../src/modules/work/returns/figures-of.ts';
import { revenueHeads } from '../reference-data/collectors.ts';
import { addBill } from './add-bill.ts';
import { later } from './calendar.ts';
import { billReference } from './ids.ts';
import type { Payer } from './payers.ts';
import { createRandom } from './random.ts';
import { createStory } from './story.ts';
import type { World } from './world.ts';

/** What became of a hotel's month: `wrong` left out meals at first and was amended, `billed` waits to be paid. */
export type HotelFate = 'paid' | 'late' | 'missing' | 'billed' | 'wrong';

export interface DemoHotel {
  readonly payer: Payer;
  /** Who files for them. */
  readonly userId: string;
  /** Of the months since January 2025, over and over. */
  readonly fates: readonly HotelFate[];
  /** Months after it are not filed. */
  readonly lastMonth: string;
}

export type HotelVersion = ReturnType<typeof addHotelMonths>[number];

const firstMonth = '2025-01';

/** The returns of a hotel from the oldest on; their bills and payments are added to the world. What lies ahead of now has not happened. */
export function addHotelMonths(
  world: World,
  { payer, userId, fates, lastMonth }: DemoHotel,
  { now, seed }: { readonly now: Date; readonly seed: number },
) {
  const random = createRandom(seed);
  const story = createStory(world, random, now);
  return monthsUntil(lagosDay(now).slice(0, 7)).flatMap((month, index) => {
    const fate = month > lastMonth ? 'missing' : (fates[index % fates.length] ?? 'paid');
    if (fate === 'missing') return [];
    const next = monthAfter(month);
    const sales = { ...salesOf(index, seed), refundsKobo: kobo(0) };
    const versions =
      fate === 'wrong'
        ? [
            { answers: { ...sales, mealsKobo: kobo(0) }, day: '12', reason: '' },
            { answers: sales, day: '26', reason: 'The restaurant was left out' },
          ]
        : [{ answers: sales, day: fate === 'late' ? '27' : '12', reason: '' }];
    let beforeKobo = 0;
    return versions.flatMap(({ answers, day, reason }, version) => {
      const at = momentInLagos(`${next}-${day}`, '10:20');
      if (at > now) return [];
      const computed = computeReturn('consumption-tax', month, answers);
      if ('words' in computed) throw new Error(computed.words);
      const figures = figuresOf(computed);
      const bill = addBill(world, random, {
        ...{ reference: billReference(random), payer, issuedOn: lagosDay(at), at },
        charges: [chargeOf(month, figures.balanceKobo - beforeKobo)],
      });
      const paidAt = later(at, { minutes: 50 });
      if (fate !== 'billed' && paidAt <= now) story.paidBy(bill, paidAt, 'transfer');
      beforeKobo = figures.balanceKobo;
      return [{ tpui: payer.tpui, userId, month, at, answers, figures, reason, version: version + 1, billId: bill.id }];
    });
  });
}

function salesOf(index: number, seed: number) {
  const naira = (amount: number) => kobo(amount * 100);
  return {
    roomsKobo: naira(1_400_000 + ((index * 37 + seed) % 11) * 65_000),
    mealsKobo: naira(480_000 + ((index * 13 + seed) % 7) * 40_000),
    eventsKobo: naira(index % 3 === 0 ? 350_000 : 0),
  };
}

/** Months that are over before this one. */
function monthsUntil(thisMonth: string): readonly string[] {
  const months: string[] = [];
  for (let month = firstMonth; month < thisMonth; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}

function chargeOf(month: string, amountKobo: number) {
  const head = revenueHeads.find(({ code }) => code === '12010107');
  if (!head) throw new Error('No revenue head of consumption tax');
  const [year = '', number = ''] = month.split('-');
  const narration = `${monthName(Number(number), 'en')} ${year}`;
  return { revenueHeadId: head.id, mdaId: head.mda_id, amountKobo, description: head.name, narration };
}
