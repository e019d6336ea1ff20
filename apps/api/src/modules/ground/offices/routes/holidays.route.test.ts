import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { type Caseload, caseloadModule, createCaseload } from '../../caseload/index.ts';
import { createOfficeReader, officesModule } from '../index.ts';

const { db, owner } = await createTestDatabase();
const parts: { caseload: Caseload } = { caseload: createCaseload({ db, clock: systemClock }) };
const { call, staffMember, setNow } = await startModule(db, '2026-11-23T09:00:00Z', (app, { clock }) => {
  const { caseload } = Object.assign(parts, { caseload: createCaseload({ db, clock }) });
  officesModule(app, {
    db,
    clock,
    caseload,
    contact: { email: null, telephone: null },
    offices: createOfficeReader(db),
  });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
});
const [chief, deputy] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
const admin = await staffMember('Admin');
const name = { en: 'Eid al-Fitr', ha: 'Ƙaramar Sallah' };
const source = 'Ministry of Interior, statement of 8 March 2027';

const propose = (body: object, as = chief) => call('POST', '/holidays/proposals', { as, body });
const add = (day: string, as = chief) => propose({ action: 'add', day, name, source }, as);
const remove = (day: string) => propose({ action: 'remove', day, source });
const decide = async (workId: string, as: string, move = 'release') =>
  call('POST', `/work/${workId}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, workId), move, reason: 'As announced' },
  });
const daysOf = async (year: number): Promise<string[]> =>
  (await call('GET', `/holidays?year=${year}`, { as: chief })).json().map(({ day }: { day: string }) => day);

describe('a public holiday', () => {
  it('counts when a second person has released it, and not before', async () => {
    const { workId } = (await add('2027-03-10')).json();
    expect(await daysOf(2027)).not.toContain('2027-03-10');
    expect((await decide(workId, chief)).json().code).toBe('work.same-person');
    const { subject } = (await call('GET', `/work/${workId}`, { as: deputy })).json();
    const proposal = (as: string, id = subject.replace('holiday:', '')) =>
      call('GET', `/holidays/proposals/${id}`, { as });
    expect((await proposal(deputy)).json()).toMatchObject({ action: 'add', day: '2027-03-10', name });
    expect((await proposal(admin)).statusCode).toBe(403);
    expect((await proposal(deputy, workId)).json().code).toBe('holiday.proposal-not-found');
    expect((await decide(workId, admin)).statusCode).toBe(404);
    expect(await daysOf(2027)).not.toContain('2027-03-10');
    expect((await decide(workId, deputy)).json().state).toBe('released');
    const list = (await call('GET', '/holidays?year=2027', { as: chief })).json();
    expect(list).toContainEqual({ day: '2027-03-10', name, isInstalled: false });
    expect(await createOfficeReader(db).holidays('2027-03-10', '2027-03-10')).toEqual([{ day: '2027-03-10', name }]);
  });

  it('moves the deadlines that run over it, and back when it is taken back', async () => {
    const id = await db.transaction((tx) =>
      parts.caseload.open(tx, { kind: 'declaration-check', subject: 'declaration:1', reference: 'CD1' }),
    );
    const dueOn = async () => (await call('GET', `/work/${id}`, { as: chief })).json().deadline.dueOn;
    expect(await dueOn()).toBe('2026-12-07');
    await decide((await add('2026-12-01')).json().workId, deputy);
    expect(await dueOn()).toBe('2026-12-08');
    await decide((await remove('2026-12-01')).json().workId, deputy);
    expect(await dueOn()).toBe('2026-12-07');
  });

  it('that is refused or withdrawn never counts', async () => {
    const refused = (await add('2027-03-11')).json();
    expect((await decide(refused.workId, deputy, 'refuse')).json().state).toBe('refused');
    const withdrawn = (await add('2027-03-11')).json();
    expect((await decide(withdrawn.workId, chief, 'withdraw')).json().state).toBe('withdrawn');
    expect(await daysOf(2027)).not.toContain('2027-03-11');
  });

  it('is taken back by two persons as well, also one of the installation, and can come again', async () => {
    expect(await daysOf(2026)).toContain('2026-12-25');
    const { workId } = (await remove('2026-12-25')).json();
    expect((await decide(workId, deputy)).statusCode).toBe(200);
    expect(await daysOf(2026)).not.toContain('2026-12-25');
    // The installation writes its own at every start.
    await owner.$client.query(`insert into public_holidays (day, name) values ('2026-12-25', $1)`, [
      JSON.stringify(name),
    ]);
    expect(await daysOf(2026)).not.toContain('2026-12-25');
    await decide((await add('2026-12-25')).json().workId, deputy);
    expect(await daysOf(2026)).toContain('2026-12-25');
  });

  it('is proposed once, and only for days to come', async () => {
    await add('2027-05-17');
    expect((await add('2027-05-17')).json().code).toBe('holiday.known');
    expect((await add('2027-01-01')).json().code).toBe('holiday.known');
    expect((await remove('2027-02-02')).json().code).toBe('holiday.unknown');
    expect((await add('2026-11-23')).json().code).toBe('holiday.too-late');
    const { workId } = (await add('2026-11-25')).json();
    setNow('2026-11-25T08:00:00Z');
    expect((await decide(workId, deputy)).json().code).toBe('holiday.too-late');
    expect(await daysOf(2026)).not.toContain('2026-11-25');
    setNow('2026-11-23T09:00:00Z');
  });

  it('of two who propose it at once is proposed by one', async () => {
    const answers = await Promise.all([chief, deputy, chief].map((as) => add('2027-08-08', as)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('is proposed by a SuperAdmin, with a name in both languages and its source', async () => {
    expect((await call('POST', '/holidays/proposals', { body: {} })).statusCode).toBe(401);
    expect((await add('2027-06-06', admin)).statusCode).toBe(403);
    for (const body of [
      { action: 'add', day: '2027-06-06', name: { en: 'Eid' }, source },
      { action: 'add', day: '2027-02-30', name, source },
      { action: 'add', day: '2027-06-06', name, source: ' ' },
      { action: 'rename', day: '2027-06-06', name, source },
    ])
      expect((await propose(body)).statusCode).toBe(422);
    expect((await call('GET', '/holidays?year=1', { as: chief })).statusCode).toBe(422);
    expect((await call('GET', '/holidays?year=2027')).statusCode).toBe(401);
  });
});

describe('the database', () => {
  const refused = (sql: string, values: unknown[] = []) =>
    db.$client.query(sql, values).then(
      () => 'taken',
      ({ constraint }: { constraint?: string }) => constraint,
    );
  const released = 'public_holidays_released';

  it('knows no holiday that two persons did not release, whoever writes it', async () => {
    await add('2027-09-09');
    const insert = `insert into public_holidays (day, name, proposal_id) select $2, name, id from holiday_proposals where day = $1 and action = 'add'`;
    expect(await refused(insert, ['2027-09-09', '2027-09-09'])).toBe(released);
    // Not under another day either, nor twice.
    await decide((await add('2027-10-10')).json().workId, deputy);
    expect(await refused(insert, ['2027-10-10', '2027-10-11'])).toBe(released);
    expect(await refused(`delete from public_holidays where day = '2027-10-10'`)).toBe(released);
    expect(await refused(`update public_holidays set day = '2027-10-12' where day = '2027-10-10'`)).toBe(released);
    await decide((await remove('2027-10-10')).json().workId, deputy);
    expect(await refused(insert, ['2027-10-10', '2027-10-10'])).toBe(released);
    expect(await refused(`update holiday_proposals set day = '2027-01-02'`)).toBe('holiday_proposals_append_only');
  });

  it('takes those of the installation from its owner alone', async () => {
    const insert = `insert into public_holidays (day, name) values ('2027-11-11', '{"en": "x", "ha": "x"}')`;
    expect(await refused(insert)).toBe(released);
    expect((await owner.$client.query(insert)).rowCount).toBe(1);
  });
});
