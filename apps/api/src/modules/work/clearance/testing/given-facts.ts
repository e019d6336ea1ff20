import type { Database } from '../../../../platform/db/database.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';

type On = Pick<Database, '$client'>;
type Bill = Awaited<ReturnType<typeof givenBill>>;

/** Days before today in Lagos, by the clock of the database. */
async function daysAgo({ $client }: On, days: number): Promise<string> {
  const { rows } = await $client.query<{ day: string }>('select (lagos_today() - $1::int)::text as day', [days]);
  return rows[0]?.day ?? '';
}

/** Raised by an office and due for a month. */
export async function givenOverdueBill(db: Database, tpui: string, kobo = 1_240_000): Promise<Bill> {
  return givenBill(db, { tpui, lines: [kobo], issuedOn: await daysAgo(db, 60), dueAfterDays: 30 });
}

/** A provider confirmed the money: the bill has its receipt. */
export async function pay(db: Database, bill: Bill): Promise<void> {
  const { id, providerRef } = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    ...[id, providerRef, bill.totalKobo],
  ]);
}

/** Its payer says that it is not owed. */
export async function dispute({ $client }: On, bill: Bill, by: string): Promise<void> {
  await $client.query(
    `insert into bill_disputes (bill_id, office_id, kind, text, asked_by) values ($1, 6, 'dispute', 'This is of another person', $2)`,
    [bill.id, by],
  );
}

interface FiledYear {
  readonly tpui: string;
  readonly year: number;
  readonly by: string;
  /** What has to be paid for it. */
  readonly bill?: Bill;
}

/** The return of income of a year, as it was filed. */
export async function fileYear({ $client }: On, { tpui, year, by, bill }: FiledYear): Promise<void> {
  await $client.query(
    `insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
       credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, bill_id, replaced_kobo)
     values ($1, 'direct-assessment', make_date($2, 1, 1), 1, gen_random_uuid(), '', '{}', '[]', '{}', '{}', $3, 0, $3, 0, make_date($2 + 1, 3, 31), '', 1,
       false, $4, clock_timestamp(), $5, 0)`,
    [tpui, year, bill?.totalKobo ?? 0, by, bill?.id ?? null],
  );
}

/** A return of income is expected for that year. */
export async function expectYear({ $client }: On, tpui: string, year: number): Promise<void> {
  await $client.query(
    `insert into obligations (tpui, kind, period_from, due_on) values ($1, 'direct-assessment', make_date($2, 1, 1), make_date($2 + 1, 3, 31))`,
    [tpui, year],
  );
}

/** From a day to a day, both included, somebody employs. */
export async function givenEmployer({ $client }: On, tpui: string, fromDay: string, toDay: string): Promise<void> {
  await $client.query(
    `insert into obligation_facts (tpui, fact, from_day, to_day, saved_at) values ($1, 'employer', $2, $3, now())`,
    [tpui, fromDay, toDay],
  );
}

interface PayeMonth {
  readonly employer: string;
  /** Who files it. */
  readonly by: string;
  /** `2025-03`. */
  readonly month: string;
  readonly rows: readonly { readonly taxId: string; readonly name: string }[];
}

/** A month of PAYE with these employees, filed today. */
export async function filePaye({ $client }: On, { employer, by, month, rows }: PayeMonth): Promise<void> {
  const { rows: drafts } = await $client.query<{ id: string }>(
    `insert into paye_schedules (tpui, month, version, employees, gross_kobo, before_kobo, saved_by, saved_at)
     values ($1, ($2 || '-01')::date, 1, $4::int, $4::int * 7000000, 0, $3, now()) returning id`,
    [employer, month, by, rows.length],
  );
  await $client.query(
    `insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
       health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo)
     select $1, r.position, r.position::text, r.name, r.tax_id, (select min(id) from states), 7000000, 0, 0, 0, 0, 0, 0, 0
     from unnest($2::text[], $3::text[]) with ordinality as r (name, tax_id, position)`,
    [drafts[0]?.id, rows.map(({ name }) => name), rows.map(({ taxId }) => taxId)],
  );
  await $client.query(
    `update paye_schedules set state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now() where id = $1`,
    [drafts[0]?.id],
  );
}
