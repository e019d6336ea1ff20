import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountDeletionsModule } from './modules/ground/account-deletions/index.ts';
import { createDeadlines } from './modules/ground/calendar/index.ts';
import { caseloadModule, createCaseload } from './modules/ground/caseload/index.ts';
import { createProposeDeciderChange } from './modules/ground/decider-changes/index.ts';
import { enquiriesModule } from './modules/ground/enquiries/index.ts';
import {
  createEraseAccount,
  createPasswordHasher,
  createStaffReader,
  identityModule,
} from './modules/ground/identity/index.ts';
import { createOfficeReader } from './modules/ground/offices/index.ts';
import { peopleWhoLeave } from './people-who-leave.ts';
import { caseVersionOf } from './testing/case-version-of.ts';
import { startModule } from './testing/module-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db } = await createTestDatabase();
const clock = { now: () => new Date() };
const caseload = createCaseload({ db, clock });
const staff = createStaffReader(db);
let isBroken = false;
const { call, staffMember, taxpayer, audited } = await startModule(
  db,
  new Date().toISOString(),
  (app, surroundings) => {
    const leaving = peopleWhoLeave({ db, clock, caseload, staff, jobs: surroundings.jobs });
    const { forgetPeople } = leaving;
    const releaseWork: typeof leaving.releaseWork = async (tx, left) => {
      await leaving.releaseWork(tx, left);
      if (isBroken) throw new Error('broken');
    };
    const accounts = createEraseAccount({ db, jobs: surroundings.jobs, forgetPeople, releaseWork });
    identityModule(app, {
      ...{ ...surroundings, forgetPeople, releaseWork, secondFactorRoles: [] },
      ...{ hasher: createPasswordHasher(), dataKey: randomBytes(32) },
      proposeDeciderChange: createProposeDeciderChange({ db, clock, caseload }),
    });
    caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    accountDeletionsModule(app, { db, caseload, accounts });
    enquiriesModule(app, {
      ...{ ...surroundings, staff, offices: createOfficeReader(db), aboutPayment: async () => '' },
      store: { put: async () => {}, get: async () => undefined, remove: async () => {}, async *list() {} },
    });
  },
);
const [boss, second] = [await staffMember('SuperAdmin'), await staffMember('SuperAdmin')];
const manager = await staffMember('Tax Office Manager', 6);
const [foreignManager, colleague] = [await staffMember('Tax Office Manager', 8), await staffMember('Tax Officer', 6)];
const reason = 'She left the service in May';

/** Somebody with two open cases and an open message, and one that is answered. */
async function withWork() {
  const [id, sender] = [await staffMember('Tax Officer', 6), await taxpayer()];
  const give = async () => {
    const reference = (
      await call('POST', '/account/enquiries', {
        as: sender,
        body: { requestId: randomUUID(), topic: 'payment', message: 'I have no receipt for Monday yet.', officeId: 6 },
      })
    ).json().reference;
    const { rows } = await db.$client.query<{ id: string }>('select id from enquiries where reference = $1', [
      reference,
    ]);
    const enquiry = rows[0]?.id ?? '';
    await call('POST', `/enquiries/queue/${enquiry}/assignment`, { as: manager, body: { assigneeId: id } });
    return enquiry;
  };
  const cases = [await givenCase(id), await givenCase(id)];
  const [waits, answered] = [await give(), await give()];
  await call('POST', `/enquiries/queue/${answered}/answers`, { as: id, body: { text: 'Your receipt is issued.' } });
  return { id, cases, waits, answered };
}
async function givenCase(assigneeId: string): Promise<string> {
  const id = await db.transaction((tx) =>
    caseload.open(tx, {
      kind: 'declaration-check',
      subject: `declaration:${randomUUID()}`,
      reference: 'CD',
      officeId: 6,
    }),
  );
  await db.$client.query('insert into work_assignments (item_id, assignee_id, assigned_by) values ($1, $2, $2)', [
    id,
    assigneeId,
  ]);
  return id;
}
const standOf = async ({ cases, waits, answered }: Awaited<ReturnType<typeof withWork>>) => {
  const { rows: items } = await db.$client.query(
    `select w.assignee_id, d.started_on, d.due_on, d.ended_at from work_items w left join deadlines d on d.id = w.deadline_id
     where w.id = any ($1) order by w.id`,
    [cases],
  );
  const { rows: messages } = await db.$client.query(
    'select state, assignee_id, created_at, waits_since from enquiries where id = any ($1) order by id',
    [[waits, answered]],
  );
  return { items, messages };
};
const noticesOf = async (id: string) =>
  (
    await db.$client.query(`select kind, facts from notices where user_id = $1 and kind like '%.left' order by kind`, [
      id,
    ])
  ).rows;
const suspend = (userIds: string[], as = boss) =>
  call('POST', '/users/suspensions', { ...(as && { as }), body: { userIds, reason } });

async function suspended(id: string) {
  expect((await suspend([id])).statusCode).toBe(200);
}
async function reviewed(id: string) {
  const { id: review } = (await call('POST', '/access-reviews', { as: boss, body: {} })).json();
  const body = { userId: id, decision: 'taken-away', reason };
  expect((await call('POST', `/access-reviews/${review}/decisions`, { as: boss, body })).statusCode).toBe(200);
}
async function deleted(id: string) {
  const [workId] = (await call('POST', '/users/deletions', { as: second, body: { userIds: [id], reason } })).json()
    .workIds;
  const body = { caseVersion: await caseVersionOf(db, workId), move: 'approve', reason: 'Seen the letter' };
  expect((await call('POST', `/work/${workId}/moves`, { as: boss, body })).statusCode).toBe(200);
}

it.each([
  ['suspended', suspended],
  ['taken away by a review', reviewed],
  ['deleted', deleted],
])('open work of an account that is %s is nobody’s, its clocks run on, and its office is told', async (_how, leave) => {
  await db.$client.query('delete from notices');
  const work = await withWork();
  const before = await standOf(work);
  await leave(work.id);
  const nobodys = { assignee_id: null };
  expect(await standOf(work)).toEqual({
    items: before.items.map((item) => ({ ...item, ...nobodys })),
    // What is answered waits for nobody; when its sender goes on, it is seen to then.
    messages: before.messages.map((one) =>
      one.state === 'assigned' ? { ...one, ...nobodys, state: 'received' } : one,
    ),
  });
  const from = 'Ladi Tax Officer';
  const told = { kind: 'enquiry.left', facts: { from, messages: '1' } };
  expect(await noticesOf(manager)).toEqual([told, { kind: 'work.left', facts: { from, cases: '2' } }]);
  expect(await noticesOf(colleague)).toEqual([told]);
  for (const other of [work.id, boss, second, foreignManager]) expect(await noticesOf(other)).toEqual([]);
  const by = `user:${boss}`;
  expect((await audited(`enquiry:${work.waits}`)).at(-1)).toEqual({ actor: by, action: 'enquiry.returned' });
  for (const id of work.cases)
    expect((await audited(`work:${id}`)).at(-1)).toEqual({ actor: by, action: 'work.assigned' });
});

it('a suspension that fails or is refused leaves the work where it was', async () => {
  const work = await withWork();
  const before = await standOf(work);
  isBroken = true;
  expect((await suspend([work.id])).statusCode).toBe(500);
  isBroken = false;
  expect((await suspend([work.id], '')).statusCode).toBe(401);
  expect((await suspend([work.id], manager)).statusCode).toBe(403);
  expect(await standOf(work)).toEqual(before);
});

it('work that no office has comes back to the SuperAdmins', async () => {
  const gone = await staffMember('SuperAdmin');
  const id = await db.transaction((tx) =>
    caseload.open(tx, { kind: 'declaration-check', subject: `declaration:${randomUUID()}`, reference: 'CD' }),
  );
  await db.$client.query('insert into work_assignments (item_id, assignee_id, assigned_by) values ($1, $2, $2)', [
    id,
    gone,
  ]);
  await suspended(gone);
  expect(await noticesOf(second)).toContainEqual({ kind: 'work.left', facts: { from: 'Ladi SuperAdmin', cases: '1' } });
});
