import type { SettlementColumns } from '@portal/contracts';
import { workbookOf } from '@portal/spreadsheets/testing';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { settlementModule } from '../settlement.module.ts';

const { db, owner } = await createTestDatabase();
const files = new Map<string, Buffer>();
const store = {
  put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
  get: async (key: string) => files.get(key),
  remove: async (key: string) => void files.delete(key),
  async *list() {},
};
const log = createLogger({ level: 'silent' });
const { call, upload, staffMember, runJobs } = await startModule(db, '2026-11-28T09:00:00Z', (server, surroundings) => {
  const deps = { ...surroundings, issuer: { ...surroundings, name: '', address: '' } };
  settlementModule(server, {
    ...{ db, log, store: store as never, clock: surroundings.clock, jobs: surroundings.jobs },
    caseload: createCaseload(deps as never),
    proveSecondFactor: async () => {},
  });
});
const as = await staffMember('Admin');
const colleague = await staffMember('Admin');
await owner.$client.query(`update settlement_sources set expected_from = '2026-10-01', columns = null`);

async function send(content: string | Uint8Array, source = 'remita') {
  const sent = await upload(`/settlement/sources/${source}/files`, Buffer.from(content as string), { as });
  return sent.json().id as string;
}
const preview = async (id: string) => (await call('GET', `/settlement/files/${id}`, { as })).json();
const look = async (id: string, columns: SettlementColumns) =>
  (await call('POST', `/settlement/files/${id}/readings`, { as: colleague, body: { columns } })).json();
const begin = async (id: string, columns: SettlementColumns) => {
  const { seen } = await look(id, columns);
  return (await call('POST', `/settlement/files/${id}/import`, { as: colleague, body: { columns, seen } })).json();
};
const linesOf = async (id: string) => {
  const { rows } = await db.$client.query(
    `select row, reference, gross_kobo as kobo, paid_on::text as day from settlement_lines where file_id = $1 order by row`,
    [id],
  );
  return rows.map(({ row, reference, kobo, day }) => [row, reference, Number(kobo), day]);
};

/** Sent, looked at and imported as it was proposed: its lines, and what could not be read. */
async function imported(content: string | Uint8Array, changed: Partial<SettlementColumns> = {}) {
  const id = await send(content);
  const { columns } = await preview(id);
  const answer = await begin(id, { ...columns, ...changed });
  await runJobs();
  const after = await preview(id);
  return { answer, state: after.state, lines: await linesOf(id), problems: after.problems };
}

const head = 'rrr,amount,debitdate';
const rrr = (number: number) => String(770_000_000_000 + number);

describe('a file of a provider', () => {
  it('has amounts with a comma or a point, and thousands of every style', async () => {
    const text = `rrr;amount;debitdate\n${rrr(1)};1250000,50;2026-10-01\n${rrr(2)};1.250.000,50;2026-10-01\n`;
    expect(await imported(text)).toMatchObject({
      lines: [
        [2, rrr(1), 125_000_050, '2026-10-01'],
        [3, rrr(2), 125_000_050, '2026-10-01'],
      ],
    });
  });

  it('has mixed ends of rows, empty rows and titles above its headings, and rows by their number', async () => {
    const text = `Settlement of October\r\n\r\n${head}\r\n${rrr(11)},5.00,2026-10-01\n\n${rrr(12)},6.00,2026-10-02\r${rrr(13)},many,2026-10-03`;
    expect(await imported(text)).toMatchObject({
      lines: [
        [4, rrr(11), 500, '2026-10-01'],
        [6, rrr(12), 600, '2026-10-02'],
      ],
      problems: [{ row: 7, column: 'amount', problem: 'not-an-amount', value: 'many' }],
    });
  });

  it('has a row that adds up the others, which is no payment', async () => {
    const text = `${head}\n${rrr(21)},5.00,2026-10-01\nTOTAL,5.00,2026-10-01\n`;
    expect(await imported(text)).toMatchObject({ lines: [[2, rrr(21), 500, '2026-10-01']], problems: [] });
  });

  it('is a workbook with numbers as it keeps them, or text in the letters of Windows', async () => {
    const rows = [
      ['rrr', 'amount', 'debitdate'],
      [rrr(31), '1234.56', '2026-10-01'],
    ];
    expect(await imported(await workbookOf(rows))).toMatchObject({ lines: [[2, rrr(31), 123_456, '2026-10-01']] });
    const windows = Uint8Array.from(`${head},narration\n${rrr(32)},5.00,2026-10-01,Caf\xe9\n`, (letter) =>
      letter.charCodeAt(0),
    );
    expect(await imported(windows)).toMatchObject({ state: 'imported', lines: [[2, rrr(32), 500, '2026-10-01']] });
  });

  it('names rows of days that have not come, and rows whose amount was rounded', async () => {
    const text = `${head}\n${rrr(41)},5.00,2026-11-29\n${rrr(42)},1.25E+06,2026-10-01\n${rrr(43)},5.00,2026-11-28\n`;
    expect(await imported(text)).toMatchObject({
      lines: [[4, rrr(43), 500, '2026-11-28']],
      problems: [
        { row: 2, column: 'debitdate', problem: 'in-the-future', value: '2026-11-29' },
        { row: 3, column: 'amount', problem: 'rounded', value: '1.25E+06' },
      ],
    });
  });

  it('with a heading twice takes neither by itself', async () => {
    const id = await send(`rrr,amount,amount,debitdate\n${rrr(51)},5.00,7.00,2026-10-01\n`);
    const { headings, columns } = await preview(id);
    expect(headings).toEqual(['rrr', 'amount', 'amount (2)', 'debitdate']);
    expect(columns.fields).toEqual({ reference: 'rrr', paidOn: 'debitdate' });
    expect(await begin(id, columns)).toMatchObject({ code: 'request.invalid' });
    await begin(id, { ...columns, fields: { ...columns.fields, amount: 'amount (2)' } });
    await runJobs();
    expect(await linesOf(id)).toEqual([[2, rrr(51), 700, '2026-10-01']]);
  });

  it('shows a heading that is new beside those that are remembered', async () => {
    const remembered = { fields: { reference: 'rrr', amount: 'amount', paidOn: 'debitdate' }, dayOrder: 'year-first' };
    await owner.$client.query(`update settlement_sources set columns = $1 where id = 'remita'`, [
      JSON.stringify({ ...remembered, headings: ['rrr', 'amount', 'debitdate'] }),
    ]);
    const id = await send(`rrr,amount,debitdate,chargeFee\n${rrr(61)},5.00,2026-10-01,1.00\n`);
    expect((await preview(id)).columns.fields).toEqual({ ...remembered.fields, fee: 'chargeFee' });
  });
});

const none = { lines: 0, kobo: 0 };
const nothingMet = { settles: none, differs: none, unknown: none, takesBack: none, closes: [], closesInAll: 0 };

describe('what was understood of a file', () => {
  const reading = async (id: string, columns: SettlementColumns) =>
    (await call('POST', `/settlement/files/${id}/readings`, { as, body: { columns } })).json();

  it('is shown before anything is kept: rows, sum, first and last, days, and what could not be read', async () => {
    const id = await send(
      `${head}\n${rrr(71)},5.00,2026-10-03\n${rrr(72)},x,2026-10-01\n${rrr(73)},6.50,2026-10-02\nTotal,11.50,\n`,
    );
    expect(await reading(id, (await preview(id)).columns)).toEqual({
      understood: {
        ...{ rows: 2, sumKobo: 1_150, firstDay: '2026-10-02', lastDay: '2026-10-03' },
        first: { line: 2, text: rrr(71), kobo: 500 },
        last: { line: 4, text: rrr(73), kobo: 650 },
      },
      ...{ badRows: 1, totalRows: 1, asked: null, dayAsked: null },
      problems: [{ row: 3, column: 'amount', problem: 'not-an-amount', value: 'x' }],
      seen: expect.stringMatching(/^[0-9a-f]{64}$/),
      effect: { ...nothingMet, unknown: { lines: 2, kobo: 1_150 } },
    });
    expect(await linesOf(id)).toEqual([]);
  });

  it('asks once how the file writes amounts and days, and lets nothing in before somebody said so', async () => {
    const id = await send(`${head}\n${rrr(81)},"1,250",03/10/2026\n`);
    const { columns } = await preview(id);
    expect(await reading(id, columns)).toMatchObject({
      asked: { example: '1,250', pointKobo: 125_000, commaKobo: 125 },
      dayAsked: { example: '03/10/2026', dayFirst: '2026-10-03', monthFirst: '2026-03-10' },
    });
    expect(await begin(id, columns)).toMatchObject({ code: 'settlement.amounts-unclear' });
    expect(await begin(id, { ...columns, decimalMark: 'point' })).toMatchObject({ code: 'settlement.days-unclear' });
    const said = { ...columns, decimalMark: 'point', dayOrder: 'day-first' } as const;
    expect(await reading(id, said)).toMatchObject({ asked: null, dayAsked: null });
    await begin(id, said);
    await runJobs();
    expect(await linesOf(id)).toEqual([[2, rrr(81), 125_000, '2026-10-03']]);
  });

  it('needs no question where another row answers it', async () => {
    const id = await send(`${head}\n${rrr(91)},"1,250",03/10/2026\n${rrr(92)},"1,250.50",25/10/2026\n`);
    const { columns } = await preview(id);
    expect(columns).toMatchObject({ dayOrder: 'day-first', decimalMark: 'point' });
    expect(await reading(id, columns)).toMatchObject({ asked: null, dayAsked: null, understood: { sumKobo: 250_050 } });
  });

  it('is nothing of what is no spreadsheet', async () => {
    const id = await send('a\0b');
    expect(await preview(id)).toMatchObject({ code: 'settlement.file-unreadable' });
    expect(await reading(id, { fields: {}, dayOrder: 'year-first' })).toMatchObject({
      code: 'settlement.file-unreadable',
    });
  });
});

describe('a file that somebody handed in', () => {
  const text = `${head}\n${rrr(101)},62000.00,2026-10-01\n`;

  it('is imported by somebody else, and books nothing before', async () => {
    const id = await send(text);
    const { columns } = await preview(id);
    const { seen } = await look(id, columns);
    const own = await call('POST', `/settlement/files/${id}/import`, { as, body: { columns, seen } });
    expect([own.statusCode, own.json().code]).toEqual([409, 'settlement.file-own']);
    await runJobs();
    expect(await linesOf(id)).toEqual([]);
    expect(await begin(id, columns)).toEqual({ state: 'importing' });
    await runJobs();
    expect(await linesOf(id)).toEqual([[2, rrr(101), 6_200_000, '2026-10-01']]);
  });

  it.each([
    ['by whoever handed it in', `state = 'importing', columns = '{}', imported_by = received_by`],
    ['by nobody', `state = 'importing', columns = '{}', imported_by = null`],
    ['as a file that lay in the folder', `received_by = null`],
  ])('is not imported %s, whatever asks the database', async (_how, change) => {
    const id = await send(`${text}${rrr(102)},1.00,2026-10-02,${_how}\n`);
    await expect(
      owner.$client.query(`update settlement_files set ${change} where id = $1`, [id]),
    ).rejects.toMatchObject({
      constraint: 'settlement_files_by_two',
    });
  });

  it.each([
    [
      'a line of a provider',
      `with payout as (insert into settlement_batches (provider, reference, value_date) values ('remita', 'RMT-ALONE', '2026-10-01') returning id)
       insert into settlement_lines (batch_id, file_id, row, provider, reference, gross_kobo, fee_kobo, paid_on, line_hash)
       select id, $1, 2, 'remita', '770000000103', 100, 0, '2026-10-01', repeat('a', 64) from payout`,
    ],
    [
      'a credit of a bank',
      `insert into bank_lines (file_id, row, value_date, amount_kobo, reference, line_hash)
       values ($1, 2, '2026-10-01', 100, 'ALONE', repeat('b', 64))`,
    ],
  ])('counts for nothing before that: no %s comes of it', async (what, insert) => {
    const id = await send(`${text}${rrr(104)},1.00,2026-10-02,${what}\n`);
    await expect(owner.$client.query(insert, [id])).rejects.toMatchObject({ constraint: 'settlement_files_by_two' });
  });

  it('shows whoever imports it what it will close, and is not imported once that is something else', async () => {
    const bill = await givenBill(db);
    const { id: attempt, providerRef } = await givenIntent(db, bill);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', '2026-10-01T09:00:00Z', 'requery')`, [
      ...[attempt, providerRef, bill.totalKobo],
    ]);
    const open = `insert into settlement_cases (kind, subject, reference, provider, payment_id, expected_kobo, day)
      select 'ours-only', 'payment:' || id, provider_txn_ref, provider, id, amount_kobo, '2026-10-01' from payments where intent_id = $1 returning id::text as id`;
    const id = await send(`${head}\n${providerRef},12500.00,2026-10-01\n${rrr(105)},7.00,2026-10-01\n`);
    const { columns } = await preview(id);
    const before = await look(id, columns);
    expect(before.effect).toMatchObject({
      ...{ settles: { lines: 1, kobo: 1_250_000 }, unknown: { lines: 1, kobo: 700 } },
      ...{ closes: [], closesInAll: 0 },
    });
    const { rows } = await owner.$client.query(open, [attempt]);
    const after = await look(id, columns);
    expect(after.effect).toMatchObject({
      closes: [{ id: rows[0]?.id, kind: 'ours-only', reference: providerRef, missingKobo: 1_250_000 }],
      closesInAll: 1,
    });
    const stale = await call('POST', `/settlement/files/${id}/import`, {
      as: colleague,
      body: { columns, seen: before.seen },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'settlement.file-changed']);
    await runJobs();
    expect(await linesOf(id)).toEqual([]);
    expect(await begin(id, columns)).toEqual({ state: 'importing' });
  });

  it('of a bank shows the payout its credit meets, and the difference that ends', async () => {
    const { rows } = await owner.$client.query(
      `with payout as (
         insert into settlement_batches (provider, reference, value_date, gross_kobo) values ('remita', 'RMT-FORESEEN', '2026-10-05', 990000) returning id
       )
       insert into settlement_cases (kind, subject, reference, provider, batch_id, expected_kobo, day)
         select 'payout-missing', 'payout:' || id, 'RMT-FORESEEN', 'remita', id, 990000, '2026-10-05' from payout returning id::text as id`,
    );
    const text = 'value date,amount,narration\n2026-10-06,9900.00,TRF RMT-FORESEEN\n2026-10-06,1.00,RENT\n';
    const id = await send(text, 'bank');
    const { columns } = await preview(id);
    expect((await look(id, columns)).effect).toMatchObject({
      ...{ settles: { lines: 1, kobo: 990_000 }, unknown: { lines: 1, kobo: 100 } },
      closes: [{ id: rows[0]?.id, kind: 'payout-missing', missingKobo: 990_000 }],
    });
  });

  it('is not imported with other columns than were seen', async () => {
    const id = await send(`rrr,amount,debitdate,chargeFee\n${rrr(106)},5.00,2026-10-01,1.00\n`);
    const { columns } = await preview(id);
    const { seen } = await look(id, columns);
    const other = { ...columns, fields: { ...columns.fields, amount: 'chargeFee' } };
    const answer = await call('POST', `/settlement/files/${id}/import`, {
      as: colleague,
      body: { columns: other, seen },
    });
    expect(answer.json().code).toBe('settlement.file-changed');
  });

  it('says whose it is, and who chose the columns that are remembered', async () => {
    const first = await send(`${head}\n${rrr(107)},5.00,2026-10-01\n`);
    await begin(first, (await preview(first)).columns);
    await runJobs();
    const id = await send(`${head}\n${rrr(108)},5.00,2026-10-01\n`);
    const seenBy = async (who: typeof as) => (await call('GET', `/settlement/files/${id}`, { as: who })).json();
    expect(await seenBy(as)).toMatchObject({ isOwn: true, columnsBy: { file: 'picture.jpg' } });
    expect(await seenBy(colleague)).toMatchObject({ isOwn: false });
  });
});
