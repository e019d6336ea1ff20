import { describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { createEraseAccount } from '../../../ground/identity/index.ts';
import { gatherPersonsData } from '../../account/index.ts';
import { dataRequestsModule } from '../data-requests.module.ts';

const { db } = await createTestDatabase();
const { call, staffMember, taxpayer, audited, taken } = await startModule(
  db,
  '2026-11-23T09:00:00Z',
  (app, { clock, jobs }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    const accounts = createEraseAccount({ db, jobs, forgetPeople: async () => {}, releaseWork: async () => {} });
    dataRequestsModule(app, { db, clock, caseload, accounts, gather: (userId) => gatherPersonsData(db, userId) });
  },
);
const chief = await staffMember('SuperAdmin');
const second = await staffMember('SuperAdmin');
const person = await staffMember('Individual');
const { rows } = await db.$client.query<{ email: string }>('select email from users where id = $1', [person]);
const email = rows[0]?.email ?? '';
const words = 'Please send me everything you have about me';
const register = (body: object, as = chief) => call('POST', '/data-requests', { as, body });

describe('a request by data-protection law', () => {
  it('has a clock of a month from the day it came, and says what the law keeps', async () => {
    const { id, workId } = (await register({ email: email.toUpperCase(), right: 'erasure', words })).json();
    expect((await call('GET', `/data-requests/${id}`, { as: chief })).json()).toMatchObject({
      ...{ right: 'erasure', words, receivedOn: '2026-11-23', person: { id: person, email } },
      kept: { bills: 0, receipts: 0 },
    });
    const work = (await call('GET', `/work/${workId}`, { as: chief })).json();
    expect(work).toMatchObject({ kind: 'data-request', state: 'received', deadline: { dueOn: '2026-12-23' } });
    await expect(db.$client.query(`update data_requests set words = 'Nothing'`)).rejects.toThrow(/as it was made/);
  });

  it('is not refused by whoever wrote it down, and answered in words', async () => {
    const { workId } = (await register({ email, right: 'export', words })).json();
    const move = async (move: string, as: string, reason?: string) =>
      call('POST', `/work/${workId}/moves`, {
        as,
        body: { caseVersion: await caseVersionOf(db, workId), move, ...(reason && { reason }) },
      });
    expect((await move('refuse', chief, 'The law keeps it')).json().code).toBe('work.same-person');
    expect((await move('answer', second)).json().code).toBe('work.reason-missing');
    expect((await move('answer', second, 'A copy was sent')).json()).toMatchObject({
      state: 'answered',
      isOpen: false,
    });
  });

  it('is of somebody who has an account, and a SuperAdmin’s to see', async () => {
    expect((await register({ email: 'nobody@demo.test', right: 'export', words })).statusCode).toBe(404);
    expect((await register({ email, right: 'everything', words })).statusCode).toBe(422);
    expect((await register({ email, right: 'export', words }, await staffMember('Admin'))).statusCode).toBe(403);
    expect((await register({ email, right: 'export', words }, '')).statusCode).toBe(401);
    expect((await db.$client.query('select from data_requests')).rowCount).toBe(2);
  });
});

describe('a copy', () => {
  it('holds what the portal knows, without secrets, and who took it is recorded', async () => {
    const { id } = (await register({ email, right: 'export', words })).json();
    const told = async () =>
      (
        await db.$client.query('select kind from notices where user_id = $1 and occasion like $2 order by at', [
          person,
          `%${id}%`,
        ])
      ).rows.map(({ kind }) => kind);
    // Whoever wrote it down takes nothing: the person asked, or a second one sees that they did not.
    expect((await call('POST', `/data-requests/${id}/file`, { as: chief })).json().code).toBe('work.same-person');
    expect(await told()).toEqual(['data-request.received']);
    const answer = await call('POST', `/data-requests/${id}/file`, { as: second });
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ person: { id: person, email }, bills: [] });
    expect(answer.body).not.toMatch(/password|nin_encrypted|blind_index/);
    expect(await told()).toEqual(['data-request.received', 'data-request.copied']);
    expect(await audited(`user:${person}`)).toContainEqual({
      actor: `user:${second}`,
      action: 'data-request.copy-taken',
    });
    const other = (await register({ email, right: 'erasure', words })).json();
    expect((await call('POST', `/data-requests/${other.id}/file`, { as: second })).json().code).toBe(
      'data-request.not-export',
    );
    expect((await call('POST', `/data-requests/${id}/file`, { as: '' })).statusCode).toBe(401);
    expect((await call('POST', `/data-requests/${id}/file`, { as: await staffMember('Admin') })).statusCode).toBe(403);
  });
});

describe('an erasure', () => {
  const erase = async (id: string, as: string, reason = 'As they asked, nothing is under way') => {
    const caseVersion = await caseVersionOf(db, `data-request:${id}`);
    return call('POST', `/data-requests/${id}/erasure`, { as, body: { caseVersion, reason } });
  };
  const standing = async (id: string) =>
    (await db.$client.query('select status, email, first_name, tpui from users where id = $1', [id])).rows[0];

  it('takes away what the law does not keep, by a second person, and answers the request', async () => {
    const leaver = await taxpayer();
    const before = await standing(leaver);
    const { id, workId } = (await register({ email: before.email, right: 'erasure', words })).json();
    expect((await erase(id, chief)).json().code).toBe('work.same-person');
    expect((await erase(id, second, '')).statusCode).toBe(422);
    expect((await erase(id, await staffMember('Admin'))).statusCode).toBe(403);
    expect(await standing(leaver)).toEqual(before);
    expect((await erase(id, second)).statusCode).toBe(200);
    // At the address they had: there is no other any more.
    expect(taken).toContainEqual(
      expect.objectContaining({ data: { userId: leaver, notice: 'erased', formerEmail: before.email } }),
    );
    expect(await standing(leaver)).toMatchObject({
      ...{ status: 'deleted', email: `${leaver}@deleted.invalid`, first_name: '', tpui: before.tpui },
    });
    expect((await call('GET', `/work/${workId}`, { as: second })).json()).toMatchObject({ state: 'answered' });
    expect((await audited(`user:${leaver}`)).map(({ action }) => action)).toContain('user.deleted');
    expect((await erase(id, second)).json().code).toBe('data-request.answered');
  });

  it('waits while something of theirs is under way, and changes nothing', async () => {
    const payer = await taxpayer();
    const before = await standing(payer);
    const { id, workId } = (await register({ email: before.email, right: 'erasure', words })).json();
    await db.$client.query(
      `with item as (
         insert into work_items (kind, state, subject, reference, tpui) values ('details-correction', 'requested', 'correction:1', 'DC-1', $1) returning id
       ) insert into work_steps (item_id, number, move, to_state, user_id, role) select id, 1, 'open', 'requested', $2, 'Individual' from item`,
      [before.tpui, payer],
    );
    expect((await call('GET', `/data-requests/${id}`, { as: second })).json()).toMatchObject({
      blockers: [{ kind: 'request', count: 1 }],
      ...{ isOwn: false, isOpen: true },
    });
    expect((await erase(id, second)).json().code).toBe('data-request.open-matters');
    expect(await standing(payer)).toEqual(before);
    expect((await call('GET', `/work/${workId}`, { as: second })).json()).toMatchObject({ state: 'received' });
  });
});
