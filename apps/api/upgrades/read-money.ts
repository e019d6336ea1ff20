import type pg from 'pg';

/** What a release before wrote about money and no upgrade may change; a table that came later is not asked about. */
const moneyTables = [
  'bills',
  'bill_lines',
  'payment_intents',
  'payments',
  'payment_allocations',
  'receipts',
  'receipt_voids',
  'ledger_transactions',
  'ledger_entries',
  'review_cases',
  'refunds',
  'instalments',
  'paye_credits',
  'credit_uses',
  'payment_settlements',
];

/** What an upgrade may write: when a provider is asked about an attempt again, and the day of the law on bills that told none (0791). */
const mayChange = [
  ...['checks', 'next_check_at', 'updated_at', 'version'].map((column) => `payment_intents.${column}`),
  ...['bills.due_on', 'bills.version'],
];

/** The columns of each table of money, as this database has them. */
export async function moneyColumns(client: pg.ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
       and c.relname || '.' || a.attname <> all ($2) group by c.relname`,
    [moneyTables, mayChange],
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Each row in `columns`, and the balance of each account of the ledger, as text in a fixed order. */
export async function readMoney(
  client: pg.ClientBase,
  columns: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const money = new Map<string, readonly string[]>();
  for (const [table, names] of columns) {
    money.set(table, await lines(client, `select row(${names})::text as line from ${table}`));
  }
  const balances = `select account || ' ' || sum(amount_kobo) as line from ledger_entries group by account`;
  return money.set('balances', await lines(client, balances));
}

async function lines(client: pg.ClientBase, statement: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select line from (${statement}) told order by line collate "C"`,
  );
  return rows.map(({ line }) => line);
}
