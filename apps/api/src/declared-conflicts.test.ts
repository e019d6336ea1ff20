import { expect, it } from 'vitest';
import { startAssessments } from './modules/work/assessments/testing/assessments-test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const databases = await createTestDatabase();
const app = await startAssessments(databases);
const { call, given, propose, decide, query, officer, manager, approved, serveOn } = app;
const director = await app.staffMember('Tax Office Director', 6);
const stranger = await app.staffMember('Tax Office Manager', 7);
const declare = (as: string | undefined, tpui: string, reason = 'My sister owns it') =>
  call('POST', '/work/conflicts', { ...(as && { as }), body: { tpui, reason } });
const listed = async (as: string) => (await call('GET', '/work/conflicts', { as })).json().conflicts;
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const lasting = (tpui: string) =>
  query('select user_id from declared_conflicts where tpui = $1 and ended_at is null', [tpui]);

it('of an officer is seen by them and who leads their office, and ended by another person with a reason', async () => {
  const { tpui } = await given();
  const { id } = (await declare(officer, tpui)).json();
  expect(await listed(officer)).toMatchObject([{ id, tpui, reason: 'My sister owns it', mayEnd: false }]);
  expect(await listed(manager)).toMatchObject([{ id, officer: { id: officer }, mayEnd: true }]);
  expect(await listed(stranger)).toEqual([]);
  const end = (as: string, reason = 'She sold it') =>
    call('POST', `/work/conflicts/${id}/end`, { as, body: { reason } });
  expect((await end(officer)).statusCode).toBe(403);
  expect(codeOf(await end(stranger))).toBe('work.conflict-not-found');
  expect((await end(manager, '')).statusCode).toBe(422);
  expect(await lasting(tpui)).toHaveLength(1);
  expect((await end(manager)).statusCode).toBe(200);
  expect(codeOf(await end(director))).toBe('work.conflict-not-found');
  expect((await app.audited(`taxpayer:${tpui}`)).map(({ action }) => action)).toEqual([
    'work.conflict-declared',
    'work.conflict-ended',
  ]);
});

it('is not ended by who declared it, not twice, and not of nobody; nothing changes', async () => {
  const { tpui } = await given();
  const { id } = (await declare(manager, tpui)).json();
  expect(codeOf(await call('POST', `/work/conflicts/${id}/end`, { as: manager, body: { reason: 'It is over' } }))).toBe(
    'work.same-person',
  );
  expect(codeOf(await declare(manager, tpui))).toBe('work.conflict-declared');
  expect(codeOf(await declare(manager, 'KD-0000000000'))).toBeDefined();
  expect((await declare(undefined, tpui)).statusCode).toBe(401);
  expect((await declare((await given()).id, tpui)).statusCode).toBe(403);
  expect((await declare(manager, tpui, 'No')).statusCode).toBe(422);
  expect(await lasting(tpui)).toEqual([{ user_id: manager }]);
  await expect(query('delete from declared_conflicts')).rejects.toThrow();
  await expect(
    query(
      `update declared_conflicts set ended_by = user_id, ended_at = now(), end_reason = 'It is over' where id = $1`,
      [id],
    ),
  ).rejects.toThrow();
});

it('keeps every case of the taxpayer out of their hands, in the queue and in the database', async () => {
  const { tpui } = await given();
  const { id, workId } = (await propose(officer, tpui)).json();
  await declare(manager, tpui);
  expect((await call('GET', `/work/${workId}`, { as: manager })).json().moves).toEqual([]);
  expect(codeOf(await decide(workId, manager))).toBe('work.conflict');
  expect(
    codeOf(await call('POST', `/work/${workId}/assignment`, { as: director, body: { assigneeId: manager } })),
  ).toBe('work.conflict');
  await expect(
    query(
      `insert into work_steps (item_id, move, user_id, number, at) select id, 'approve', $2, version + 1, now() from work_items where id = $1`,
      [...[workId, manager]],
    ),
  ).rejects.toMatchObject({ constraint: 'work_items_conflict' });
  await expect(
    query(`update assessments set state = 'approved', decided_by = $2, decided_at = now() where id = $1`, [
      id,
      manager,
    ]),
  ).rejects.toMatchObject({ constraint: 'declared_conflicts_refuse' });
  expect((await decide(workId, director)).json().state).toBe('approved');
});

it('takes the cases they have away from them', async () => {
  const { tpui } = await given();
  const { workId } = (await propose(officer, tpui)).json();
  await call('POST', `/work/${workId}/assignment`, { as: manager, body: { assigneeId: manager } });
  expect((await declare(manager, tpui)).statusCode).toBe(200);
  expect((await call('GET', `/work/${workId}`, { as: officer })).json().assignee).toBeNull();
});

it('of a record that was merged is one with the taxpayer', async () => {
  const [lead, gone] = [await given(), await given()];
  await declare(manager, gone.tpui);
  const client = await databases.owner.$client.connect();
  await client.query('alter table taxpayers disable trigger user');
  await client.query('update taxpayers set merged_into = $2 where tpui = $1', [gone.tpui, lead.tpui]);
  await client.query('alter table taxpayers enable trigger user');
  client.release();
  const assessment = (await propose(officer, lead.tpui)).json();
  expect(codeOf(await decide(assessment.workId, manager))).toBe('work.conflict');
});

it('lets nobody serve or withdraw what is of that taxpayer', async () => {
  const { tpui } = await given();
  const id = await approved(tpui);
  await declare(officer, tpui);
  expect(codeOf(await serveOn(id, officer))).toBe('work.conflict');
  await serveOn(id, manager);
  await declare(director, tpui);
  const answer = await call('POST', `/assessments/${id}/withdrawal`, {
    as: director,
    body: { reason: 'Not owed at all' },
  });
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'work.conflict']);
});
