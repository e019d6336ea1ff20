import { expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { refreshAll } from '../nightly.ts';
import { givenFiledPaye } from '../testing/given-filed.ts';
import { startObligations } from '../testing/obligations-test-app.ts';

const { db } = await createTestDatabase();
const { call, taxpayer, staffMember, tpuiOf, audited, setNow, clock } = await startObligations(db);
const [chief, deputy] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
const announced = 'Notice of the Executive Chairman, 20 November 2026';

const propose = (body: object = {}, as: string | undefined = chief) =>
  call('POST', '/due-extensions', {
    ...(as && { as }),
    body: { kind: 'consumption-tax-month', period: '2026-10', toDay: '2026-12-05', announced, ...body },
  });
const decide = async (workId: string, as: string, move = 'release') =>
  call('POST', `/work/${workId}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, workId), move, reason: 'As it was announced' },
  });
async function extend(body: object) {
  const { workId } = (await propose(body)).json();
  expect((await decide(workId, deputy)).json().state).toBe('released');
}
const duties = async (as: string) =>
  (await call('GET', '/account/obligations?year=2026', { as }))
    .json()
    .obligations.filter(({ kind }: { kind: string }) => kind !== 'business-premises-year')
    .map(
      ({
        period,
        dueOn,
        state,
        extension,
      }: {
        period: string;
        dueOn: string;
        state: string;
        extension: object | null;
      }) => [period, dueOn, state, extension] as const,
    );
const rows = async () => (await db.$client.query('select id, state from due_extensions order by id')).rows;

it('two persons extend a day for everybody, and it says so where it stands; the night changes nothing of it', async () => {
  const hotel = await taxpayer('Corporate');
  const body = { place: '4 Zaria Road', trade: 'hotel', fromDay: '2026-10-01', toDay: '2026-11-28' };
  await call('POST', '/account/premises', { as: hotel, body });
  const { workId } = (await propose()).json();
  const before = [
    ['2026-10', '2026-11-20', 'expected', null],
    ['2026-11', '2026-12-20', 'expected', null],
  ];
  expect(await duties(hotel)).toEqual(before);
  expect((await propose({ toDay: '2026-12-06' })).json().code).toBe('due-extension.pending');
  expect((await decide(workId, chief)).json().code).toBe('work.same-person');
  expect(await duties(hotel)).toEqual(before);
  const { subject } = (await call('GET', `/work/${workId}`, { as: deputy })).json();
  expect(
    (await call('GET', `/due-extensions/${subject.replace('due-extension:', '')}`, { as: deputy })).json(),
  ).toEqual({
    ...{ kind: 'consumption-tax-month', period: '2026-10', toDay: '2026-12-05', announced },
    ...{ dueOn: '2026-11-20', proposedBy: expect.stringContaining('SuperAdmin') },
  });
  expect((await decide(workId, deputy)).json().state).toBe('released');
  const extended = [['2026-10', '2026-12-05', 'expected', { lawDay: '2026-11-20', announced }], before[1]];
  expect(await duties(hotel)).toEqual(extended);
  await refreshAll({ db, clock }, '2026-11-28', new AbortController().signal);
  expect(await duties(hotel)).toEqual(extended);
  expect((await audited(subject)).map(({ actor, action }) => [actor, action])).toEqual([
    [`user:${chief}`, 'due-extension.proposed'],
    [`user:${deputy}`, 'due-extension.released'],
  ]);
});

it('who filed after the law’s day and before the later one is in time, also in months of PAYE; a day after it is late', async () => {
  const firm = await taxpayer('Corporate');
  const tpui = await tpuiOf(firm);
  await givenFiledPaye(db, { tpui, month: '2026-10', on: '2026-11-30', by: firm });
  await givenFiledPaye(db, { tpui, month: '2026-09', on: '2026-10-11', by: firm });
  const states = async () =>
    (await duties(firm)).slice(0, 2).map(([period, , state]: readonly [string, string, string]) => [period, state]);
  expect(await states()).toEqual([
    ['2026-09', 'filed-late'],
    ['2026-10', 'filed-late'],
  ]);
  await extend({ kind: 'paye-month', toDay: '2026-11-30' });
  expect(await states()).toEqual([
    ['2026-09', 'filed-late'],
    ['2026-10', 'filed'],
  ]);
  await extend({ kind: 'paye-month', toDay: '2026-12-15' });
  expect((await duties(firm)).find(([period]: readonly [string]) => period === '2026-10')).toEqual([
    ...['2026-10', '2026-12-15', 'filed'],
    { lawDay: '2026-11-10', announced },
  ]);
});

it('a day only becomes later, in time, and for what a law asks for; nothing is kept of what is refused', async () => {
  const before = await rows();
  const refused = [
    await propose({ period: '2026-11', toDay: '2026-12-20' }),
    await propose({ period: '2026-09', toDay: '2026-11-27' }),
    await propose({ period: '2024-12', toDay: '2026-12-05' }),
    await propose({ period: '2026' }),
    await propose({ period: '2026-13' }),
    await propose({ toDay: '2026-02-30' }),
    await propose({ announced: ' ' }),
    await propose({}, await staffMember('Admin')),
    await propose({}, await staffMember('Tax Office Director')),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 422, 422, 422, 422, 403, 403]);
  expect(refused.slice(0, 3).map((answer) => answer.json().code)).toEqual([
    ...['due-extension.not-later', 'due-extension.not-later', 'due-extension.no-rule'],
  ]);
  expect(await rows()).toEqual(before);
});

it('what is decided after its day is refused, and what is withdrawn or refused extends nothing', async () => {
  const late = (await propose({ period: '2026-08', toDay: '2026-11-28' })).json();
  setNow('2026-11-28T23:00:00Z');
  const answer = await decide(late.workId, deputy);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'due-extension.not-later']);
  setNow('2026-11-28T08:00:00Z');
  expect((await decide(late.workId, deputy, 'refuse')).json().state).toBe('refused');
  const again = (await propose({ period: '2026-08' })).json();
  expect((await decide(again.workId, deputy, 'withdraw')).json().code).toBe('work.not-proposer');
  expect((await decide(again.workId, chief, 'withdraw')).json().state).toBe('withdrawn');
  const { rows: found } = await db.$client.query(
    `select reading.due_on('consumption-tax-month', '2026-08-01') as "dueOn"`,
  );
  expect(found).toEqual([{ dueOn: '2026-09-20' }]);
});

it('what was decided stays', async () => {
  await expect(db.$client.query(`update due_extensions set to_day = '2027-01-01'`)).rejects.toMatchObject({
    constraint: 'due_extensions_stay',
  });
  await expect(db.$client.query('delete from due_extensions')).rejects.toThrow();
});
