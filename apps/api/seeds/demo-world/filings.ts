import { lagosDay, momentInLagos, monthName, type PayeLine, type PayeRow } from '@portal/contracts';
import { firstPayeMonth } from '@portal/tax-rules';
import { revenueHeads } from '../reference-data/collectors.ts';
import { addBill } from './add-bill.ts';
import { later } from './calendar.ts';
import { billReference } from './ids.ts';
import type { Payer } from './payers.ts';
import { type DemoEmployee, draftOf, firstVersionOf, type MonthFate, rowsOf } from './payroll.ts';
import { createRandom } from './random.ts';
import { createStory } from './story.ts';
import type { World } from './world.ts';

/** One version of an employer's month, with the bill that comes of it. */
export interface DemoFiling {
  readonly tpui: string;
  readonly userId: string;
  readonly month: string;
  readonly at: Date;
  readonly isDraft: boolean;
  readonly lines: readonly PayeLine[];
  readonly billId: string | null;
}

interface Employer {
  readonly payer: Payer;
  /** Who files for them. */
  readonly userId: string;
  readonly staff: readonly DemoEmployee[];
  readonly fates: readonly MonthFate[];
}

interface Version {
  readonly rows: readonly PayeRow[];
  readonly at: Date;
  readonly paidAt?: Date;
}

type Compute = (month: string, rows: readonly PayeRow[]) => Promise<readonly PayeLine[]>;

/** Months of an employer from the oldest on; their bills and payments are added to the world. What lies ahead of now has not happened. */
export async function addFilings(
  world: World,
  { payer, userId, staff, fates }: Employer,
  { now, seed, compute }: { readonly now: Date; readonly seed: number; readonly compute: Compute },
): Promise<readonly DemoFiling[]> {
  const random = createRandom(seed);
  const story = createStory(world, random, now);
  const made: DemoFiling[] = [];
  for (const [age, fate] of [...fates.entries()].reverse()) {
    const month = monthBefore(now, age);
    if (month < firstPayeMonth) continue;
    let beforeKobo = 0;
    for (const { rows, at, paidAt } of versionsOf(fate, { month, age, staff, now })) {
      if (at > now || rows.length === 0) break;
      const lines = await compute(month, rows);
      const dueKobo = lines.reduce((sum, line) => sum + line.dueKobo, 0);
      const isBilled = fate !== 'draft' && dueKobo > beforeKobo;
      const bill =
        isBilled &&
        addBill(world, random, {
          ...{ reference: billReference(random), payer, issuedOn: lagosDay(at), at },
          charges: [chargeOf(month, dueKobo - beforeKobo, rows.length)],
        });
      if (bill && paidAt && paidAt <= now) story.paidBy(bill, paidAt, 'transfer');
      made.push({
        tpui: payer.tpui,
        userId,
        month,
        at,
        isDraft: fate === 'draft',
        lines,
        billId: bill ? bill.id : null,
      });
      beforeKobo = dueKobo;
    }
  }
  return made;
}

function versionsOf(
  fate: MonthFate,
  {
    month,
    age,
    staff,
    now,
  }: { readonly month: string; readonly age: number; readonly staff: readonly DemoEmployee[]; readonly now: Date },
): readonly Version[] {
  const rows = rowsOf(staff, month, age);
  const next = monthBefore(now, age - 1);
  /** Of the month after it. */
  const on = (day: string, time: string) => momentInLagos(`${next}-${day}`, time);
  const inTime = { rows, at: on('07', '10:20'), paidAt: on('08', '11:05') };
  switch (fate) {
    case 'not-filed':
      return [];
    case 'draft':
      return [{ rows: draftOf(rows), at: later(now, { minutes: -90 }) }];
    case 'paid':
      return [inTime];
    case 'late':
      return [{ rows, at: on('16', '14:40'), paidAt: on('16', '15:10') }];
    case 'billed':
      return [{ rows, at: on('08', '09:30') }];
    case 'amended':
    case 'lowered':
      return [
        { ...inTime, rows: firstVersionOf(rows, month, fate) },
        { rows, at: on('20', '12:00'), paidAt: on('21', '16:30') },
      ];
  }
}

/** `YYYY-MM`, so many months before this one in Lagos. */
function monthBefore(now: Date, age: number): string {
  const [year = 0, month = 0] = lagosDay(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - age, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}

function chargeOf(month: string, amountKobo: number, employees: number) {
  const head = revenueHeads.find(({ code }) => code === '12010101');
  if (!head) throw new Error('No revenue head of PAYE');
  const [year = '', number = ''] = month.split('-');
  const narration = `${monthName(Number(number), 'en')} ${year}, employees: ${employees}`;
  return { revenueHeadId: head.id, mdaId: head.mda_id, amountKobo, description: head.name, narration };
}
