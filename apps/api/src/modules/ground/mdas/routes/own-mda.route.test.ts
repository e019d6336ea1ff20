import { counterAsRead, ownMdaAsRead } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createDeadlines } from '../../calendar/index.ts';
import { caseloadModule, createCaseload } from '../../caseload/index.ts';
import { mdasModule } from '../index.ts';

const { db } = await createTestDatabase();
const { call, staffMember, audited } = await startModule(db, '2026-11-23T09:00:00Z', (app, { clock }) => {
  const caseload = createCaseload({ db, clock });
  mdasModule(app, { db, clock, caseload });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
});
const clerk = await staffMember('MDA User', 6, 2);
const stranger = await staffMember('MDA User', 6, 3);
const chief = await staffMember('SuperAdmin');
const own = async (as = clerk) => (await call('GET', '/mdas/own', { as })).json();
const send = (method: 'POST' | 'PUT', path: string, body: object, as = clerk) =>
  call(method, `/mdas/own${path}`, { as, body });
const details = {
  ...{ contactName: 'Ladi Musa', contactEmail: 'ladi@mda.example', contactPhone: '08031234567' },
  signatureText: 'For the Director of Lands',
};
const question = { about: 'person', words: 'Access for Musa Sani, counter 2' };

describe('what an MDA says of itself', () => {
  it('is changed by its own people, for it alone', async () => {
    expect(await own()).toMatchObject({ contact: { name: '', email: '', phone: '' }, signatureText: '' });
    expect((await send('PUT', '', details)).statusCode).toBe(200);
    expect(await own()).toMatchObject({
      contact: { name: 'Ladi Musa', email: 'ladi@mda.example', phone: expect.stringContaining('8031234567') },
      signatureText: 'For the Director of Lands',
    });
    expect((await own(stranger)).signatureText).toBe('');
    const [entry] = await audited('mda:2');
    expect([entry?.action, JSON.stringify(entry)]).toEqual([
      'mda.details-changed',
      expect.not.stringContaining('Ladi Mu'),
    ]);
  });

  it('is refused when it is wrong, or not theirs to say', async () => {
    const before = await own();
    expect((await send('PUT', '', { ...details, contactEmail: 'nobody' })).statusCode).toBe(422);
    expect((await send('PUT', '', { ...details, signatureText: 'x'.repeat(161) })).statusCode).toBe(422);
    expect((await send('PUT', '', details, '')).statusCode).toBe(401);
    expect((await send('PUT', '', details, chief)).statusCode).toBe(403);
    expect(await own()).toEqual(before);
  });
});

describe('counters', () => {
  it('are opened, named anew and closed, with a name each', async () => {
    const { id } = (await send('POST', '/counters', { name: 'Counter 1', place: 'Ground floor' })).json();
    const second = (await send('POST', '/counters', { name: 'Counter 2', place: 'First floor' })).json();
    const taken = await send('POST', '/counters', { name: 'counter 1', place: 'Elsewhere' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'mda.counter-taken']);
    const renamed = await send('PUT', `/counters/${second.id}`, { name: 'COUNTER 1', place: 'There', isOpen: true });
    expect([renamed.statusCode, renamed.json().code]).toEqual([409, 'mda.counter-taken']);
    const change = { name: 'Counter 1', place: 'Ground floor, left', isOpen: false };
    expect((await send('PUT', `/counters/${id}`, change)).statusCode).toBe(200);
    expect((await own()).counters).toEqual([
      { id, ...change },
      { id: second.id, name: 'Counter 2', place: 'First floor', isOpen: true },
    ]);
    // Another MDA has its own names, and does not reach these.
    expect((await send('POST', '/counters', { name: 'Counter 1', place: 'There' }, stranger)).statusCode).toBe(200);
    const foreign = await send('PUT', `/counters/${id}`, { ...change, isOpen: true }, stranger);
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'mda.counter-not-found']);
    expect((await own()).counters[0].isOpen).toBe(false);
    expect((await send('POST', '/counters', { name: '', place: 'There' })).statusCode).toBe(422);
    expect((await send('POST', '/counters', { name: 'x', place: 'There' }, chief)).statusCode).toBe(403);
    expect((await send('POST', '/counters', { name: 'x', place: 'There' }, '')).statusCode).toBe(401);
  });
});

describe('a request to the SuperAdmin', () => {
  const workOf = async (id: string) =>
    (await db.$client.query('select id, state from work_items where subject = $1', [`mda-request:${id}`])).rows[0];

  it('is told to the SuperAdmins, answered by one, and its answer is seen by the MDA that asked', async () => {
    const { id } = (await send('POST', '/requests', question)).json();
    expect((await own()).requests).toMatchObject([
      { id, ...question, state: 'asked', askedBy: 'Ladi MDA User', answer: null },
    ]);
    expect((await own(stranger)).requests).toEqual([]);
    const read = await call('GET', `/mda-requests/${id}`, { as: chief });
    expect(read.json()).toMatchObject({ id, mda: { id: 2 }, ...question, askedBy: { name: 'Ladi MDA User' } });
    const work = await workOf(id);
    const move = async (body: object, as: string) =>
      call('POST', `/work/${work.id}/moves`, { as, body: { caseVersion: await caseVersionOf(db, work.id), ...body } });
    expect((await move({ move: 'settle' }, chief)).json().code).toBe('work.reason-missing');
    expect((await move({ move: 'settle', reason: 'Invited' }, chief)).statusCode).toBe(200);
    expect((await own()).requests).toMatchObject([{ id, state: 'done', answer: 'Invited' }]);
    const { rows } = await db.$client.query(
      `select user_id, kind, path from notices where user_id = any ($1::uuid[]) order by at`,
      [[clerk, chief]],
    );
    expect(rows).toEqual([
      { user_id: chief, kind: 'work.decision-needed', path: `/admin/settings/mda-requests?record=${work.id}` },
      { user_id: clerk, kind: 'work.decided', path: '/mda/settings/requests' },
    ]);
  });

  it('is taken back by the MDA that asked, while it waits', async () => {
    const { id } = (await send('POST', '/requests', question)).json();
    const withdraw = (as = clerk) => send('POST', `/requests/${id}/withdrawal`, {}, as);
    expect((await withdraw(stranger)).json().code).toBe('mda.request-not-found');
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).json().code).toBe('mda.request-not-found');
    expect((await workOf(id)).state).toBe('withdrawn');
  });

  it('stays as it was made, and is nobody else’s to make or read', async () => {
    const { id } = (await send('POST', '/requests', question)).json();
    await expect(db.$client.query(`update mda_requests set words = 'x' where id = $1`, [id])).rejects.toMatchObject({
      constraint: 'mda_requests_append_only',
    });
    expect((await send('POST', '/requests', { ...question, words: 'short' })).statusCode).toBe(422);
    expect((await send('POST', '/requests', { ...question, about: 'money' })).statusCode).toBe(422);
    expect((await send('POST', '/requests', question, chief)).statusCode).toBe(403);
    expect((await send('POST', '/requests', question, '')).statusCode).toBe(401);
    expect((await call('GET', `/mda-requests/${id}`, { as: clerk })).statusCode).toBe(403);
    expect((await call('GET', `/mda-requests/${id}`)).statusCode).toBe(401);
  });
});

it('two who change one thing of an MDA: the second is told, and what the first saved stays', async () => {
  const { id } = (await send('POST', '/counters', { name: 'Two editors', place: 'Gate 2' })).json();
  const counter = async () => (await own()).counters.find((one: { id: number }) => one.id === id);
  const read = counterAsRead(await counter());
  const first = await send('PUT', `/counters/${id}?asRead=${read}`, { name: 'First', place: 'Gate 2', isOpen: true });
  expect(first.statusCode).toBe(200);
  const second = await send('PUT', `/counters/${id}?asRead=${read}`, {
    name: 'Second',
    place: 'Gate 3',
    isOpen: false,
  });
  expect([second.statusCode, second.json().code]).toEqual([409, 'request.changed-meanwhile']);
  expect(await counter()).toEqual({ id, name: 'First', place: 'Gate 2', isOpen: true });

  const page = ownMdaAsRead(await own());
  expect((await send('PUT', `?asRead=${page}`, { ...details, signatureText: 'The first' })).statusCode).toBe(200);
  expect((await send('PUT', `?asRead=${page}`, { ...details, signatureText: 'The second' })).statusCode).toBe(409);
  expect((await own()).signatureText).toBe('The first');
  expect((await send('PUT', '?asRead=anything', details)).statusCode).toBe(422);
});
