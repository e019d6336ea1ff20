import { expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { obligationsModule } from '../../obligations/index.ts';
import { taxpayersModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember, taxpayer, audited } = await startModule(db, '2026-11-28T08:00:00Z', (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  taxpayersModule(app, { db, clock, caseload });
  obligationsModule(app, { db, clock, caseload });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
});
const officer = await staffMember('Tax Officer', 6);
const manager = await staffMember('Tax Office Manager', 6);
const foreignManager = await staffMember('Tax Office Manager', 8);
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<Row>(text, values)).rows;

async function given(officeId: number | null = 6): Promise<{ readonly id: string; readonly tpui: string }> {
  const id = await taxpayer();
  const [row] = await query<{ tpui: string }>(
    `update taxpayers set home_office_id = $2, home_office_source = case when $2::smallint is not null then 'confirmed' end
     where user_id = $1 returning tpui`,
    [id, officeId],
  );
  return { id, tpui: row?.tpui ?? '' };
}
const paper = { document: 'Death certificate 1188 of Barau Dikko, file 12', reason: 'His sister brought it' };
const propose = (tpui: string, as: string | undefined, body: object = {}) =>
  call('POST', `/taxpayers/${tpui}/standing-changes`, {
    ...(as && { as }),
    body: { standing: 'deceased', fromDay: '2026-03-02', ...paper, ...body },
  });
const decide = async (workId: string, as: string, move = 'release') =>
  call('POST', `/work/${workId}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, workId), move, reason: 'As the paper says' },
  });
async function become(tpui: string, body: object) {
  const { workId } = (await propose(tpui, officer, body)).json();
  expect((await decide(workId, manager)).json().state).toBe('released');
}
const say = (as: string, fact: string, fromDay: string, toDay: string | null = null) =>
  call('POST', '/account/obligation-facts', { as, body: { fact, fromDay, toDay } });
const duties = async (tpui: string) =>
  (
    await query<{ line: string }>(
      `select concat_ws(' ', kind, to_char(period_from, 'YYYY-MM'), state) as line from reading.obligations where tpui = $1
       order by kind, period_from`,
      [tpui],
    )
  ).map(({ line }) => line);
const standingOf = async (tpui: string) =>
  (await query<{ standing: string }>('select standing from reading.taxpayers where tpui = $1', [tpui]))[0]?.standing;

it('two persons of the office say that somebody is dead: what is owed ends on that day, and not before they agree', async () => {
  const { id, tpui } = await given();
  await say(id, 'self-employed', '2025-01-01');
  await say(id, 'employer', '2026-01-01');
  const before = await duties(tpui);
  const { workId } = (await propose(tpui, officer)).json();
  expect(await duties(tpui)).toEqual(before);
  expect((await decide(workId, officer)).json().code).toBe('work.not-yours');
  expect((await decide(workId, foreignManager)).statusCode).toBe(404);
  expect((await decide(workId, manager)).json().state).toBe('released');
  expect(await duties(tpui)).toEqual([
    'direct-assessment 2025-01 expected',
    'direct-assessment 2026-01 expected',
    'form-h1 2026-01 expected',
    'paye-month 2026-01 expected',
    'paye-month 2026-02 expected',
    // He lived on the first of March.
    'paye-month 2026-03 expected',
  ]);
  expect(await standingOf(tpui)).toBe('deceased');
  expect((await audited(`taxpayer:${tpui}`)).slice(-2)).toEqual([
    { actor: `user:${officer}`, action: 'taxpayer.standing-proposed' },
    { actor: `user:${manager}`, action: 'taxpayer.standing-released' },
  ]);
});

it('a trader who is dormant owes nothing of that time, and again once active', async () => {
  const { id, tpui } = await given();
  await say(id, 'withholding-agent', '2026-01-01', '2026-07-31');
  await say(id, 'self-employed', '2025-01-01');
  await become(tpui, { standing: 'dormant', fromDay: '2025-12-31' });
  expect(await duties(tpui)).toEqual(['direct-assessment 2025-01 expected', 'direct-assessment 2026-01 ended']);
  await become(tpui, { standing: 'active', fromDay: '2026-06-30' });
  expect(await duties(tpui)).toEqual([
    'direct-assessment 2025-01 expected',
    'direct-assessment 2026-01 expected',
    'withholding-month 2026-06 expected',
    'withholding-month 2026-07 expected',
  ]);
  expect(await standingOf(tpui)).toBe('active');
  // A mistake: from the same day on, the later decision counts.
  await become(tpui, { standing: 'active', fromDay: '2025-12-31' });
  expect((await duties(tpui)).filter((line) => line.startsWith('withholding'))).toHaveLength(7);
});

it('what was filed stays filed, and what is refused or withdrawn ends nothing', async () => {
  const { id, tpui } = await given();
  await say(id, 'self-employed', '2025-01-01', '2025-12-31');
  const before = await duties(tpui);
  const refused = (await propose(tpui, officer, { fromDay: '2024-01-01' })).json();
  expect((await propose(tpui, manager)).json().code).toBe('taxpayer-standing.pending');
  expect((await decide(refused.workId, manager, 'refuse')).json().state).toBe('refused');
  const withdrawn = (await propose(tpui, officer, { fromDay: '2024-01-01' })).json();
  expect((await decide(withdrawn.workId, manager, 'withdraw')).json().code).toBe('work.not-proposer');
  expect((await decide(withdrawn.workId, officer, 'withdraw')).json().state).toBe('withdrawn');
  expect(await duties(tpui)).toEqual(before);
  await query(`select note_obligation_filed($1, 'direct-assessment', '2025-01-01', '2026-02-01')`, [tpui]);
  await become(tpui, { standing: 'deregistered', fromDay: '2024-01-01' });
  expect(await duties(tpui)).toEqual(['direct-assessment 2025-01 filed']);
});

it('whoever decides reads what is proposed and by which paper; another office reads nothing', async () => {
  const { tpui } = await given();
  const { workId } = (await propose(tpui, officer)).json();
  const { subject } = (await call('GET', `/work/${workId}`, { as: manager })).json();
  const read = (as: string) => call('GET', `/standing-changes/${subject.replace('standing:', '')}`, { as });
  expect((await read(manager)).json()).toMatchObject({ tpui, standing: 'deceased', fromDay: '2026-03-02', ...paper });
  expect((await read(foreignManager)).json().code).toBe('taxpayer-standing.not-found');
  expect((await read(await staffMember('SuperAdmin'))).statusCode).toBe(403);
});

it('what cannot be is refused at its field, and nothing is kept', async () => {
  const { id, tpui } = await given();
  const rows = () => query('select id from taxpayer_standings order by id');
  const before = await rows();
  const refused = [
    await propose(tpui, officer, { fromDay: '2026-11-29' }),
    await propose(tpui, officer, { fromDay: '1949-12-31' }),
    await propose(tpui, officer, { document: ' ' }),
    await propose(tpui, officer, { standing: 'missing' }),
    await propose(tpui, officer, { reason: 'No' }),
  ];
  expect(refused.map((answer) => [answer.statusCode, Object.keys(answer.json().fieldErrors)])).toEqual(
    ['fromDay', 'fromDay', 'document', 'standing', 'reason'].map((field) => [422, [field]]),
  );
  expect((await propose(tpui, foreignManager)).json().code).toBe('taxpayer.not-found');
  expect((await propose((await given(null)).tpui, officer)).json().code).toBe('taxpayer.not-found');
  expect((await propose(tpui, id)).statusCode).toBe(403);
  expect((await propose(tpui, undefined)).statusCode).toBe(401);
  expect(await rows()).toEqual(before);
});

it('what was decided stays', async () => {
  await expect(query(`update taxpayer_standings set from_day = '2020-01-01'`)).rejects.toMatchObject({
    constraint: 'taxpayer_standings_stay',
  });
  await expect(query('delete from taxpayer_standings')).rejects.toThrow();
});
