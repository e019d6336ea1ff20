import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWorld } from '../../../../../seeds/seed-demo-world.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenDesk } from '../../../../testing/given-desk.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { foldTotals } from './fold-totals.ts';
import { findDifferences, proveTotals } from './prove-totals.ts';

const { db, owner, url } = await createTestDatabase();
const desk = await givenDesk(db);
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  db.$client.query<Row>(text, [...values]);
const prove = () => proveTotals(db, () => new Date());

/** Eighteen months of bills, payments, reviews and voids. */
beforeAll(async () => {
  await seedDemoWorld(url, new Date('2026-11-20T09:00:00Z'));
  await foldTotals(db);
}, 60_000);

async function anOpenBill() {
  const bill = await givenBill(db, { lines: [700_00, 300_00] });
  return { ...bill, intent: await givenIntent(db, bill) };
}
async function pay({ intent, totalKobo }: Awaited<ReturnType<typeof anOpenBill>>, kobo = totalKobo) {
  await query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [intent.id, intent.providerRef, kobo]);
}
type OpenBill = Awaited<ReturnType<typeof anOpenBill>>;

/** All that moves figures, on a bill that nobody has paid yet. */
const changes: Readonly<Record<string, (bill: OpenBill) => Promise<unknown>>> = {
  'is paid': (bill) => pay(bill),
  'is paid by a channel nobody knows': ({ intent, totalKobo }) =>
    query(`select confirm_payment($1, $2, $3, 'pigeon', now(), 'requery')`, [intent.id, intent.providerRef, totalKobo]),
  'is paid with too little': (bill) => pay(bill, 1),
  'is paid, and its receipt voided': async (bill) => {
    await pay(bill);
    await query(`select void_receipt(id, 'reversal', 'taken back') from receipts where bill_id = $1`, [bill.id]);
  },
  'is paid with too little, and a person gives the money back': async (bill) => {
    await pay(bill, 1);
    await desk.decideAll(bill.id);
    await query('select move_payment_intent($1, $2, $3, $4)', [
      bill.intent.id,
      'REFUND_PENDING',
      'REFUNDED',
      'operator',
    ]);
  },
  'is cancelled': ({ id }) => query('update bills set cancelled_at = now() where id = $1', [id]),
  'is amended': ({ id }) =>
    query(
      `with line as (update bill_lines set amount_kobo = 1 where bill_id = $1 and position = 2 returning bill_id)
       update bills set total_kobo = 70001 where id = (select bill_id from line)`,
      [id],
    ),
  'loses a line': ({ id }) =>
    query(
      `with line as (delete from bill_lines where bill_id = $1 and position = 2) update bills set total_kobo = 70000 where id = $1`,
      [id],
    ),
  'moves to another office and local government': ({ id }) =>
    query('update bills set tax_office_id = 8, payer_lga_id = 3 where id = $1', [id]),
  'moves to another day, with its lines': ({ id }) =>
    query(
      `with line as (update bill_lines set issued_on = issued_on + 1 where bill_id = $1)
       update bills set issued_on = issued_on + 1, expires_on = expires_on + 5 where id = $1`,
      [id],
    ),
  'is paid, and its payer registers later': async (bill) => {
    await query('update bills set payer_tpui = null where id = $1', [bill.id]);
    await pay(bill);
    await query(`update bills set payer_tpui = 'TPUI-7' where id = $1`, [bill.id]);
  },
  stays: async () => {},
};

describe('totals', () => {
  it('agree with the books, the receipts and the bills over a seeded year, in every dimension', async () => {
    expect(await prove()).toEqual([]);
    const { rows } = await query<{ documents: number; status: string }>(
      `select status, sum(documents)::int as documents from daily_totals where measure = 'billed' and dimension = 'all' group by 1`,
    );
    const { rows: bills } = await query<{ documents: number; status: string }>(
      'select standing as status, count(*)::int as documents from bills group by 1',
    );
    const byStatus = (a: { status: string }, b: { status: string }) => a.status.localeCompare(b.status);
    expect(rows.toSorted(byStatus)).toEqual(bills.toSorted(byStatus));
    expect(bills.map(({ status }) => status).sort()).toEqual(['cancelled', 'open', 'paid', 'under-review', 'void']);
  });

  it.each(Object.entries(changes))(
    'agree when a bill %s, before they are added up and after',
    async (_what, change) => {
      await change(await anOpenBill());
      expect(await prove()).toEqual([]);
      expect(await foldTotals(db)).toBeGreaterThan(0);
      expect(await prove()).toEqual([]);
    },
  );

  it('count each change once, however many add up at once and die in the middle', async () => {
    const before = await collected();
    for (let n = 0; n < 12; n += 1) await pay(await anOpenBill());
    const dying = Array.from({ length: 4 }, async () => {
      const client = await db.$client.connect();
      try {
        await client.query('begin');
        await foldTotals({ ...db, $client: client } as never);
        await client.query('rollback');
      } finally {
        client.release();
      }
    });
    await Promise.all([...dying, ...Array.from({ length: 4 }, () => foldTotals(db))]);
    await foldTotals(db);
    expect((await collected()) - before).toBe(12 * 1_000_00);
    expect(await prove()).toEqual([]);
  });

  it('agree after changes in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(changes)), { maxLength: 8 }), async (names) => {
        await Promise.all(names.map(async (name) => changes[name]?.(await anOpenBill())));
        if (names.length % 2 === 0) await foldTotals(db);
        expect(await prove()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('the proof names', () => {
  it.each([
    [
      'a daily total that is a kobo off',
      'daily_totals',
      `update daily_totals set kobo = kobo + 1 where ctid = (select ctid from daily_totals where measure = 'collected' and dimension = 'head' limit 1)`,
      ['daily totals of collections = collections', 'every dimension = everything'],
    ],
    [
      'a total of one dimension alone',
      'daily_totals',
      `update daily_totals set kobo = kobo - 1 where ctid = (select ctid from daily_totals where measure = 'collected' and dimension = 'lga' limit 1)`,
      ['every dimension = everything'],
    ],
    [
      'a monthly total',
      'monthly_payers',
      'update monthly_payers set kobo = kobo + 1 where ctid = (select ctid from monthly_payers limit 1)',
      ['monthly totals = collections'],
    ],
    [
      'a line that was never paid',
      'collection_lines',
      'update collection_lines set amount_kobo = amount_kobo + 5 where id = (select max(id) from collection_lines where not is_void)',
      ['collected by head = books', 'daily totals of collections = collections', 'monthly totals = collections'],
    ],
    [
      'a bill that stands otherwise than its facts',
      'bills',
      `update bills set standing = 'cancelled' where id = (select id from bills where standing = 'open' limit 1)`,
      ['daily totals of bills = bills', 'standing = facts'],
    ],
    [
      'a total of bills',
      'daily_totals',
      `update daily_totals set kobo = kobo + 1 where ctid = (select ctid from daily_totals where measure = 'billed' and dimension = 'mda' limit 1)`,
      ['daily totals of bills = bills', 'every dimension = everything'],
    ],
  ])('%s, and nothing else but what follows from it', async (_what, table, statement, expected) => {
    // What only somebody who owns the tables can do.
    const client = await owner.$client.connect();
    try {
      await client.query('begin');
      await client.query(`alter table ${table} disable trigger user`);
      await client.query(statement);
      expect([...new Set((await findDifferences(client)).map(({ check }) => check))]).toEqual(expected);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

it('keeps what it found', async () => {
  await query(`update monthly_payers set kobo = kobo + 1 where ctid = (select ctid from monthly_payers limit 1)`);
  await prove();
  const { rows } = await query('select holds, differences from totals_proofs order by id desc limit 1');
  expect(rows).toEqual([
    { holds: false, differences: [{ check: 'monthly totals = collections', subject: 'by payer', kobo: 1 }] },
  ]);
});

async function collected(): Promise<number> {
  await foldTotals(db);
  const { rows } = await query<{ kobo: number }>(
    `select sum(kobo)::bigint as kobo from daily_totals where measure = 'collected' and dimension = 'all'`,
  );
  return rows[0]?.kobo ?? 0;
}
