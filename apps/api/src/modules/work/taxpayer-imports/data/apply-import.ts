import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

const billsAtOnce = 2_000;
/** Bytes a reference is made from. */
const referenceBytes = 13;

/** Writes the good rows of a released import: first the taxpayers who are new, then a bill for each amount, dated today. */
export async function applyImport(tx: Transaction, id: string): Promise<void> {
  await inParts(tx, id, sql`tpui is null`, (numbers) => addTaxpayers(tx, id, numbers));
  await inParts(tx, id, sql`bill_id is null and (facts ->> 'amountKobo')::bigint > 0`, (numbers) =>
    addBills(tx, id, numbers),
  );
}

/** No statement takes long, however many rows there are. */
async function inParts(
  tx: Transaction,
  id: string,
  which: ReturnType<typeof sql>,
  write: (numbers: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await tx.execute<{ number: number }>(
      sql`select number from taxpayer_import_rows where import_id = ${id} and number > ${last} and problems = '{}' and ${which}
        order by number limit ${billsAtOnce}`,
    );
    const numbers = rows.map(({ number }) => number);
    if (numbers.length === 0) return;
    await write(numbers);
    last = numbers.at(-1) ?? last;
  }
}

async function addTaxpayers(tx: Transaction, id: string, numbers: readonly number[]): Promise<void> {
  const these = sql`r.import_id = ${id} and r.number = any (${sql.param([...numbers])}::int[]) and r.tpui is null`;
  // Who came with an earlier part.
  await tx.execute(
    sql`update taxpayer_import_rows r set tpui = (
        select o.tpui from taxpayer_import_rows o where o.import_id = ${id} and o.person_key = r.person_key and o.is_new limit 1
      ) where ${these}`,
  );
  await tx.execute(
    sql`with first as materialized (
        select distinct on (person_key) person_key, number, facts from taxpayer_import_rows r where ${these} order by person_key, number
      ), made as materialized (
        select * from register_known_taxpayers((
          select jsonb_agg(facts || jsonb_build_object('key', person_key) order by number) from first))
      )
      update taxpayer_import_rows r set tpui = made.tpui, is_new = r.number = first.number
      from made join first using (person_key) where ${these} and r.person_key = made.person_key`,
  );
}

async function addBills(tx: Transaction, id: string, numbers: readonly number[]): Promise<void> {
  const references = numbers.map(() => makeBillReference(randomBytes(referenceBytes)));
  await tx.execute(
    sql`with given as materialized (
        select r.number, g.reference, r.facts || jsonb_build_object('tpui', r.tpui, 'reference', g.reference) as bill
        from unnest(${sql.param([...numbers])}::int[], ${sql.param(references)}::text[]) as g (number, reference)
        join taxpayer_import_rows r on r.import_id = ${id} and r.number = g.number
      ), raised as materialized (
        select * from raise_known_bills((select jsonb_agg(bill order by number) from given))
      )
      update taxpayer_import_rows r set bill_id = raised.bill_id from given join raised using (reference)
      where r.import_id = ${id} and r.number = given.number`,
  );
  // What is judged at the end is judged now: a million checks at commit would be one long silence.
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(sql`set constraints all deferred`);
}

export interface Undone {
  readonly bills: number;
  readonly kept: number;
  readonly taxpayers: number;
}

/** Cancels what nobody tried to pay, and takes those out of the register whom nothing else needs. */
export async function undoImport(
  tx: Transaction,
  id: string,
  { by, reason, rows }: { readonly by: string; readonly reason: string; readonly rows: number },
): Promise<Undone> {
  let [bills, taxpayers] = [0, 0];
  const parts = Array.from({ length: Math.ceil((rows + 1) / billsAtOnce) }, (_, part) => part * billsAtOnce);
  const within = (from: number) =>
    sql`r.import_id = ${id} and r.number > ${from} and r.number <= ${from + billsAtOnce}`;
  for (const from of parts) {
    const { rows: counted } = await tx.execute<{ cancelled: number }>(
      sql`select cancel_untried_bills(array(
          select bill_id from taxpayer_import_rows r where ${within(from)} and bill_id is not null), ${by}::uuid, ${reason})::int as cancelled`,
    );
    bills += counted[0]?.cancelled ?? 0;
  }
  const { rowCount: kept } = await tx.execute(
    sql`update taxpayer_import_rows r set is_kept = true from bills b where r.import_id = ${id} and r.bill_id = b.id and b.cancelled_at is null`,
  );
  for (const from of parts) {
    const { rows: counted } = await tx.execute<{ removed: number }>(
      sql`select remove_known_taxpayers(array(
          select r.tpui from taxpayer_import_rows r where ${within(from)} and is_new
            and not exists (select from bills b where b.payer_tpui = r.tpui and (b.cancelled_at is null or not exists (
              select from taxpayer_import_rows o where o.bill_id = b.id and o.import_id = ${id})))
            and not exists (select from portfolio_entries e where e.tpui = r.tpui)))::int as removed`,
    );
    taxpayers += counted[0]?.removed ?? 0;
  }
  return { bills, kept: kept ?? 0, taxpayers };
}
