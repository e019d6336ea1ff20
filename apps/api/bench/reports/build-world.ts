import type pg from 'pg';
import { takeArrearsSnapshot, takePayerSnapshot } from '../../src/modules/reading/reporting/data/take-snapshots.ts';
import { createDatabase } from '../../src/platform/db/database.ts';

/** Three years of days, the last one today. */
const days = 1_096;
const batch = 500_000;

/** Bills of three years for measuring with their figures; `buildRecords` says how. */
export async function buildWorld(
  client: pg.Client,
  url: string,
  bills: number,
  log: (message: string) => void,
): Promise<void> {
  await buildRecords(client, bills, log);
  await client.query('set session_replication_role = replica');
  await addTotals(client);
  log('totals');
  await client.query('vacuum analyze');
  const db = createDatabase(url, { max: 2, name: 'bench-world' });
  const { rows } = await client.query<{ day: string }>(`select (now() at time zone 'Africa/Lagos')::date::text as day`);
  const today = rows[0]?.day ?? '';
  await takeArrearsSnapshot(db, today);
  await takePayerSnapshot(db, `${today.slice(0, 7)}-01`, new Date());
  await db.$client.end();
  await client.query('set session_replication_role = origin');
}

/**
 * Bills of three years, seven of ten of them paid: written past the triggers, in batches, and everything the triggers would have
 * written after them by the same rules. Nothing of it is a test of those rules.
 */
export async function buildRecords(client: pg.Client, bills: number, log: (message: string) => void): Promise<void> {
  await client.query(
    `set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`,
  );
  await client.query(`set session_replication_role = replica`);
  await moreCollectors(client);
  const indexes = await dropIndexes(client);
  for (let first = 0; first < bills; first += batch) {
    await client.query(addBills, [first, Math.min(batch, bills - first), days]);
    log(`${first + Math.min(batch, bills - first)} bills`);
  }
  await client.query(addLines);
  await client.query(addAttempts);
  await client.query(addPayments);
  await client.query(addReceipts);
  await client.query(`select setval('receipt_numbers', greatest(1, (select count(*) from receipts)))`);
  await client.query(addVoids);
  await client.query(
    `update bills set standing = 'void' where id in (select bill_id from receipts r join receipt_voids v on v.receipt_id = r.id)`,
  );
  log('receipts');
  await client.query('analyze');
  await client.query(addCollections);
  log('what was collected');
  for (const definition of indexes) await client.query(definition);
  log('indexes');
  await client.query('vacuum analyze');
  await client.query('set session_replication_role = origin');
}

/** A state with 300 MDAs and 600 revenue heads. */
async function moreCollectors(client: pg.Client): Promise<void> {
  await client.query(
    `insert into mdas (id, code, name) select n, 'MDA-' || n, 'Ministry of matter ' || n from generate_series(100, 383) n on conflict do nothing`,
  );
  await client.query(
    `insert into revenue_heads (id, code, name, mda_id) select n, (20000000 + n)::text, 'Levy on matter ' || n, 100 + n % 284 from generate_series(1000, 1546) n on conflict do nothing`,
  );
  // What a trigger does otherwise: none runs meanwhile.
  await client.query(
    `insert into revenue_head_names (revenue_head_id, from_day, name) select id, '-infinity', name from revenue_heads on conflict do nothing`,
  );
}

/** Built once over all rows instead of row by row. Those that are constraints stay. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid::regclass::text in ('bills', 'bill_lines', 'payment_intents', 'payments', 'receipts', 'collection_lines')
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** A number that looks random and is the same every time. */
const dice = (salt: number, sides: number | string) => `(abs(hashint8(n * 7919 + ${salt})::bigint) % ${sides})::int`;
/** The same from a text. Of a hash one in four thousand millions has no absolute value as an integer. */
const textDice = (text: string, sides: number | string) => `(abs(hashtext(${text})::bigint) % ${sides})::int`;
const letters = "translate(upper(md5(n::text)), 'ABCDEF', 'GHJKMN')";

const reference = `'KD' || left(${letters}, 14)`;
const gateway = (of: string) => `CASE WHEN ${textDice(of, 5)} = 0 THEN 'bank' ELSE 'remita' END`;
const channel = (of: string) =>
  `(array['card', 'transfer', 'ussd', 'branch', 'internet-bank', 'wallet'])[1 + ${textDice(`'O' || ${of}`, 6)}]`;

const addBills = `
  insert into bills (id, reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone,
    payer_address, mda_id, tax_office_id, payer_lga_id, expert_system_id, engine_code_id, total_kobo, issued_on, expires_on, cancelled_at,
    pay_status_id, standing, paid_channel_id, paid_gateway_id)
  select gen_random_uuid(), ${reference}, 'KD-' || lpad((payer / 1000000)::text, 4, '0') || '-' || lpad((payer / 100 % 10000)::text, 4, '0') || '-' || lpad((payer % 100)::text, 2, '0'),
    (array[1, 1, 1, 1, 1, 1, 1, 2, 2, 3])[1 + ${dice(1, 10)}], (array['Amina', 'Bala', 'Grace', 'Ibrahim', 'Ngozi', 'Yusuf', 'Ruth', 'Sani'])[1 + payer % 8],
    (array['Bello', 'Musa', 'Okafor', 'Danjuma', 'Lawal', 'Audu', 'Yakubu'])[1 + payer % 7] || CASE WHEN payer % 1000 = 7 THEN 'wazobia' ELSE '' END,
    'payer' || payer || '@example.test', '0803' || lpad((payer % 10000000)::text, 7, '0'), 'Kaduna', mda, office, lga, engine, engine, kobo, day,
    (day + interval '3 months')::date, CASE WHEN fate = 97 THEN day::timestamptz + interval '1 day' END,
    CASE WHEN fate < 70 THEN 2 ELSE 1 END, CASE WHEN fate < 70 THEN 'paid' WHEN fate = 97 THEN 'cancelled' ELSE 'open' END,
    CASE WHEN fate < 70 THEN (SELECT id FROM payment_channels WHERE code = ${channel(reference)}) END,
    CASE WHEN fate < 70 THEN ${gateway(reference)} END
  from (
    select n, ${dice(2, 'greatest(1000, $2::int)')}::bigint as payer, ${dice(9, 100)} as fate,
      (now() at time zone 'Africa/Lagos')::date - ${dice(3, '$3::int')} as day,
      CASE WHEN ${dice(4, 3)} = 0 THEN 1 + ${dice(5, 16)} ELSE 100 + ${dice(5, 284)} END as mda,
      (array[2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 28, 31, 32, 38])[1 + ${dice(6, 28)}] as office,
      1 + ${dice(7, 23)} as lga, CASE WHEN ${dice(8, 12)} = 0 THEN 1 + ${dice(10, 4)} END as engine, 10000 + ${dice(11, 5_000_000)}::bigint * 100 as kobo
    from generate_series($1::bigint + 1, $1::bigint + $2::bigint) n
  ) as made`;

const addLines = `
  insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
  select b.id, 1, (array_agg_head.heads)[1 + ${textDice('b.reference', 'cardinality(array_agg_head.heads)')}], b.total_kobo, 'Levy', '', b.issued_on
  from bills b join (select mda_id, array_agg(id) as heads from revenue_heads group by 1) array_agg_head using (mda_id)`;

const addAttempts = `
  insert into payment_intents (id, bill_id, provider, gateway_id, order_id, provider_ref, amount_kobo, state, expires_at)
  select gen_random_uuid(), id, 'remita', ${gateway('reference')}, 'O' || reference,
    (300000000000 + row_number() over ())::text, total_kobo, 'CONFIRMED', now()
  from bills where pay_status_id = 2`;

const addPayments = `
  insert into payments (intent_id, bill_id, provider, provider_txn_ref, amount_kobo, channel, source, disposition, paid_at, recorded_at)
  select i.id, i.bill_id, 'remita', i.provider_ref, i.amount_kobo,
    ${channel('b.reference')}, 'requery', 'receipted', at, at
  from payment_intents i join bills b on b.id = i.bill_id
  cross join lateral (select least(b.issued_on::timestamptz + make_interval(secs => ${textDice("b.reference || 'paid'", 2_600_000)}), now()) as at) paid`;

const addReceipts = `
  insert into receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
  select 'KDR-2026-' || lpad((row_number() over ())::text, 8, '0'), b.id, p.id, p.amount_kobo, b.payer_first_name || ' ' || b.payer_last_name, p.recorded_at
  from payments p join bills b on b.id = p.bill_id`;

const addVoids = `
  insert into receipt_voids (receipt_id, reason, voided_at)
  select id, 'taken back', least(issued_at + interval '9 days', now()) from receipts where ${textDice('receipt_number', 1000)} = 0`;

const addCollections = `
  insert into collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  select r.id, l.position, e.is_void, CASE WHEN e.is_void THEN v.voided_at ELSE p.paid_at END,
    (CASE WHEN e.is_void THEN v.voided_at ELSE r.issued_at END AT TIME ZONE 'Africa/Lagos')::date, b.id, b.reference, r.receipt_number,
    p.provider_txn_ref, r.payer_name, b.payer_tpui, b.payer_tpui, l.revenue_head_id, b.mda_id, b.tax_office_id, b.payer_lga_id,
    b.payer_category_id, c.id, i.gateway_id, b.expert_system_id, b.engine_code_id, CASE WHEN e.is_void THEN -l.amount_kobo ELSE l.amount_kobo END
  from receipts r
  join payments p on p.id = r.payment_id join payment_channels c on c.code = p.channel
  join payment_intents i on i.id = p.intent_id join bills b on b.id = r.bill_id join bill_lines l on l.bill_id = b.id
  left join receipt_voids v on v.receipt_id = r.id cross join (values (false), (true)) as e (is_void)
  where not e.is_void or v.receipt_id is not null
  order by 4`;

/** What the fold would have come to. */
async function addTotals(client: pg.Client): Promise<void> {
  const dimension = (name: string, key: string) => `('${name}', ${key})`;
  const shared = [
    dimension('all', `''`),
    dimension('mda', 'mda_id::text'),
    dimension('head', 'revenue_head_id::text'),
    dimension('office', `coalesce(tax_office_id::text, '')`),
    dimension('lga', `coalesce(lga_id::text, '')`),
    dimension('category', 'payer_category_id::text'),
    dimension('expert-system', `coalesce(expert_system_id::text, '')`),
    dimension('engine-code', `coalesce(engine_code_id::text, '')`),
  ];
  const ofPayments = [
    dimension('channel', 'channel_id::text'),
    dimension('gateway', 'gateway_id'),
    dimension('hour', `extract(hour from at at time zone 'Africa/Lagos')::text`),
  ];
  for (const one of [...shared, ...ofPayments])
    await client.query(
      `insert into daily_totals (measure, dimension, key, day, status, documents, lines, kobo)
       select 'collected', d.dimension, d.key, day, case when is_void then 'void' else 'receipt' end, sum(case when is_void then -1 else 1 end),
         sum(case when is_void then -1 else 1 end), sum(amount_kobo)
       from collection_lines cross join lateral (values ${one}) d (dimension, key) group by 1, 2, 3, 4, 5`,
    );
  for (const one of shared)
    await client.query(
      `insert into daily_totals (measure, dimension, key, day, status, documents, lines, kobo)
       select 'billed', d.dimension, d.key, issued_on, standing, count(*), count(*), sum(amount_kobo)
       from reading.invoice_lines cross join lateral (values ${one}) d (dimension, key) group by 1, 2, 3, 4, 5`,
    );
  await client.query(
    `insert into monthly_collections select date_trunc('month', day)::date, mda_id, revenue_head_id, channel_id, gateway_id,
       sum(case when is_void then -1 else 1 end), sum(case when is_void then -1 else 1 end), sum(amount_kobo) from collection_lines group by 1, 2, 3, 4, 5`,
  );
  await client.query(
    `insert into monthly_payers select date_trunc('month', day)::date, coalesce(tax_office_id, 0), coalesce(lga_id, 0), payer_category_id,
       coalesce(expert_system_id, 0), sum(case when is_void then -1 else 1 end), sum(case when is_void then -1 else 1 end), sum(amount_kobo)
     from collection_lines group by 1, 2, 3, 4, 5`,
  );
}
