import type { Role } from '@portal/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import type { Job, JobHandler } from '../../../platform/jobs/job.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenBasketAttempt } from '../../../testing/given-basket.ts';
import { givenLines } from '../../../testing/given-lines.ts';
import { givenScope, givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { reportingModule } from '../../reading/reporting/index.ts';
import { settlementModule } from './settlement.module.ts';

const { db, owner } = await createTestDatabase();
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  ladi: { id: await givenUser(db, { roles: ['Admin'], firstName: 'Ladi', lastName: 'Musa' }), role: 'Admin' },
  colleague: { id: await givenUser(db, { roles: ['Admin'] }), role: 'Admin' },
  mda: { id: await givenUser(db, { roles: ['MDA User'] }), role: 'MDA User' },
  governor: { id: await givenUser(db, { roles: ['Governor'] }), role: 'Governor' },
};
const app = await createHttpServer({
  identify: async (name) => {
    const person = people[name];
    const scope = person && givenScope(person.role, { mdaId: name === 'mda' ? 2 : 1 });
    return person && scope && { id: person.id, sessionId: name, roles: [person.role], scope };
  },
});
/** The end of the month that is settled. */
const now = new Date('2026-11-02T08:00:00Z');
const files = new Map<string, Buffer>();
let run: JobHandler<{ fileId: string }> | undefined;
const waiting: string[] = [];
/** Whether the files cannot be reached. */
let away = false;
const store = {
  put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
  get: async (key: string) => {
    if (away) throw new Error('the store is away');
    return files.get(key);
  },
  remove: async (key: string) => void files.delete(key),
  async *list() {},
};
const deps = {
  db,
  clock: { now: () => now },
  issuer: { serviceName: 'Kaduna State Internal Revenue Service', demonstration: true },
  log: { warn: () => {}, error: () => {}, info: () => {} } as never,
};
settlementModule(app, {
  ...deps,
  caseload: createCaseload(deps),
  proveSecondFactor: async () => {},
  store,
  jobs: {
    handle: (_job: Job<never>, handler: never) => {
      run = handler;
    },
    enqueue: async (_tx: unknown, _job: unknown, data: object) =>
      void waiting.push((data as { fileId: string }).fileId),
  } as never,
});
reportingModule(app, deps);
await app.ready();
afterAll(() => app.close());

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<R & object>(text, values)).rows as R[];

async function call(method: 'GET' | 'POST', path: string, as?: string, payload?: object) {
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: as ? { authorization: as } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function send(source: string, text: string, as = 'ladi') {
  const boundary = 'b0undary';
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/settlement/sources/${source}/files`,
    headers: { authorization: as, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Imported as it is seen now, by somebody else than its sender. */
async function importSeen(id: string, columns: object) {
  const { seen } = (await call('POST', `/settlement/files/${id}/readings`, 'colleague', { columns })).body;
  return call('POST', `/settlement/files/${id}/import`, 'colleague', { columns, seen });
}

/** Sent, looked at, and imported with the columns that were proposed. */
async function importList(source: string, text: string) {
  const { body } = await send(source, text);
  const preview = await call('GET', `/settlement/files/${body.id}`, 'ladi');
  if (!body.isKnown) {
    expect(await importSeen(body.id, preview.body.columns)).toMatchObject({ status: 200 });
    for (const fileId of waiting.splice(0)) await run?.({ fileId }, AbortSignal.abort());
  }
  return (await call('GET', `/settlement/files/${body.id}`, 'ladi')).body;
}

interface Paid {
  readonly reference: string;
  readonly orderId: string;
  readonly kobo: number;
  readonly day: string;
}
const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}`;
const naira = (kobo: number) => `${kobo < 0 ? '-' : ''}${(Math.abs(kobo) / 100).toFixed(2)}`;

async function pay(kobo: number, on: string): Promise<Paid> {
  const bill = await givenBill(db, { lines: [kobo], issuedOn: on });
  const intent = await givenIntent(db, bill, { createdAt: new Date(`${on}T08:00:00Z`) });
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', $4, 'requery', $4)`, [
    intent.id,
    intent.providerRef,
    kobo,
    `${on}T09:00:00Z`,
  ]);
  return { reference: intent.providerRef, orderId: intent.orderId, kobo, day: on };
}

/** As Remita names these things when it tells of a payment (notification, docs of generation 1), with the payout beside them. */
const remitaHead =
  'rrr,orderId,amount,chargeFee,transactiondate,debitdate,channel,bank,settlementReference,settlementDate';
const remitaRow = ({ reference, orderId, kobo, day: on }: Paid, payout: string, valueDate: string) =>
  [
    reference,
    orderId,
    naira(kobo),
    naira(Math.sign(kobo) * 10_000),
    `${on} 09:00:00`,
    `${on} 09:00:00`,
    'CARDPAYMENT',
    '232',
    payout,
    valueDate,
  ].join(',');

describe('a month of payments', () => {
  const paid: Paid[] = [];
  const planted = { ours: [] as Paid[], theirs: [] as string[], differing: [] as Paid[], late: [] as Paid[] };
  let list = '';

  beforeAll(async () => {
    await owner.$client.query(`update settlement_sources set expected_from = '2026-10-01'`);
    for (let number = 0; number < 300; number += 1)
      paid.push(await pay(500_000 + number * 101, day(1 + (number % 28))));
    const rows: string[] = [];
    for (const [number, one] of paid.entries()) {
      const payout = `RMT-${one.day}`;
      if (number % 150 === 7) planted.ours.push(one);
      else if (number % 150 === 33) {
        planted.differing.push(one);
        rows.push(remitaRow({ ...one, kobo: one.kobo - 1 }, payout, one.day));
      } else if (number % 150 === 61) {
        planted.late.push(one);
        rows.push(remitaRow(one, 'RMT-LATE-1', '2026-10-30'));
      } else rows.push(remitaRow(one, payout, one.day));
    }
    // Bills that were paid together are one line of their provider.
    for (let number = 0; number < 3; number += 1) {
      const on = day(3 + number);
      const bills = [];
      for (const kobo of [100_001 + number, 250_000]) bills.push(await givenBill(db, { lines: [kobo], issuedOn: on }));
      const basket = await givenBasketAttempt(db, 'TPUI-0001', bills);
      await db.$client.query(`select confirm_payment($1, $2, $3, 'card', $4, 'requery', $4)`, [
        basket.id,
        basket.providerRef,
        basket.totalKobo,
        `${on}T09:00:00Z`,
      ]);
      rows.push(
        remitaRow({ reference: basket.providerRef, orderId: '', kobo: basket.totalKobo, day: on }, `RMT-${on}`, on),
      );
    }
    for (const reference of ['990000000001', '990000000002']) {
      planted.theirs.push(reference);
      rows.push(remitaRow({ reference, orderId: '', kobo: 700_000, day: day(9) }, `RMT-${day(9)}`, day(9)));
    }
    list = `${[remitaHead, ...rows, remitaRow(await pay(123_456, day(29)), 'RMT-2026-10-29', day(29))].join('\r\n')}\r\n`;
  });

  it('settles to the kobo: what was planted is found, and nothing is invented', async () => {
    const file = await importList('remita', list);
    expect(file).toMatchObject({ state: 'imported', newLines: 304, repeatedLines: 0, badLines: 0 });
    const cases = await query<{ kind: string; reference: string }>(
      `select kind, reference from settlement_cases where closed_at is null order by kind, reference`,
    );
    const expected = [
      ...planted.ours.map(({ reference }) => ({ kind: 'ours-only', reference })),
      ...planted.theirs.map((reference) => ({ kind: 'theirs-only', reference })),
      ...planted.differing.map(({ reference }) => ({ kind: 'amount-differs', reference })),
    ];
    const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
    expect(sorted(cases)).toEqual(sorted(expected));
    const late = await query<{ reference: string }>(
      `select provider_ref as reference from payment_settlements where days_late > 0 order by 1`,
    );
    expect(late.map(({ reference }) => reference)).toEqual(planted.late.map(({ reference }) => reference).sort());
    const [books] = await query<Record<string, number>>(
      `select sum(amount_kobo) filter (where account = 'clearing:remita')::bigint as clearing, sum(amount_kobo) filter (where account = 'expense:provider-fees')::bigint as fees,
         sum(amount_kobo) filter (where account = 'suspense:settlement')::bigint as suspense, sum(amount_kobo)::bigint as all
       from ledger_entries`,
    );
    expect(books).toEqual({
      clearing: planted.ours.reduce((sum, { kobo }) => sum + kobo, 0) + planted.differing.length,
      fees: 304 * 10_000,
      suspense: -1_400_000,
      all: 0,
    });
    await expectMoneyInvariants(db);
  });

  it('changes nothing when the file comes again, or its lines in another one', async () => {
    const state = () =>
      query(`select (select count(*) from settlement_lines)::int as lines, (select sum(net_kobo) from settlement_batches)::bigint as net,
      (select count(*) from ledger_entries)::int as entries, (select count(*) from settlement_cases)::int as cases`);
    const before = await state();
    expect((await send('remita', list)).body).toMatchObject({ isKnown: true });
    const again = await importList('remita', `${list}\r\n`);
    expect(again).toMatchObject({ newLines: 0, repeatedLines: 304 });
    expect(await state()).toEqual(before);
  });

  it('closes a difference when a later list has the payment', async () => {
    const [one] = planted.ours as [Paid];
    await importList('remita', `${remitaHead}\n${remitaRow(one, 'RMT-2026-10-31', '2026-10-31')}\n`);
    expect(
      await query(
        `select c.evidence, w.state from settlement_cases c join work_items w on w.subject = 'settlement-case:' || c.id where c.reference = $1`,
        [one.reference],
      ),
    ).toEqual([{ evidence: 'settled on 2026-10-31 in payout RMT-2026-10-31', state: 'closed' }]);
    await expectMoneyInvariants(db);
  });

  it('never books a payment by a line: the provider is asked about it', async () => {
    const bill = await givenBill(db, { lines: [900_000] });
    const intent = await givenIntent(db, bill);
    await importList(
      'remita',
      `${remitaHead}\n${remitaRow({ reference: intent.providerRef, orderId: '', kobo: 900_000, day: day(29) }, 'RMT-X-31', '2026-10-31')}\n`,
    );
    // A line may know our order alone.
    const ordered = await givenIntent(db, await givenBill(db, { lines: [910_000] }));
    await query(`update payment_intents set next_check_at = '2027-01-01' where id = $1`, [ordered.id]);
    await importList(
      'remita',
      `${remitaHead}\n${remitaRow({ reference: '', orderId: ordered.orderId, kobo: 910_000, day: day(29) }, 'RMT-X-31', '2026-10-31')}\n`,
    );
    expect(
      await query('select from payment_intents where id = $1 and next_check_at <= clock_timestamp()', [ordered.id]),
    ).toHaveLength(1);
    expect(await query('select from payments where intent_id = $1', [intent.id])).toHaveLength(0);
    expect(
      await query(`select state from payment_intents where id = $1 and next_check_at <= clock_timestamp()`, [
        intent.id,
      ]),
    ).toEqual([{ state: 'AWAITING_PAYMENT' }]);
    await db.$client.query(
      `select confirm_payment($1, $2, 900000, 'card', '2026-10-29T10:00:00Z', 'requery', '2026-10-29T10:00:00Z')`,
      [intent.id, intent.providerRef],
    );
    await call('POST', '/settlement/reconciliation', 'ladi', {});
    expect(
      await query(
        `select s.state, l.state as line from payment_settlements s join settlement_lines l on l.id = s.line_id where provider_ref = $1`,
        [intent.providerRef],
      ),
    ).toEqual([{ state: 'settled', line: 'matched' }]);
    await expectMoneyInvariants(db);
  });

  it('makes a claim of a void after settlement, until a payout deducts it', async () => {
    const one = paid[1] as Paid;
    await db.$client.query(
      `select void_receipt(r.id, 'reversal', 'Charged back') from receipts r join payments p on p.id = r.payment_id where p.provider_txn_ref = $1`,
      [one.reference],
    );
    await call('POST', '/settlement/reconciliation', 'ladi', {});
    const standing = () =>
      query(
        `select s.state, is_settled(s.payment_id) as settled, c.closed_at is null as open from payment_settlements s join settlement_cases c on c.payment_id = s.payment_id and c.kind = 'claim' where s.provider_ref = $1`,
        [one.reference],
      );
    expect(await standing()).toEqual([{ state: 'claim', settled: true, open: true }]);
    await importList(
      'remita',
      `${remitaHead}\n${remitaRow({ ...one, kobo: -one.kobo }, 'RMT-2026-11-01', '2026-11-01')}\n`,
    );
    expect(await standing()).toEqual([{ state: 'claim-met', settled: true, open: false }]);
    await expectMoneyInvariants(db);
  });

  it('follows the payout to the bank, and says what the bank did not credit', async () => {
    const [batch] = await query<{ net: number }>(
      `select net_kobo as net from settlement_batches where reference = 'RMT-2026-10-02'`,
    );
    const [short] = await query<{ net: number }>(
      `select net_kobo as net from settlement_batches where reference = 'RMT-2026-10-03'`,
    );
    const statement = [
      'Value Date;Narration;Account Number;Credit',
      `2026-10-02;REMITA/RMT-2026-10-02/KADIRS;1012345678;"${naira(batch?.net ?? 0)}"`,
      `2026-10-03;REMITA/RMT-2026-10-03/KADIRS;1012345678;${naira((short?.net ?? 0) - 100)}`,
      '2026-10-04;CASH LODGEMENT;1012345678;77.00',
      '2026-10-04;CASH LODGEMENT;1012345678;many',
    ].join('\n');
    const file = await importList('bank', `${statement}\n`);
    expect(file).toMatchObject({
      newLines: 3,
      badLines: 1,
      problems: [{ row: 5, column: 'Credit', problem: 'not-an-amount', value: 'many' }],
    });
    const cases = await query(
      `select kind, reference, expected_kobo - received_kobo as kobo from settlement_cases where closed_at is null and kind in ('payout-differs', 'unknown-credit') order by 1`,
    );
    expect(cases).toEqual([
      { kind: 'payout-differs', reference: 'RMT-2026-10-03', kobo: 100 },
      { kind: 'unknown-credit', reference: 'row 4', kobo: -7700 },
    ]);
    const [books] = await query(
      `select sum(amount_kobo)::bigint as bank from ledger_entries where account = 'bank:treasury'`,
    );
    expect(books).toEqual({ bank: (batch?.net ?? 0) + (short?.net ?? 0) - 100 });
    expect(await query(`select kind from settlement_cases where kind in ('ledger', 'journal')`)).toEqual([]);
  });

  it('opens a payout and a difference by its address, in whatever period it stands', async () => {
    for (const id of ['payouts', 'settlement-differences']) {
      const [row] = (await call('GET', `/reports/${id}?minDate=2026-10-01&maxDate=2026-11-02`, 'ladi')).body.data;
      const opened = await call('GET', `/reports/${id}?minDate=2026-01-01&maxDate=2026-01-02&record=${row.id}`, 'ladi');
      expect(opened.body.data.map((one: { id: string }) => one.id)).toEqual([row.id]);
    }
  });

  it('shows payouts to administrators, and to an MDA the money of its own bills', async () => {
    const payouts = await call('GET', '/reports/payouts?minDate=2026-10-01&maxDate=2026-10-31', 'ladi');
    expect(
      payouts.body.data.find(({ reference }: { reference: string }) => reference === 'RMT-2026-10-03'),
    ).toMatchObject({ status: 'short', differenceKobo: 100 });
    const span = 'minDate=2026-10-01&maxDate=2026-11-02';
    expect((await call('GET', `/reports/settled-payments?${span}`, 'ladi')).body.totalRecords).toBe(308);
    expect((await call('GET', `/reports/settled-payments?${span}`, 'mda')).body.totalRecords).toBe(0);
    expect(
      (await call('GET', '/reports/settlement-differences?status=open', 'ladi')).body.totalRecords,
    ).toBeGreaterThan(0);
    expect((await call('GET', '/settlement/reconciliation', 'ladi')).body).toMatchObject({
      upTo: '2026-10-29',
      oldest: expect.any(String),
    });
    // A provider that is hardly used, and of whom nothing is awaited, holds nobody up.
    const seldom = await givenIntent(db, await givenBill(db, { lines: [40_000] }), { provider: 'interswitch' });
    await query(
      `select confirm_payment($1, $2, 40000, 'card', '2026-10-02T09:00:00Z', 'requery', '2026-10-02T09:00:00Z')`,
      [seldom.id, seldom.providerRef],
    );
    const upTo = async () => {
      await call('POST', '/settlement/reconciliation', 'ladi', {});
      return (await call('GET', '/settlement/reconciliation', 'ladi')).body.upTo;
    };
    expect(await upTo()).toBe('2026-10-01');
    await givenLines(
      db,
      [{ reference: seldom.providerRef, kobo: 40_000, paidOn: '2026-10-02', batch: 'ISW-SELDOM' }],
      'interswitch',
    );
    expect(await upTo()).toBe('2026-10-29');
  });

  it('keeps every one of the rows that say the same in one file, and none of them again', async () => {
    const lodged = '2026-09-04;CASH LODGEMENT;1012345678;5000.00';
    const [head, other] = ['Value Date;Narration;Account Number;Credit', '2026-09-05;SCHOOL FEES;1012345678;70.00'];
    expect(await importList('bank', `${[head, lodged, other, lodged, lodged].join('\n')}\n`)).toMatchObject({
      ...{ newLines: 4, repeatedLines: 0 },
    });
    expect(await importList('bank', `${[head, other, lodged, lodged].join('\n')}\n`)).toMatchObject({
      ...{ newLines: 0, repeatedLines: 3 },
    });
    expect(
      await query(
        `select sum(amount_kobo)::bigint as kobo from bank_lines where narration = 'CASH LODGEMENT' and value_date = '2026-09-04'`,
      ),
    ).toEqual([{ kobo: 1_500_000 }]);
  });

  it('says that an import failed for good after its last try, and not before', async () => {
    const { body } = await send(
      'remita',
      `${remitaHead}\n${remitaRow({ reference: '990000000009', orderId: '', kobo: 100, day: day(9) }, 'RMT-FAIL', day(9))}\n`,
    );
    const { columns } = (await call('GET', `/settlement/files/${body.id}`, 'ladi')).body;
    const stateOf = async () =>
      (await query<{ state: string }>('select state from settlement_files where id = $1', [body.id]))[0]?.state;
    await importSeen(body.id, columns);
    waiting.splice(0);
    away = true;
    await expect(run?.({ fileId: body.id }, AbortSignal.abort())).rejects.toThrow('the store is away');
    expect(await stateOf()).toBe('importing');
    await run?.({ fileId: body.id }, AbortSignal.abort(), true);
    expect(await stateOf()).toBe('failed');
    away = false;
    await importSeen(body.id, columns);
    for (const fileId of waiting.splice(0)) await run?.({ fileId }, AbortSignal.abort());
    expect(await stateOf()).toBe('imported');
  });
});

it('refuses whoever is nobody, of another role, or asks for what cannot be', async () => {
  expect((await call('GET', '/settlement/files')).status).toBe(401);
  expect((await call('GET', '/settlement/files', 'governor')).status).toBe(403);
  expect((await call('GET', '/reports/payouts', 'mda')).status).toBe(403);
  expect((await send('nobody', 'a,b\n1,2\n')).status).toBe(404);
  const { body } = await send('remita', 'a,b\n1,2\n');
  const refused = await call('POST', `/settlement/files/${body.id}/import`, 'ladi', {
    columns: { fields: { reference: 'a' }, dayOrder: 'year-first' },
    seen: '',
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { fieldErrors: { 'columns.fields.amount': 'Field is required' } },
  });
  expect(await query('select state from settlement_files where id = $1', [body.id])).toEqual([{ state: 'received' }]);
});

it.each([
  ['a line that is changed', `update settlement_lines set gross_kobo = gross_kobo + 1`, 'settlement_lines_stay'],
  [
    'money that is awaited again',
    `update payment_settlements set state = 'awaited', line_id = null where state = 'settled'`,
    'payment_settlements_once',
  ],
  [
    'settled, and another amount',
    `update payment_settlements set state = 'settled', received_kobo = 1, settled_on = paid_on, line_id = (select min(id) from settlement_lines) where state = 'awaited'`,
    'payment_settlements_agree',
  ],
  ['a case that says something else', `update settlement_cases set received_kobo = 0`, 'settlement_cases_fixed'],
])('the database refuses %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});
