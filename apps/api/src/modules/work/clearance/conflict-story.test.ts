import type { ClearanceEligibility, WorkCase } from '@portal/contracts';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { daysGoBy, givenAcceptedYears, startClearance } from './testing/clearance-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startClearance(db);
const [officer, manager] = [await app.staffMember('Tax Officer'), await app.staffMember('Tax Office Manager')];
const [director, otherDirector] = [
  await app.staffMember('Tax Office Director'),
  await app.staffMember('Tax Office Director'),
];
const years = (await app.read(await app.person())).years.map(({ year }) => year);
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

async function waiting() {
  const person = await app.person({ proof: 'office' });
  const tpui = await app.tpuiOf(person);
  await givenAcceptedYears(owner, tpui, years);
  const { application } = (await app.ask(person)).json() as ClearanceEligibility;
  const id = application?.id ?? '';
  const { rows } = await db.$client.query<{ id: string }>('select id from work_items where subject = $1', [
    `clearance:${id}`,
  ]);
  return { person, tpui, id, workId: rows[0]?.id ?? '' };
}
type Waiting = Awaited<ReturnType<typeof waiting>>;

const declare = async (as: string, tpui: string) => {
  const declared = await app.call('POST', '/work/conflicts', { as, body: { tpui, reason: 'A cousin of mine' } });
  expect(declared.statusCode, declared.body).toBe(200);
};
const assign = (workId: string, assigneeId: string | null, as: string) =>
  app.call('POST', `/work/${workId}/assignment`, { as, body: { assigneeId, reason: 'The load is shared' } });
/** Whether the officer and the manager stand among those to whom the manager may give it. */
const offered = async ({ workId }: Waiting) => {
  const people = (await app.call('GET', `/work/${workId}/assignees`, { as: manager })).json() as { id: string }[];
  return [officer, manager].map((one) => people.some(({ id }) => id === one));
};
const workOf = async ({ workId }: Waiting, as: string) =>
  (await app.call('GET', `/work/${workId}`, { as })).json() as WorkCase;
const nothingHappened = async ({ id, tpui }: Waiting) => {
  const { rows } = await db.$client.query(
    `select a.state, a.prepared_by as prepared, a.decided_by as decided, (select count(*)::int from clearance_certificates c where c.tpui = $2) as certificates
     from clearance_applications a where a.id = $1`,
    [id, tpui],
  );
  return rows[0] as { state: string; prepared: string | null; decided: string | null; certificates: number };
};

it('an officer who declares a conflict loses the case, and no door of the office opens to them any more', async () => {
  const given = await waiting();
  expect((await assign(given.workId, officer, officer)).statusCode).toBe(200);
  expect(await offered(given)).toEqual([true, true]);
  await declare(officer, given.tpui);
  // The case that was theirs is nobody's, in the same transaction.
  expect((await workOf(given, manager)).assignee).toBeNull();
  // Whoever gives it out is not offered them any more.
  expect(await offered(given)).toEqual([false, true]);
  // The screen says so before they try.
  expect((await app.detail(given.id, officer)).isInConflict).toBe(true);
  // Prepared, taken, given by a colleague, the next one, with everything of somebody who leaves.
  expect(codeOf(await app.prepare(given.id, officer))).toBe('clearance.conflict');
  expect(codeOf(await assign(given.workId, officer, officer))).toBe('work.conflict');
  expect(['work.conflict', 'work.assignee-unsuitable']).toContain(codeOf(await assign(given.workId, officer, manager)));
  const next = await app.call('POST', '/work/next', { as: officer, body: { kind: 'clearance' } });
  expect((next.json() as { id?: string }).id).not.toBe(given.workId);
  expect((await assign(given.workId, manager, manager)).statusCode).toBe(200);
  const all = await app.call('POST', '/work/transfers', {
    as: director,
    body: { fromUserId: manager, toUserId: officer, reason: 'The Manager is away for long' },
  });
  expect(codeOf(all)).toBe('work.assignee-unsuitable');
  expect((await workOf(given, director)).assignee?.id).not.toBe(officer);
  expect(await nothingHappened(given)).toEqual({ state: 'waiting', prepared: null, decided: null, certificates: 0 });
});

it('neither a Manager nor a Director in conflict decides, returns, or decides late; somebody else does', async () => {
  const given = await waiting();
  await app.prepare(given.id, officer);
  await declare(manager, given.tpui);
  const refusal = { outcome: 'refuse', reasons: 'The name is another one', cure: 'Prove who you are by a code' };
  for (const body of [{ outcome: 'issue' }, refusal])
    expect(codeOf(await app.decide(given.id, manager, body))).toBe('clearance.conflict');
  const returned = await app.moveCase(`clearance:${given.id}`, manager, { move: 'return', reason: 'Look once more' });
  expect(['clearance.conflict', 'work.conflict']).toContain(codeOf(returned));

  await daysGoBy(owner, given.id, 15);
  await app.follow();
  expect((await nothingHappened(given)).state).toBe('overdue-prepared');
  await declare(director, given.tpui);
  for (const body of [{ outcome: 'issue' }, refusal])
    expect(codeOf(await app.decide(given.id, director, body))).toBe('clearance.conflict');
  expect((await nothingHappened(given)).certificates).toBe(0);
  expect((await app.decide(given.id, otherDirector)).json()).toMatchObject({ state: 'issued' });
});

it('whoever stands in for a colleague brings their own conflict along', async () => {
  const given = await waiting();
  await app.prepare(given.id, officer);
  const { rows } = await db.$client.query<{ today: string }>('select lagos_today()::text as today');
  const today = rows[0]?.today ?? '';
  const cover = await app.call('POST', '/work/covers', {
    as: director,
    body: { absentId: manager, coverId: director, fromDay: today, untilDay: today },
  });
  expect(cover.statusCode, cover.body).toBe(200);
  await declare(director, given.tpui);
  const returned = await app.moveCase(`clearance:${given.id}`, director, {
    ...{ move: 'return', reason: 'Look once more', onBehalfOf: manager },
  });
  expect(['clearance.conflict', 'work.conflict']).toContain(codeOf(returned));
  expect((await nothingHappened(given)).state).toBe('prepared');
});

it('nobody ends their own conflict, and past the application the database says the same', async () => {
  const given = await waiting();
  await app.prepare(given.id, officer);
  await declare(manager, given.tpui);
  const { conflicts } = (await app.call('GET', '/work/conflicts', { as: manager })).json() as {
    conflicts: { id: string; tpui: string; mayEnd: boolean; officer: { id: string } }[];
  };
  const own = conflicts.find((one) => one.tpui === given.tpui && one.officer.id === manager);
  expect(own?.mayEnd).toBe(false);
  const end = (as: string) =>
    app.call('POST', `/work/conflicts/${own?.id}/end`, { as, body: { reason: 'It was a namesake' } });
  expect(codeOf(await end(manager))).toBe('work.same-person');
  expect(codeOf(await app.decide(given.id, manager))).toBe('clearance.conflict');
  await expect(
    db.$client.query(
      `update clearance_applications set state = 'issued', decided_by = $2, ended_at = now() where id = $1`,
      [given.id, manager],
    ),
  ).rejects.toThrow();
  // Ended by another person, they decide like anybody.
  expect((await end(director)).statusCode).toBe(200);
  expect((await app.decide(given.id, manager)).json()).toMatchObject({ state: 'issued' });
});

it('an officer whose own application it is, under their own number, is refused as well', async () => {
  const given = await waiting();
  await app.prepare(given.id, officer);
  await owner.$client.query(
    `update users s set first_name = t.first_name, last_name = t.last_name from users t where s.id = $1 and t.id = $2`,
    [otherDirector, given.person],
  );
  expect((await app.detail(given.id, otherDirector)).isInConflict).toBe(true);
  expect(codeOf(await app.decide(given.id, otherDirector))).toBe('clearance.conflict');
  expect((await nothingHappened(given)).certificates).toBe(0);
});
