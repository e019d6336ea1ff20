import { homeStateId, kobo, lagosDay, momentInLagos, monthName, type WithholdingRow } from '@portal/contracts';
import { firstWithholdingMonth } from '@portal/tax-rules';
import { computeLines } from '../../src/modules/work/withholding/compute-lines.ts';
import { revenueHeads } from '../reference-data/collectors.ts';
import { addBill } from './add-bill.ts';
import { later } from './calendar.ts';
import { billReference } from './ids.ts';
import type { Payer } from './payers.ts';
import { createRandom } from './random.ts';
import { createStory } from './story.ts';
import type { World } from './world.ts';

/** What became of a payer's month: `late` is filed and paid some days after it was due. */
export type WithheldFate = 'draft' | 'billed' | 'paid' | 'late';

/** A month of a payer, with the bill that comes of it. */
export interface DemoWithheld {
  readonly tpui: string;
  readonly userId: string;
  readonly month: string;
  readonly at: Date;
  readonly isDraft: boolean;
  readonly lines: ReturnType<typeof computeLines>;
  readonly billId: string | null;
}

export interface DemoWithholder {
  readonly payer: Payer;
  /** Who files for them. */
  readonly userId: string;
  /** This month first, then the one before it, and so on. */
  readonly fates: readonly WithheldFate[];
}

/** Months of a payer from the oldest on; their bills and payments are added to the world. What lies ahead of now has not happened. */
export function addWithheld(
  world: World,
  { payer, userId, fates }: DemoWithholder,
  { now, seed, beneficiary }: { readonly now: Date; readonly seed: number; readonly beneficiary: Beneficiary },
): readonly DemoWithheld[] {
  const random = createRandom(seed);
  const story = createStory(world, random, now);
  return [...fates.entries()].reverse().flatMap(([age, fate]) => {
    const month = monthBefore(now, age);
    const next = fate === 'late' ? monthBefore(now, age - 2) : monthBefore(now, age - 1);
    const isDraft = fate === 'draft';
    const at = isDraft
      ? later(now, { minutes: -80 })
      : momentInLagos(`${next}-${fate === 'late' ? '06' : '19'}`, '10:40');
    if (month < firstWithholdingMonth || at > now) return [];
    const lines = computeLines(month, 'company', rowsOf(beneficiary, month, age));
    const dueKobo = lines.reduce((sum, line) => sum + line.dueKobo, 0);
    const bill =
      !isDraft &&
      addBill(world, random, {
        ...{ reference: billReference(random), payer, issuedOn: lagosDay(at), at },
        charges: [chargeOf(month, dueKobo, lines.length)],
      });
    const paidAt = later(at, { minutes: 45 });
    if (bill && fate !== 'billed' && paidAt <= now) story.paidBy(bill, paidAt, 'transfer');
    return [{ tpui: payer.tpui, userId, month, at, isDraft, lines, billId: bill ? bill.id : null }];
  });
}

/** Whoever signs in as the demonstration's individual. */
export interface Beneficiary {
  readonly name: string;
  readonly tpui: string;
}

/** A person with an account, others with and without a Tax ID, a company and somebody of another state: the ways a row can stand. */
export function rowsOf({ name, tpui }: Beneficiary, month: string, age: number): readonly WithholdingRow[] {
  const naira = (amount: number) => kobo((amount + age * 7_500) * 100);
  const share = (amountKobo: number, percent: number) => kobo(Math.round((amountKobo * percent) / 100));
  const row = (
    change: Pick<WithholdingRow, 'name' | 'taxId' | 'transaction' | 'grossKobo'> & Partial<WithholdingRow>,
    percent: number,
  ): WithholdingRow => ({
    ...{ payee: 'resident-individual', stateId: homeStateId, invoice: `${month}/${change.name.length}` },
    deductedKobo: share(change.grossKobo, percent),
    ...change,
  });
  return [
    row({ name, taxId: tpui, transaction: 'professional-or-commission', grossKobo: naira(450_000) }, 5),
    row({ name: 'Rabi Sample Usman', taxId: '', transaction: 'rent-hire-or-lease', grossKobo: naira(1_200_000) }, 10),
    // Withheld as if there were a Tax ID: the law asks for twice as much.
    row({ name: 'Emeka Sample Obi', taxId: '', transaction: 'supply-of-goods', grossKobo: naira(800_000) }, 2),
    row(
      {
        ...{ name: 'Sample Guards Ltd', taxId: 'RC-000000', payee: 'resident-company', transaction: 'other-services' },
        grossKobo: naira(650_000),
      },
      2,
    ),
    row(
      {
        ...{ name: 'Danjuma Sample Audu', taxId: 'KD-0000-0000-00', stateId: 15, transaction: 'other-services' },
        grossKobo: naira(220_000),
      },
      2,
    ),
  ];
}

/** `YYYY-MM`, so many months before this one in Lagos. */
function monthBefore(now: Date, age: number): string {
  const [year = 0, month = 0] = lagosDay(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - age, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}

function chargeOf(month: string, amountKobo: number, payments: number) {
  const head = revenueHeads.find(({ code }) => code === '12010103');
  if (!head) throw new Error('No revenue head of withholding tax');
  const [year = '', number = ''] = month.split('-');
  const narration = `${monthName(Number(number), 'en')} ${year}, payments: ${payments}`;
  return { revenueHeadId: head.id, mdaId: head.mda_id, amountKobo, description: head.name, narration };
}
