import { randomBytes } from 'node:crypto';
import { writeXlsxStream } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { sheetsHere } from '../../../../testing/sheets-here.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { taxpayerImportsModule } from '../index.ts';

const { db } = await createTestDatabase();
const [chief, deputy] = [
  await givenUser(db, { roles: ['SuperAdmin'] }),
  await givenUser(db, { roles: ['SuperAdmin'] }),
];
const clock = { now: () => new Date() };
const app = await createHttpServer({
  identify: async (id) => ({ id, sessionId: id, roles: ['SuperAdmin'], scope: givenScope('SuperAdmin', {}) }),
});
const taken: object[] = [];
const handlers: ((data: never, signal: AbortSignal) => Promise<void>)[] = [];
const caseload = createCaseload({ db, clock });
caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
taxpayerImportsModule(app, {
  db,
  caseload,
  sheets: sheetsHere,
  jobs: {
    handle: (_job, handler) => void handlers.push(handler as never),
    enqueue: async (_tx, _job, data) => void taken.push(data),
  },
});
await app.ready();
const runJobs = async () => {
  for (const data of taken.splice(0)) await handlers[0]?.(data as never, new AbortController().signal);
};

const call = (method: 'GET' | 'POST' | 'PUT', path: string, as = chief, payload?: object) =>
  app.inject({ method, url: `/api/v1${path}`, headers: { authorization: as }, ...(payload && { payload }) });
function upload(bytes: Buffer | string, fileName = 'arrears.csv') {
  const boundary = randomBytes(8).toString('hex');
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return app.inject({
    method: 'POST',
    url: '/api/v1/taxpayer-imports/files',
    headers: { authorization: chief, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
const headings = 'Name,Phone,Kind,LGA,Head,Amount,Period';
const sheet = [
  headings,
  'Amina Bello,08036660001,Individual,Zaria,12010102,"12,500.50",Arrears 2024',
  'AMINA  BELLO,8036660001,,,12010102,300,Arrears 2025',
  'Arewa Mills Ltd,08036660002,Corporate,,12010102,1000,2025',
  'Only Registered,08036660003,,,,,',
  'Bad Phone,12,,,12010102,5,x',
  'No Head,08036660004,,,,5,x',
  ',08036660005,,Nowhere,99999999,1.234,x',
].join('\n');
const reason = 'Arrears of the old register';

let sheets = 0;
/** Each is another file: a column of its own that says nothing. */
async function given(text = sheet) {
  sheets += 1;
  const { id } = (await upload(text.replace(headings, `${headings},Sheet ${sheets}`))).json();
  const { mapping } = (await call('GET', `/taxpayer-imports/${id}`)).json();
  return { id: id as string, checked: await call('PUT', `/taxpayer-imports/${id}/mapping`, chief, { mapping }) };
}
const decide = async (workId: string, as: string, move = 'release') =>
  call('POST', `/work/${workId}/moves`, as, { caseVersion: await caseVersionOf(db, workId), move, reason });
async function letIn(id: string) {
  const { workId } = (await call('POST', `/taxpayer-imports/${id}/proposals`, chief, { reason })).json();
  await decide(workId, deputy);
  await runJobs();
}
const register = async () => (await db.$client.query('select count(*)::int as n from taxpayers')).rows[0].n as number;

it('suggests what the columns say, checks each row and counts what would be written, and writes nothing', async () => {
  const before = await register();
  const { checked } = await given();
  expect(checked.json()).toMatchObject({
    ...{
      state: 'checked',
      rows: 7,
      good: 4,
      bad: 3,
      newTaxpayers: 3,
      bills: 3,
      totalKobo: 1_250_050 + 30_000 + 100_000,
    },
    mapping: { name: 0, phone: 1, category: 2, lga: 3, revenueHead: 4, amount: 5, description: 6 },
  });
  const bad = (await call('GET', `/taxpayer-imports/${checked.json().id}/rows`)).json();
  expect(bad.data.map(({ number, problems }: { number: number; problems: string[] }) => [number, problems])).toEqual([
    [6, ['phone-wrong']],
    [7, ['head-missing']],
    [8, ['name-missing', 'amount-wrong', 'head-unknown', 'lga-unknown']],
  ]);
  expect(await register()).toBe(before);
});

it('a second person lets it in: one taxpayer for rows of one person, a bill for each amount; a second time knows them', async () => {
  const { id } = await given();
  const { workId } = (await call('POST', `/taxpayer-imports/${id}/proposals`, chief, { reason })).json();
  expect((await decide(workId, chief)).json().code).toBe('work.same-person');
  expect((await decide(workId, deputy)).json().state).toBe('released');
  await runJobs();
  expect((await call('GET', `/taxpayer-imports/${id}`)).json().state).toBe('applied');
  const { rows } = await db.$client.query(
    `select t.name, t.standing, b.total_kobo, b.payer_is_organisation, b.payer_last_name from taxpayer_import_rows r
       join taxpayers t on t.tpui = r.tpui left join bills b on b.id = r.bill_id where r.import_id = $1 order by r.number`,
    [id],
  );
  expect(rows).toEqual([
    {
      name: 'Amina Bello',
      standing: 'known',
      total_kobo: 1_250_050,
      payer_is_organisation: false,
      payer_last_name: 'Bello',
    },
    {
      name: 'Amina Bello',
      standing: 'known',
      total_kobo: 30_000,
      payer_is_organisation: false,
      payer_last_name: 'BELLO',
    },
    {
      name: 'Arewa Mills Ltd',
      standing: 'known',
      total_kobo: 100_000,
      payer_is_organisation: true,
      payer_last_name: '',
    },
    {
      name: 'Only Registered',
      standing: 'known',
      total_kobo: null,
      payer_is_organisation: null,
      payer_last_name: null,
    },
  ]);
  const { checked } = await given();
  // The three debts are there: nothing is billed again, and each row says so.
  expect(checked.json()).toMatchObject({ newTaxpayers: 0, good: 1, bills: 0, totalKobo: 0 });
  expect(checked.json().problems).toContainEqual({ problem: 'already-there', rows: 3 });
});

it('is undone as one, except the bill that somebody tried to pay, which is listed', async () => {
  const text = [
    headings,
    ...[1, 2, 3].map((n) => `Undone ${'abc'[n - 1]}${'xyz'[n - 1]}o,0803777000${n},,,12010102,${n}00,2025`),
  ].join('\n');
  const { id } = await given(text);
  const before = await register();
  await letIn(id);
  expect(await register()).toBe(before + 3);
  const [tried] = (
    await db.$client.query('select bill_id from taxpayer_import_rows where import_id = $1 order by number limit 1', [
      id,
    ])
  ).rows;
  await db.$client.query(
    `insert into payment_intents (bill_id, gateway_id, provider, order_id, amount_kobo, expires_at)
     select $1, 'remita', 'remita', '900000000001', 10000, now() + interval '1 day'`,
    [tried.bill_id],
  );
  const undo = (as: string) => call('POST', `/taxpayer-imports/${id}/undo`, as, { reason });
  const refused = (await undo(deputy)).json();
  expect((await undo(chief)).json().code).toBe('taxpayer-import.state-conflict');
  expect((await decide(refused.workId, deputy)).json().code).toBe('work.same-person');
  expect((await decide(refused.workId, chief, 'refuse')).json().state).toBe('refused');
  expect(await register()).toBe(before + 3);
  const { workId } = (await undo(deputy)).json();
  expect((await call('GET', `/taxpayer-imports/${id}`)).json()).toMatchObject({ state: 'applied', undoWorkId: workId });
  expect((await decide(workId, chief)).json().state).toBe('released');
  expect((await call('GET', `/taxpayer-imports/${id}`)).json()).toMatchObject({
    state: 'undone',
    kept: 1,
    undoWorkId: null,
  });
  expect(await register()).toBe(before + 1);
  const kept = (await call('GET', `/taxpayer-imports/${id}/rows?show=kept`)).json();
  expect(kept.data).toMatchObject([{ number: 2, billReference: expect.stringMatching(/^KD/) }]);
  expect((await call('POST', `/taxpayer-imports/${id}/undo`, deputy, { reason })).json().code).toBe(
    'taxpayer-import.state-conflict',
  );
});

it('reads a workbook as it reads text, evaluates nothing, and keeps nothing that may be a NIN', async () => {
  const rows = [
    ['Name', 'Phone', 'NIN'],
    ['=1+1 & <b>Sani</b>', '08036669001', '12345678901'],
  ];
  const stream = writeXlsxStream(
    (async function* () {
      for (const row of rows.slice(1)) yield row;
    })(),
    { name: 'Taxpayers', columns: (rows[0] ?? []).map((header) => ({ header })) },
  );
  const bytes = Buffer.from(await new Response(stream as BodyInit).arrayBuffer());
  const { id } = (await upload(bytes, 'register.xlsx')).json();
  const record = (await call('GET', `/taxpayer-imports/${id}`)).json();
  expect(record.headers).toEqual(['Name', 'Phone', 'NIN']);
  expect(record.sample).toEqual([['=1+1 & <b>Sani</b>', '08036669001', '•••••••8901']]);
});

it.each([
  ['nothing', '\n', 'taxpayer-import.empty'],
  ['headings alone', headings, 'taxpayer-import.empty'],
  ['no spreadsheet', Buffer.from([0, 1, 2, 3, 0, 0]), 'taxpayer-import.unreadable'],
  ['half a workbook', Buffer.concat([Buffer.from('PK'), randomBytes(200)]), 'taxpayer-import.unreadable'],
  ['too many columns', Array.from({ length: 80 }, (_, index) => `c${index}`).join(','), 'taxpayer-import.too-large'],
])('refuses %s', async (_which, bytes, code) => {
  expect((await upload(bytes)).json().code).toBe(code);
});

it('has rows by their number in the file, titles above its headings, mixed ends of rows, and a row that adds up others', async () => {
  const text = `Arrears of the old register\r\n\r\n${headings}\r\nTitle Danjuma,08038881001,,,12010102,700,2025\n\nTotal,,,,,700,\rNext Danjuma,8038881002,,,12010102,x,2025`;
  const { id, checked } = await given(text);
  expect(checked.json()).toMatchObject({ rows: 3, good: 1, bills: 1, totalKobo: 70_000 });
  const { data } = (await call('GET', `/taxpayer-imports/${id}/rows`)).json();
  expect(data.map(({ number, problems }: { number: number; problems: string[] }) => [number, problems])).toEqual([
    [6, ['adds-up-others']],
    [7, ['amount-wrong']],
  ]);
});

it('reads amounts with a comma or a point before the kobo, and takes no heading that stands there twice by itself', async () => {
  const text = [
    'Name;Phone;Head;Amount;Period',
    'Comma Danjuma;08038882001;12010102;1250000,50;2025',
    'Comma Danjuma;08038882001;12010102;1.250;2024',
  ].join('\n');
  const { id } = (await upload(text)).json();
  const { mapping } = (await call('GET', `/taxpayer-imports/${id}`)).json();
  const checked = (await call('PUT', `/taxpayer-imports/${id}/mapping`, chief, { mapping })).json();
  expect(checked).toMatchObject({ good: 2, totalKobo: 125_000_050 + 125_000, asked: null });
  const twice = (await upload('Name,Phone,Amount,Amount\nTwice Headed,08038882002,1,2')).json();
  expect((await call('GET', `/taxpayer-imports/${twice.id}`)).json().mapping).toEqual({ name: 0, phone: 1 });
});

it('asks once how amounts are written where a file can be read two ways, and lets none of them in before', async () => {
  const { id, checked } = await given([headings, 'Asked Danjuma,08038883001,,,12010102,"1,250",2025'].join('\n'));
  expect(checked.json()).toMatchObject({
    ...{ good: 0, problems: [{ problem: 'amount-two-ways', rows: 1 }] },
    asked: { example: '1,250', pointKobo: 125_000, commaKobo: 125 },
  });
  const { mapping } = checked.json();
  const said = { mapping, decimalMark: 'point' };
  expect((await call('PUT', `/taxpayer-imports/${id}/mapping`, chief, said)).json()).toMatchObject({
    ...{ good: 1, totalKobo: 125_000, problems: [], asked: null },
  });
});

it('the database refuses that one person proposes and lets in', async () => {
  const { id } = await given();
  await call('POST', `/taxpayer-imports/${id}/proposals`, chief, { reason });
  await expect(
    db.$client.query(`update taxpayer_imports set state = 'released', released_by = proposed_by where id = $1`, [id]),
  ).rejects.toMatchObject({ constraint: 'taxpayer_imports_two_persons_check' });
});

it('reads the same rows in once, unless that was undone; a debt that stands twice in a file is billed once', async () => {
  const text = [
    headings,
    'Twice Danladi,08038880001,,,12010102,700,2025',
    'Twice Danladi,08038880001,,,12010102,700,2025',
    'Twice Danladi,08038880001,,,12010102,700,2024',
  ].join('\n');
  const { id } = (await upload(text)).json();
  for (const again of [text, `${text}\n`, text.replaceAll('\n', '\r\n')])
    expect((await upload(again, 'other.csv')).json().code).toBe('taxpayer-import.same-content');
  const { mapping } = (await call('GET', `/taxpayer-imports/${id}`)).json();
  const checked = (await call('PUT', `/taxpayer-imports/${id}/mapping`, chief, { mapping })).json();
  expect(checked).toMatchObject({ good: 2, bills: 2, problems: [{ problem: 'twice-in-file', rows: 1 }] });
  await letIn(id);
  const { workId } = (await call('POST', `/taxpayer-imports/${id}/undo`, chief, { reason })).json();
  await decide(workId, deputy);
  // Its bills are cancelled: they may come again.
  const next = (await upload(text)).json();
  const rechecked = (await call('PUT', `/taxpayer-imports/${next.id}/mapping`, chief, { mapping })).json();
  expect(rechecked).toMatchObject({ good: 2, bills: 2 });
});

it('of two files with the same debts that were both checked before one was let in, one bills them', async () => {
  const text = [headings, 'Both Files,08038880009,,,12010102,900,2025'].join('\n');
  const [one, other] = [await given(text), await given(text)];
  await letIn(one.id);
  await letIn(other.id);
  expect((await call('GET', `/taxpayer-imports/${other.id}`)).json()).toMatchObject({
    bills: 0,
    newTaxpayers: 0,
    bad: 1,
  });
  const { rows } = await db.$client.query(
    `select count(*)::int as bills from bills b join taxpayers t on t.tpui = b.payer_tpui where t.name = 'Both Files'`,
  );
  expect(rows).toEqual([{ bills: 1 }]);
});

it('the database refuses that one person proposes to undo and undoes', async () => {
  const { id } = await given([headings, 'Undo Alone,08038880010,,,12010102,900,2025'].join('\n'));
  await letIn(id);
  await expect(
    db.$client.query(
      `update taxpayer_imports set state = 'undone', undone_by = $2, undo_proposed_by = $2, undone_at = now() where id = $1`,
      [id, chief],
    ),
  ).rejects.toMatchObject({ constraint: 'taxpayer_imports_undone_by_two' });
});
