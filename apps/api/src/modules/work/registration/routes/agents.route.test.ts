import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { aSignup } from '../testing/a-signup.ts';
import { startRegistration } from '../testing/registration-test-app.ts';

const { db } = await createTestDatabase();
const world = await startRegistration(db);
const { call, newPerson, mails, taken, runJobs, proved, preRegisterAgent } = world;
const { token, id: chiefId } = await world.sessionOf('SuperAdmin');
beforeEach(() => {
  mails.splice(0);
  taken.splice(0);
});
let rcNumber = 100_000;
const anAgency = async (): Promise<string> => {
  rcNumber += 1;
  const body = { name: `Agency ${rcNumber}`, agencyRcNumber: `rc ${rcNumber}` };
  return (await call('POST', '/agencies', body, token)).json().agencyId;
};
const anAgent = (agencyId: string, nin: string) => ({
  agencyId,
  nin,
  firstName: 'Samuel',
  lastName: 'Ishaku',
  email: 'samuel@work.test',
  phoneNumber: '0803 123 4567',
});

describe('an agency', () => {
  it('is recorded once by its RC number, with an id people can type', async () => {
    const body = { name: 'Arewa Agents Ltd', agencyRcNumber: 'rc 445566' };
    const created = (await call('POST', '/agencies', body, token)).json();
    expect(created).toMatchObject({ name: 'Arewa Agents Ltd', agencyRcNumber: 'RC445566', agentCount: 0 });
    expect(created.agencyId).toMatch(/^AGY-\d{5}$/);
    const again = await call('POST', '/agencies', { ...body, agencyRcNumber: 'RC445566' }, token);
    expect([again.statusCode, again.json().code]).toEqual([409, 'agency.already-exists']);
    const { data, totalRecords } = (await call('GET', '/agencies?criteria=445566', undefined, token)).json();
    expect([data[0].agencyId, totalRecords]).toEqual([created.agencyId, 1]);
  });

  it.each([
    [{ name: '', agencyRcNumber: 'RC123456' }, 'name'],
    [{ name: 'X', agencyRcNumber: 'twelve' }, 'agencyRcNumber'],
    [{ name: 'X\nBcc: eve@example.org', agencyRcNumber: 'RC123456' }, 'name'],
  ])('is refused as %j', async (body, field) => {
    const refused = await call('POST', '/agencies', body, token);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fieldErrors).toHaveProperty([field]);
  });
});

describe('pre-registering an agent', () => {
  it('tells them by email, is on record without the NIN, and is listed by its last four digits', async () => {
    const { nin } = newPerson();
    const made = (await call('POST', '/agent-pre-registrations', anAgent(await anAgency(), nin), token)).json();
    expect(made).toMatchObject({ status: 'waiting', ninLast4: nin.slice(-4), phoneNumber: '08031234567' });
    await runJobs();
    expect(mails[0]).toMatchObject({
      to: 'samuel@work.test',
      subject: expect.stringContaining('register as an agent'),
    });
    const listed = await call('GET', `/agent-pre-registrations?criteria=${made.agentUid}`, undefined, token);
    expect(listed.json().data).toMatchObject([{ id: made.id, status: 'waiting', ninLast4: nin.slice(-4) }]);
    expect(listed.body + JSON.stringify(mails)).not.toContain(nin);
    const { rows } = await db.$client.query('select actor, detail::text from audit_log where subject = $1', [
      `agent-pre-registration:${made.id}`,
    ]);
    expect(rows).toMatchObject([{ actor: `user:${chiefId}` }]);
    expect(rows[0].detail).not.toContain(nin);
  });

  it('happens once for a person, and again after it was withdrawn', async () => {
    const [agencyId, { nin }] = [await anAgency(), newPerson()];
    const make = () => call('POST', '/agent-pre-registrations', anAgent(agencyId, nin), token);
    const { id } = (await make()).json();
    expect((await make()).json().code).toBe('agent.already-pre-registered');
    const withdraw = () => call('POST', `/agent-pre-registrations/${id}/withdrawal`, undefined, token);
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).json().code).toBe('agent.pre-registration-used');
    expect((await make()).statusCode).toBe(200);
  });

  it('is not withdrawn once the agent has registered', async () => {
    const person = newPerson();
    const { id } = (
      await call('POST', '/agent-pre-registrations', anAgent(await anAgency(), person.nin), token)
    ).json();
    await call('POST', '/registrations', aSignup(person, await proved(person.nin)));
    const refused = await call('POST', `/agent-pre-registrations/${id}/withdrawal`, undefined, token);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'agent.pre-registration-used']);
    const { data } = (await call('GET', '/agent-pre-registrations?status=registered', undefined, token)).json();
    expect(data.map((row: { id: string }) => row.id)).toContain(id);
  });

  it('is refused for an agency nobody recorded, and for what is no NIN', async () => {
    const before = (await db.$client.query('select count(*) from agent_pre_registrations')).rows;
    const refused = await call('POST', '/agent-pre-registrations', anAgent('AGY-99999', newPerson().nin), token);
    expect(refused.json().code).toBe('agency.not-found');
    const wrong = await call('POST', '/agent-pre-registrations', anAgent('AGY-00001', '123'), token);
    expect(wrong.json().fieldErrors.nin).toBe('Unique identifier must be 11 digits.');
    expect((await db.$client.query('select count(*) from agent_pre_registrations')).rows).toEqual(before);
    expect(taken).toEqual([]);
  });

  it('by another module keeps the card’s code, an agency of one, and leaves writing to the caller', async () => {
    const { nin } = newPerson();
    const agent = {
      ...anAgent('', nin),
      agency: { name: 'Samuel Ishaku', rcNumber: null },
      actor: { userId: chiefId },
    };
    const known = await db.transaction((tx) =>
      preRegisterAgent(tx, { ...agent, agentUid: 'KA0123456789', isTold: true }),
    );
    expect(known).toMatchObject({ agentUid: 'KA0123456789', agency: 'Samuel Ishaku', agencyRcNumber: 'N/A' });
    expect(taken).toEqual([]);
    const failing = db.transaction(async (tx) => {
      await preRegisterAgent(tx, { ...agent, nin: newPerson().nin, agency: { name: 'Half', rcNumber: null } });
      throw new Error('the caller gave up');
    });
    await expect(failing).rejects.toThrow('the caller gave up');
    expect((await call('GET', '/agencies?criteria=Half', undefined, token)).json().totalRecords).toBe(0);
  });
});

describe('the NIN of a user', () => {
  const reveal = (userId: string, body: object = { reason: 'Court order 12/2026' }) =>
    call('POST', `/users/${userId}/nin/reveal`, body, token);

  it('is shown in full for a reason, which is on record first', async () => {
    const person = newPerson();
    await call('POST', '/registrations', aSignup(person, await proved(person.nin)));
    const { rows } = await db.$client.query('select id from users where email = $1', [person.email]);
    expect((await reveal(rows[0].id)).json()).toEqual({ nin: person.nin });
    const audit = await db.$client.query(
      `select actor, detail::text from audit_log where subject = $1 and action = 'nin.revealed'`,
      [`user:${rows[0].id}`],
    );
    expect(audit.rows).toEqual([{ actor: `user:${chiefId}`, detail: expect.stringContaining('Court order') }]);
    expect(audit.rows[0].detail).not.toContain(person.nin);
  });

  it('is not shown without one, of nobody, or where none is recorded', async () => {
    expect((await reveal(chiefId, { reason: '' })).statusCode).toBe(422);
    expect((await reveal('019aa000-0000-7000-8000-000000000000')).json().code).toBe('user.not-found');
    expect((await reveal(chiefId)).json().code).toBe('user.nin-missing');
  });
});

it.each([
  ['GET', '/agencies'],
  ['POST', '/agencies'],
  ['GET', '/agent-pre-registrations'],
  ['POST', '/agent-pre-registrations'],
] as const)('is for the SuperAdmin alone: %s %s', async (method, path) => {
  const { token: admin } = await world.sessionOf('Admin');
  expect((await call(method, path, method === 'POST' ? {} : undefined, admin)).statusCode).toBe(403);
  expect((await call(method, path)).statusCode).toBe(401);
});
