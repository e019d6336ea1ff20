import type pg from 'pg';

interface TaxpayerWorld {
  /** Those who file for themselves or are employed; numbered from one. */
  readonly taxpayers: number;
  /** Back from the last year that is over. */
  readonly years: number;
}

const batch = 100_000;
const employeesOfOne = 100;

/** The number of a taxpayer as a TPUI. Where these begin nobody else's stand. */
const tpuiOf = (n: string) =>
  `'KD-' || lpad((${n} / 1000000)::text, 4, '0') || '-' || lpad((${n} / 100 % 10000)::text, 4, '0') || '-' || lpad((${n} % 100)::text, 2, '0')`;
const uuidOf = (letter: string, n: string) =>
  `(lpad(to_hex(${n}), 8, '0') || '-0000-4000-8000-00000000000${letter}')::uuid`;
const emailOf = (n: string) => `'taxpayer' || ${n} || '@example.test'`;
/** Each twentieth is employed, the others file a return of each year. */
const isEmployed = (n: string) => `${n} % 20 = 0`;
const nameOf = (n: string) =>
  `(array['Amina', 'Bala', 'Grace', 'Ibrahim', 'Ngozi', 'Yusuf', 'Ruth', 'Sani'])[1 + ${n} % 8] || ' ' || (array['Bello', 'Musa', 'Okafor', 'Danjuma', 'Lawal', 'Audu', 'Yakubu'])[1 + ${n} % 7]`;
const lastYear = `(extract(year from lagos_today())::int - 1)`;

/**
 * Taxpayers with so many years each: a return and its bill of every year, or the salary rows of every month. One in five did not pay the bill
 * of the last year, one in nine did not file it. Written past the triggers, in batches; money stands for the three years that are read.
 */
export async function buildTaxpayers(
  client: pg.Client,
  { taxpayers, years }: TaxpayerWorld,
  log: (message: string) => void,
): Promise<void> {
  await client.query(
    `set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off; set session_replication_role = replica`,
  );
  const indexes = await dropIndexes(client);
  for (let first = 0; first < taxpayers; first += batch) {
    const [from, to] = [first + 1, Math.min(first + batch, taxpayers)];
    await client.query(addPeople, [from, to]);
    await client.query(addAccounts, [from, to]);
    await client.query(addRegistrations, [from, to]);
    await client.query(addObligations, [from, to, years]);
    await client.query(addBills, [from, to, years]);
    await client.query(addReturns, [from, to, years]);
    log(`${to} taxpayers with their returns and bills`);
  }
  await client.query(addLines);
  await client.query(addAttempts);
  await client.query(addPayments);
  await client.query(addReceipts);
  log('money');
  await addSalaries(client, taxpayers, years);
  log('salary rows');
  for (const definition of indexes) await client.query(definition);
  await client.query('vacuum analyze');
  await client.query('set session_replication_role = origin');
  log('indexes');
}

/** Built once over all rows instead of row by row. Those that are constraints stay. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid::regclass::text in ('bills', 'bill_lines', 'payment_intents', 'payments', 'receipts', 'taxpayers', 'users', 'filed_returns', 'paye_rows')
       and not i.indisprimary and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const addPeople = `
  insert into taxpayers (tpui, user_id, name, phone, category_id, lga_id, home_office_id, home_office_source, standing, registered_on)
  select ${tpuiOf('n')}, ${uuidOf('1', 'n')}, ${nameOf('n')}, '080' || lpad(n::text, 8, '0'), 1, 1 + n % 23, 6, 'confirmed', 'active', lagos_today() - n % 4000
  from generate_series($1::int, $2::int) n`;

const addAccounts = `
  insert into users (id, email, first_name, last_name, email_verified_at, tpui, user_type)
  select ${uuidOf('1', 'n')}, ${emailOf('n')}, split_part(${nameOf('n')}, ' ', 1), split_part(${nameOf('n')}, ' ', 2), now(), ${tpuiOf('n')}, 'Individual'
  from generate_series($1::int, $2::int) n`;

const addRegistrations = `
  insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality, state_id, lga_id,
    address_line1, identity_proof, registered_at)
  select ${uuidOf('1', 'n')}, 1, 't' || n, '080' || lpad(n::text, 8, '0'), '1980-02-03', 1, 'Trader', 'Nigerian', 19, 1, '12 Ahmadu Bello Way', 'code', now()
  from generate_series($1::int, $2::int) n`;

const filers = (from: string) => `
  from generate_series($1::int, $2::int) n cross join generate_series(${lastYear} - $3::int + 1, ${lastYear}) y
  ${from} where not ${isEmployed('n')}`;
const isFiled = `(y < ${lastYear} or n % 9 <> 0)`;
const billOf = `md5('bill of ' || n || ' ' || y)`;

const addObligations = `
  insert into obligations (tpui, kind, period_from, due_on, filed_on)
  select ${tpuiOf('n')}, 'direct-assessment', make_date(y, 1, 1), make_date(y + 1, 3, 31), case when ${isFiled} then make_date(y + 1, 3, 1) end
  ${filers('')}`;

const addBills = `
  insert into bills (id, reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address,
    mda_id, tax_office_id, payer_lga_id, total_kobo, issued_on, expires_on, due_on, pay_status_id, standing)
  select ${billOf}::uuid, 'KD' || left(translate(upper(${billOf}), 'ABCDEF', 'GHJKMN'), 14), ${tpuiOf('n')}, 1, split_part(${nameOf('n')}, ' ', 1),
    split_part(${nameOf('n')}, ' ', 2), ${emailOf('n')}, '08030000000', 'Kaduna', 1, 6, 1 + n % 23, 100000 + n % 5000000, make_date(y + 1, 3, 1),
    make_date(y + 1, 9, 1), make_date(y + 1, 3, 31), case when isPaid then 2 else 1 end, case when isPaid then 'paid' else 'open' end
  ${filers(`cross join lateral (select y < ${lastYear} or n % 5 <> 0 as isPaid) paid`)} and ${isFiled}`;

const addReturns = `
  insert into filed_returns (tpui, kind, period_from, version, submission_id, content_digest, answers, changes, figures, lateness, tax_kobo,
    credit_kobo, balance_kobo, over_kobo, due_on, amendment_reason, declaration_version, is_for_another, filed_by, filed_at, bill_id, replaced_kobo)
  select ${tpuiOf('n')}, 'direct-assessment', make_date(y, 1, 1), 1, ${billOf}::uuid, '', '{"businessIncome": "480000000", "rent": "0", "employment": "0"}', '[]',
    jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('id', 'total-income', 'amountKobo', 480000000 + n % 5000000))), '{}', 100000 + n % 5000000, 0, 100000 + n % 5000000, 0,
    make_date(y + 1, 3, 31), '', 1, false, ${uuidOf('1', 'n')}, make_date(y + 1, 3, 1)::timestamptz, ${billOf}::uuid, 0
  ${filers('')} and ${isFiled}`;

const addLines = `
  insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
  select id, 1, 1, total_kobo, 'Direct assessment', '', issued_on from bills`;

const recentlyPaid = `bills b where b.pay_status_id = 2 and b.issued_on >= make_date(${lastYear} - 1, 1, 1)`;

const addAttempts = `
  insert into payment_intents (id, bill_id, provider, gateway_id, order_id, provider_ref, amount_kobo, state, expires_at)
  select b.id, b.id, 'remita', 'remita', 'O' || b.reference, (300000000000 + row_number() over ())::text, b.total_kobo, 'CONFIRMED', now() from ${recentlyPaid}`;

const addPayments = `
  insert into payments (intent_id, bill_id, provider, provider_txn_ref, amount_kobo, channel, source, disposition, paid_at, recorded_at)
  select i.id, i.bill_id, 'remita', i.provider_ref, i.amount_kobo, 'card', 'requery', 'receipted', b.issued_on::timestamptz, b.issued_on::timestamptz
  from payment_intents i join bills b on b.id = i.bill_id`;

const addReceipts = `
  insert into receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
  select 'KDR-2026-' || lpad((row_number() over ())::text, 8, '0'), p.bill_id, p.id, p.amount_kobo, 'Amina Bello', p.recorded_at from payments p`;

/** Employers stand above the taxpayers, each with a hundred employees in every month of every year. */
async function addSalaries(client: pg.Client, taxpayers: number, years: number): Promise<void> {
  const employers = Math.max(1, Math.ceil(taxpayers / 20 / employeesOfOne));
  const at = '$1::int + e';
  await client.query(
    `insert into taxpayers (tpui, user_id, name, phone, category_id, lga_id, home_office_id, home_office_source, standing, registered_on)
     select ${tpuiOf(`(${at})`)}, ${uuidOf('1', at)}, 'Employer ' || e || ' Ltd', '0900000000' || e, (select id from taxpayer_categories where name = 'Corporate'), 1, 6, 'confirmed', 'active',
       lagos_today() from generate_series(1, $2::int) e`,
    [taxpayers, employers],
  );
  await client.query(
    `insert into users (id, email, first_name, last_name, email_verified_at, tpui, user_type)
     select ${uuidOf('1', at)}, 'employer' || e || '@example.test', 'Employer', 'Ltd', now(), ${tpuiOf(`(${at})`)}, 'Corporate' from generate_series(1, $2::int) e`,
    [taxpayers, employers],
  );
  await client.query(
    `insert into obligation_facts (tpui, fact, from_day, to_day, saved_at)
     select ${tpuiOf(`(${at})`)}, 'employer', make_date(${lastYear} - $3::int + 1, 1, 1), make_date(${lastYear}, 12, 31), now() from generate_series(1, $2::int) e`,
    [taxpayers, employers, years],
  );
  await client.query(
    `insert into paye_schedules (id, tpui, month, version, state, employees, before_kobo, saved_by, saved_at, filed_by, filed_at, declaration_version)
     select md5('schedule of ' || e || ' ' || m)::uuid, ${tpuiOf(`(${at})`)}, m::date, 1, 'filed', ${employeesOfOne}, 0, ${uuidOf('1', at)}, m + interval '35 days',
       ${uuidOf('1', at)}, m + interval '35 days', 1
     from generate_series(1, $2::int) e, generate_series(make_date(${lastYear} - $3::int + 1, 1, 1)::timestamp, make_date(${lastYear}, 12, 1), interval '1 month') m`,
    [taxpayers, employers, years],
  );
  await client.query(
    `insert into paye_rows (schedule_id, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo, health_insurance_kobo,
       yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo)
     select md5('schedule of ' || e || ' ' || m)::uuid, p, p::text, ${nameOf('n')}, ${tpuiOf('n')}, 19, 20000000, 0, 0, 0, 0, 1500000, 1500000, 1500000
     from generate_series(1, $2::int) e, generate_series(make_date(${lastYear} - $3::int + 1, 1, 1)::timestamp, make_date(${lastYear}, 12, 1), interval '1 month') m,
       generate_series(1, ${employeesOfOne}) p, lateral (select ((e - 1) * ${employeesOfOne} + p) * 20 as n) one
     where n <= $1::int`,
    [taxpayers, employers, years],
  );
}

/** Who may be asked about: numbers spread over all taxpayers, and employers. */
export function tpuiOfNumber(n: number): string {
  const digits = (value: number, width: number) => String(value).padStart(width, '0');
  return `KD-${digits(Math.floor(n / 1_000_000), 4)}-${digits(Math.floor(n / 100) % 10_000, 4)}-${digits(n % 100, 2)}`;
}
