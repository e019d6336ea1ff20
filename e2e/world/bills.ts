import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import { database, databaseOfOwner } from './database.ts';

export interface GivenBill {
  readonly naira?: number;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /** Days before today on which it was raised; over three months make it expired. */
  readonly issuedDaysAgo?: number;
  readonly description?: string;
  readonly fromExpertSystem?: boolean;
}

export interface Bill {
  readonly reference: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly email: string;
}

/** The day in Lagos: between eleven and midnight in UTC it is tomorrow. */
const today = `(now() at time zone 'Africa/Lagos')::date`;

/** An unpaid bill of one line, as an office would have raised it. */
export async function givenBill(given: GivenBill = {}): Promise<Bill> {
  const { naira = 12_500, firstName = 'Amina', lastName = 'Yusuf', issuedDaysAgo = 3 } = given;
  const reference = makeBillReference(randomBytes(13));
  const email = given.email ?? `payer-${randomBytes(6).toString('hex')}@example.test`;
  const amountKobo = Math.round(naira * 100);
  await (await database()).query(
    `with head as (select id, mda_id from revenue_heads order by id limit 1),
          office as (select id from tax_offices order by id limit 1),
          bill as (
            insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address,
              mda_id, tax_office_id, expert_system_id, total_kobo, issued_on, expires_on)
            select $1, 1, $2, $3, $4, '08030000000', '12 Ahmadu Bello Way, Kaduna', head.mda_id, office.id,
              case when $8 then (select id from expert_systems order by id limit 1) end, $5,
              ${today} - $6::int, (${today} - $6::int + interval '3 months')::date
            from head, office returning id, issued_on)
     insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
     select bill.id, 1, head.id, $5, $7, '', bill.issued_on from bill, head`,
    [
      reference,
      firstName,
      lastName,
      email,
      amountKobo,
      issuedDaysAgo,
      given.description ?? 'Development levy',
      given.fromExpertSystem ?? false,
    ],
  );
  return { reference, amountKobo, payerName: `${firstName} ${lastName}`, email };
}

/** As many unpaid bills of one payer, of one statement: a thousand take a second or two. */
export async function givenManyBills(count: number, given: Pick<GivenBill, 'naira' | 'lastName' | 'issuedDaysAgo'>) {
  const { naira = 1_000, lastName = 'Many', issuedDaysAgo = 20 } = given;
  const references = Array.from({ length: count }, () => makeBillReference(randomBytes(13)));
  await (await database()).query(
    `with head as (select id, mda_id from revenue_heads order by id limit 1),
          office as (select id from tax_offices order by id limit 1),
          bill as (
            insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address,
              mda_id, tax_office_id, total_kobo, issued_on, expires_on)
            select reference, 1, 'Amina', $2, 'many@example.test', '08030000000', '', head.mda_id, office.id, $3,
              ${today} - $4::int, (${today} - $4::int + interval '3 months')::date
            from head, office, unnest($1::text[]) as reference returning id, issued_on)
     insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
     select bill.id, 1, head.id, $3, 'Development levy', '', bill.issued_on from bill, head`,
    [references, lastName, naira * 100, issuedDaysAgo],
  );
}

/** The same, for somebody with an account. */
export async function billOf(accountEmail: string, given: GivenBill = {}): Promise<Bill> {
  const bill = await givenBill(given);
  await (await database()).query(
    'update bills set payer_tpui = (select tpui from users where email = $2) where reference = $1',
    [bill.reference, accountEmail],
  );
  return bill;
}

/** As if its last day to pay had been a month ago. */
export async function passDueDay({ reference }: Pick<Bill, 'reference'>): Promise<void> {
  const client = await (await databaseOfOwner()).connect();
  try {
    await client.query('begin');
    // Days of a bill are fixed; nobody but a story moves them.
    await client.query('alter table bills disable trigger user');
    await client.query(`update bills set due_on = ${today} - 30 where reference = $1`, [reference]);
    await client.query('alter table bills enable trigger user');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** As if a hundred days had passed since it was raised: it has expired. */
export async function ageBill({ reference }: Pick<Bill, 'reference'>): Promise<void> {
  const client = await (await databaseOfOwner()).connect();
  const tables = ['bills', 'bill_lines'];
  try {
    await client.query('begin');
    // Days of a bill are fixed; nobody but a story moves them.
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(
      'update bills set issued_on = issued_on - 100, expires_on = expires_on - 100 where reference = $1',
      [reference],
    );
    await client.query(
      'update bill_lines l set issued_on = b.issued_on from bills b where b.id = l.bill_id and b.reference = $1',
      [reference],
    );
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    // The figures of its days move along, as no trigger does it.
    await client.query(
      `insert into totals_queue (measure, status, day, mda_id, revenue_head_id, tax_office_id, lga_id, payer_category_id, expert_system_id,
         engine_code_id, documents, lines, kobo)
       select 'billed', b.standing, moved.day, b.mda_id, l.revenue_head_id, b.tax_office_id, b.payer_lga_id, b.payer_category_id,
         b.expert_system_id, b.engine_code_id, moved.sign * (l.position = 1)::int, moved.sign, moved.sign * l.amount_kobo
       from bills b join bill_lines l on l.bill_id = b.id
       cross join lateral (values (b.issued_on + 100, -1), (b.issued_on, 1)) as moved (day, sign)
       where b.reference = $1`,
      [reference],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** What the database holds about the money of one bill. */
export async function moneyOf(reference: string) {
  const { rows } = await (await database()).query<{
    receipts: number;
    payments: number;
    references: string[];
    ledgerSum: string;
  }>(
    `select (select count(*)::int from receipts where bill_id = bills.id) as receipts,
            (select count(*)::int from payments where bill_id = bills.id) as payments,
            array(select provider_ref from payment_intents where bill_id = bills.id and provider_ref is not null) as references,
            (select coalesce(sum(amount_kobo), 0)::text from ledger_entries) as "ledgerSum"
     from bills where reference = $1`,
    [reference],
  );
  const [money] = rows;
  if (!money) throw new Error(`No bill ${reference}`);
  return money;
}

/** Money the provider says it took for a bill, of whatever amount: what agrees gets its receipt, the rest is under review. */
export async function givenMoneyFor({ reference }: Pick<Bill, 'reference'>, kobo: number): Promise<void> {
  const orderId = randomBytes(16).toString('hex');
  const rrr = String(100_000_000_000 + (randomBytes(6).readUIntBE(0, 6) % 800_000_000_000));
  const db = await database();
  const { rows } = await db.query<{ id: string }>(
    `insert into payment_intents (bill_id, provider, gateway_id, order_id, amount_kobo, expires_at)
     select id, 'remita', 'remita', $2, total_kobo, now() + interval '3 days' from bills where reference = $1 returning id`,
    [reference, orderId],
  );
  const id = rows[0]?.id;
  for (const [from, to] of [
    ['CREATED', 'INITIATING'],
    ['INITIATING', 'AWAITING_PAYMENT'],
  ])
    await db.query('select move_payment_intent($1, $2, $3, $4, $5)', [id, from, to, 'requery', rrr]);
  await db.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [id, rrr, kobo]);
}
