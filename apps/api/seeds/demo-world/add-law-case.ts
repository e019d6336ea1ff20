import { randomUUID } from 'node:crypto';
import { kobo, lagosDay, returnKinds } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Caseload } from '../../src/modules/ground/caseload/index.ts';
import { periodDays } from '../../src/modules/work/assessments/domain/period-of.ts';
import { insertDemand } from '../../src/modules/work/demands/data/move-demand.ts';
import { contest } from '../../src/modules/work/objections/data/bills-of-objection.ts';
import { insertObjection } from '../../src/modules/work/objections/data/objections.repository.ts';
import type { Transaction } from '../../src/platform/db/database.ts';
import { revenueHeads } from '../reference-data/collectors.ts';
import { addBill } from './add-bill.ts';
import { demoOfficeId } from './employers.ts';
import { billReference } from './ids.ts';
import { lapse } from './lapse-demand.ts';
import { type LawCase, linesOf, taxOf } from './law-cases.ts';
import type { LawStaff } from './law-staff.ts';
import { loadWorld } from './load-world.ts';
import type { Payer } from './payers.ts';
import { createRandom } from './random.ts';
import { emptyWorld } from './world.ts';

interface Adding {
  readonly tx: Transaction;
  /** The connection of the transaction. */
  readonly client: pg.ClientBase;
  /** With the moment of the service as its clock. */
  readonly caseload: Caseload;
  readonly staff: LawStaff;
  readonly at: Date;
  readonly now: Date;
  readonly seed: number;
}

interface Assessed {
  readonly id: string;
  readonly number: string;
}

/** An assessment as far as it came, with its case, its bill and what followed. */
export async function addLawCase(adding: Adding, one: LawCase, payer: Payer): Promise<void> {
  const { tx, caseload, staff, at } = adding;
  const assessed = await propose(adding, one, payer);
  const work = { kind: 'assessment', subject: `assessment:${assessed.id}` } as const;
  const of = { reference: assessed.number, officeId: demoOfficeId, tpui: payer.tpui };
  await caseload.open(tx, { ...work, ...of, userId: staff.officer });
  if (one.goes === 'proposed') return;
  await caseload.move(tx, work, {
    move: 'approve',
    caseVersion: await caseload.versionOf(tx, work),
    userId: staff.director,
  });
  await tx.execute(
    sql`update assessments set state = 'approved', decided_by = ${staff.director}, decided_at = ${at.toISOString()} where id = ${assessed.id}`,
  );
  if (one.goes === 'approved') return;
  await caseload.move(tx, work, {
    move: 'serve',
    caseVersion: await caseload.versionOf(tx, work),
    userId: staff.officer,
  });
  const billId = await serve(adding, one, payer, assessed);
  if (one.goes === 'contested') await object(adding, one, { payer, assessed, billId });
  if (one.goes === 'demanded' || one.goes === 'lapsed') {
    const id = await demand(adding, { payer, billId, amountKobo: taxOf(one) });
    if (one.goes === 'lapsed') await lapse(adding, id);
  }
}

async function propose({ tx, staff, at, now }: Adding, one: LawCase, { tpui }: Payer): Promise<Assessed> {
  const days = periodDays(one.returnKind, periodOf(one, now));
  if (!days) throw new Error(`No period of ${one.returnKind}`);
  const sources = [{ ...one.source, day: lagosDay(at) }];
  const comparables =
    one.method === 'comparables'
      ? [{ trade: 'Hotel of 30 rooms', area: 'Barnawa', taxKobo: taxOf(one) + 4_000_000 }]
      : [];
  const { rows } = await tx.execute<{ id: string; number: string }>(
    sql`insert into assessments (number, tpui, office_id, revenue_head_id, return_kind, period_from, period_to, basis, method, reason, sources,
        comparables, lines, tax_kobo, proposed_by, proposed_at)
      values (next_assessment_number(), ${tpui}, ${demoOfficeId}, ${headOf(one).id}, ${one.returnKind}, ${days.fromDay}, ${days.toDay},
        'best-of-judgement', ${one.method}, ${one.reason}, ${JSON.stringify(sources)}, ${JSON.stringify(comparables)},
        ${JSON.stringify(linesOf(one))}, ${taxOf(one)}, ${staff.officer}, ${at.toISOString()})
      returning id, number`,
  );
  const [made] = rows;
  if (!made) throw new Error('No assessment was made');
  return made;
}

/** By hand, with the bill of that day. Answers the bill. */
async function serve(
  { tx, client, staff, at, now, seed }: Adding,
  one: LawCase,
  payer: Payer,
  { id, number }: Assessed,
) {
  const { rows } = await tx.execute<{ last: string }>(
    sql`select last_day_to_object(${lagosDay(at)}::date)::text as last`,
  );
  const dueOn = rows[0]?.last ?? '';
  const [world, random, head] = [emptyWorld(), createRandom(seed), headOf(one)];
  const narration = `Assessment ${number}, ${periodOf(one, now)}`;
  const bill = addBill(world, random, {
    ...{ reference: billReference(random), payer, issuedOn: lagosDay(at), dueOn, at },
    charges: [
      { revenueHeadId: head.id, mdaId: head.mda_id, amountKobo: taxOf(one), description: head.name, narration },
    ],
  });
  await loadWorld(client, world);
  await tx.execute(sql`select mark_law_bill(${bill.id}, 'assessment', ${id}, ${dueOn}::date + 1)`);
  await tx.execute(
    sql`update assessments set state = 'served', served_by = ${staff.officer}, served_at = ${at.toISOString()}::timestamptz,
        served_on = ${lagosDay(at)}, served_how = 'by-hand', served_place = 'Ahmadu Bello Way, at the reception', service_noted_at = now(),
        bill_id = ${bill.id} where id = ${id}`,
  );
  return bill.id;
}

interface Served {
  readonly payer: Payer;
  readonly assessed: Assessed;
  readonly billId: string;
}

/** Nothing of it is accepted, so that its own bill rests. */
async function object(
  { tx, caseload, staff }: Adding,
  one: LawCase,
  { payer, assessed, billId }: Served,
): Promise<void> {
  const id = randomUUID();
  const number = await insertObjection(tx, {
    ...{ id, tpui: payer.tpui, officeId: demoOfficeId, assessmentId: assessed.id, assessedKobo: taxOf(one) },
    issues: [{ text: 'On two of the three evenings a wedding had let all rooms', valueKobo: kobo(520_000_000) }],
    amendment: 'Count 14 rooms a night, as in the months before',
    justification: 'The register of guests of the month is at the office for inspection',
    ...{ incomeKobo: one.salesKobo - 520_000_000, admittedKobo: 0, lodgedBy: staff.agent },
    ...{ admittedBillId: null, disputedBillId: billId },
  });
  await contest(tx, assessed.id);
  await caseload.open(tx, {
    ...{ kind: 'objection', subject: `objection:${id}`, reference: number },
    ...{ officeId: demoOfficeId, tpui: payer.tpui, userId: staff.agent },
  });
}

/** Final and unpaid: an officer prepared the notice, and it waits for another person. */
async function demand(
  { tx, caseload, staff }: Adding,
  { payer, billId, amountKobo }: { readonly payer: Payer; readonly billId: string; readonly amountKobo: number },
): Promise<string> {
  const { id, number } = await insertDemand(tx, {
    ...{ tpui: payer.tpui, officeId: demoOfficeId, by: staff.officer },
    bills: [{ billId, amountKobo }],
  });
  await caseload.open(tx, {
    ...{ kind: 'demand-notice', subject: `demand:${id}`, reference: number },
    ...{ officeId: demoOfficeId, tpui: payer.tpui, userId: staff.officer },
  });
  return id;
}

function headOf({ returnKind }: LawCase) {
  const head = revenueHeads.find(({ code }) => code === returnKinds[returnKind].revenueHeadCode);
  if (!head) throw new Error(`No revenue head of ${returnKind}`);
  return head;
}

/** `2026-03` of a month, `2025` of a year. */
function periodOf({ returnKind, periodsAgo }: LawCase, now: Date): string {
  const [year = 0, month = 0] = lagosDay(now).split('-').map(Number);
  if (returnKind === 'direct-assessment') return String(year - periodsAgo);
  return new Date(Date.UTC(year, month - 1 - periodsAgo, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}
