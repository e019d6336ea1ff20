import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenFiledPaye } from '../testing/given-filed.ts';
import { startObligations } from '../testing/obligations-test-app.ts';

const { db } = await createTestDatabase();
const { call, taxpayer, staffMember, ofOffice, audited } = await startObligations(db);
const manager = await staffMember('Tax Office Manager', 6);
const officer = await staffMember('Tax Officer', 6);
const foreignManager = await staffMember('Tax Office Manager', 8);
const boss = await staffMember('SuperAdmin');

const list = (tpui: string, as?: string, year = '2026') =>
  call('GET', `/taxpayers/${tpui}/obligations?year=${year}`, { ...(as && { as }) });
const excuse = (tpui: string, as: string | undefined, body: object) =>
  call('POST', `/taxpayers/${tpui}/obligations/excuses`, { ...(as && { as }), body });
const reason = 'Their shop burnt down in March';
const formA = { kind: 'direct-assessment', period: '2025', reason };
const excuses = async () =>
  (await db.$client.query('select * from obligation_excuses order by tpui, kind, period_from')).rows;

async function selfEmployed() {
  const id = await taxpayer();
  const tpui = await ofOffice(id, 6);
  const body = { fact: 'self-employed', fromDay: '2025-01-01', toDay: '2025-12-31' };
  expect((await call('POST', '/account/obligation-facts', { as: id, body })).statusCode).toBe(200);
  return { id, tpui };
}

describe('GET /taxpayers/:tpui/obligations', () => {
  let amina: { readonly id: string; readonly tpui: string };
  beforeAll(async () => {
    amina = await selfEmployed();
  });

  it('tells their office and a SuperAdmin what is expected, by which law, and notes who looked', async () => {
    for (const as of [officer, boss]) {
      const answer = await list(amina.tpui, as);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        {
          obligations: [
            {
              ...{ kind: 'direct-assessment', period: '2025', dueOn: '2026-03-31', filedOn: null, state: 'expected' },
              ...{ source: expect.stringContaining('31 March'), extension: null, excuse: null },
            },
          ],
        },
      ]);
      const { rows } = await db.$client.query(
        'select from activity_log where actor = $1 and action = $2 and subject = $3',
        [`user:${as}`, 'obligation.read', `taxpayer:${amina.tpui}`],
      );
      expect(rows).toHaveLength(1);
    }
  });

  it('answers another office as if nobody were there', async () => {
    const answer = await list(amina.tpui, foreignManager);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'taxpayer.not-found']);
    expect((await list('KD-0000-0000-00', officer)).statusCode).toBe(404);
  });

  it('refuses who is nobody of staff, and a year that is none', async () => {
    expect((await list(amina.tpui)).statusCode).toBe(401);
    expect((await list(amina.tpui, amina.id)).statusCode).toBe(403);
    expect((await list(amina.tpui, await staffMember('Governor'))).statusCode).toBe(403);
    expect((await list(amina.tpui, officer, '1999')).statusCode).toBe(422);
  });
});

describe('POST /taxpayers/:tpui/obligations/excuses', () => {
  it('excuses with a reason, which the taxpayer reads too, without the name of whoever did', async () => {
    const { id, tpui } = await selfEmployed();
    expect((await excuse(tpui, manager, formA)).statusCode).toBe(200);
    const [told] = (await list(tpui, officer)).json().obligations;
    expect(told).toMatchObject({
      state: 'excused',
      excuse: { reason, on: '2026-11-28', by: 'Ladi Tax Office Manager' },
    });
    const [own] = (await call('GET', '/account/obligations?year=2026', { as: id })).json().obligations;
    expect([own.state, own.excuse]).toEqual(['excused', { reason, on: '2026-11-28' }]);
    expect((await audited(`taxpayer:${tpui}`)).at(-1)).toEqual({
      actor: `user:${manager}`,
      action: 'obligation.excused',
    });
  });

  it('excuses a month of PAYE, of which nothing is stored here', async () => {
    const firm = await taxpayer('Corporate');
    const tpui = await ofOffice(firm, 6);
    const body = { fact: 'employer', fromDay: '2026-01-01', toDay: '2026-02-10' };
    await call('POST', '/account/obligation-facts', { as: firm, body });
    await givenFiledPaye(db, { tpui, month: '2026-02', on: '2026-03-11', by: firm });
    expect((await excuse(tpui, manager, { kind: 'paye-month', period: '2026-01', reason })).statusCode).toBe(200);
    const months = (await list(tpui, officer))
      .json()
      .obligations.map(({ period, state }: Record<string, string>) => [period, state]);
    expect(months).toEqual([
      ['2026-01', 'excused'],
      ['2026-02', 'filed-late'],
    ]);
    const filed = await excuse(tpui, manager, { kind: 'paye-month', period: '2026-02', reason });
    expect([filed.statusCode, filed.json().code]).toEqual([409, 'obligation.filed']);
  });

  it('excuses once, also when two do it at the same moment', async () => {
    const { tpui } = await selfEmployed();
    const answers = await Promise.all([excuse(tpui, manager, formA), excuse(tpui, boss, formA)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await excuse(tpui, manager, formA)).json().code).toBe('obligation.excused');
    const { rows } = await db.$client.query('select from obligation_excuses where tpui = $1', [tpui]);
    expect(rows).toHaveLength(1);
  });

  it('has nothing to excuse where nothing is expected, and keeps nothing of what it refuses', async () => {
    const { id, tpui } = await selfEmployed();
    const before = await excuses();
    const refused = [
      await excuse(tpui, manager, { ...formA, period: '2026' }),
      await excuse(tpui, foreignManager, formA),
      await excuse(tpui, officer, formA),
      await excuse(tpui, id, formA),
      await excuse(tpui, undefined, formA),
      await excuse(tpui, manager, { ...formA, period: '2025-01' }),
      await excuse(tpui, manager, { ...formA, kind: 'paye-month' }),
      await excuse(tpui, manager, { ...formA, period: '2025-13' }),
      await excuse(tpui, manager, { ...formA, reason: 'No' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403, 403, 401, 422, 422, 422, 422]);
    expect(refused[0]?.json().code).toBe('obligation.not-found');
    expect(refused[1]?.json().code).toBe('taxpayer.not-found');
    expect(refused.slice(5).map((answer) => Object.keys(answer.json().fieldErrors))).toEqual([
      ['period'],
      ['period'],
      ['period'],
      ['reason'],
    ]);
    expect(await excuses()).toEqual(before);
  });
});

describe('POST /taxpayers/:tpui/obligations/excuses/undone', () => {
  const undo = (tpui: string, as: string | undefined, body: object = formA) =>
    call('POST', `/taxpayers/${tpui}/obligations/excuses/undone`, { ...(as && { as }), body });
  const stateOf = async (tpui: string) => (await list(tpui, officer)).json().obligations[0].state;

  it('takes an excuse back, once; it is expected again, may be excused again, and both stay on record', async () => {
    const { tpui } = await selfEmployed();
    await excuse(tpui, manager, formA);
    expect((await undo(tpui, manager)).statusCode).toBe(200);
    expect(await stateOf(tpui)).toBe('expected');
    expect((await undo(tpui, boss)).json().code).toBe('obligation.not-excused');
    expect((await excuse(tpui, boss, formA)).statusCode).toBe(200);
    expect(await stateOf(tpui)).toBe('excused');
    const { rows } = await db.$client.query(
      'select excused_by, undone_by from obligation_excuses where tpui = $1 order by id',
      [tpui],
    );
    expect(rows).toEqual([
      { excused_by: manager, undone_by: manager },
      { excused_by: boss, undone_by: null },
    ]);
    await expect(
      db.$client.query(`update obligation_excuses set reason = 'Something else' where tpui = $1`, [tpui]),
    ).rejects.toMatchObject({ constraint: 'obligation_excuses_stay' });
  });

  it('is for the home office, and for an excuse that there is', async () => {
    const { id, tpui } = await selfEmployed();
    expect((await undo(tpui, manager)).json().code).toBe('obligation.not-excused');
    await excuse(tpui, manager, formA);
    expect((await undo(tpui, foreignManager)).json().code).toBe('taxpayer.not-found');
    expect((await undo(tpui, officer)).statusCode).toBe(403);
    expect((await undo(tpui, id)).statusCode).toBe(403);
    expect((await undo(tpui, undefined)).statusCode).toBe(401);
    expect((await undo(tpui, manager, { ...formA, reason: 'No' })).statusCode).toBe(422);
    expect(await stateOf(tpui)).toBe('excused');
  });
});
