import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { aSignup, password } from '../testing/a-signup.ts';
import { startRegistration } from '../testing/registration-test-app.ts';

const { db } = await createTestDatabase();
const world = await startRegistration(db);
const { call, lookUp, proved, newPerson, people, mails, texts, taken, runJobs } = world;
beforeEach(() => {
  for (const list of [mails, texts, taken]) list.splice(0);
});

const register = (body: object) => call('POST', '/registrations', body);
const userOf = async (email: string | null) =>
  (await db.$client.query('select * from users where email = $1', [email])).rows[0];
const unproved = async (nin: string) => (await lookUp(nin)).json().lookUpToken;
const linkIn = (text = '') => /verify_email\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('whoever has proved to be the person', () => {
  it.each([
    [1, 'Individual'],
    [2, 'Corporate'],
    [3, 'State Agency'],
    [4, 'Federal Agency'],
  ])('registers with category %i as %s, verifies the email and signs in', async (agencyTypeId, userType) => {
    const person = newPerson();
    const body = aSignup(person, await proved(person.nin, agencyTypeId), { agencyTypeId, agent_type: userType });
    expect((await register(body)).json()).toEqual({ email: person.email });
    await runJobs();
    const signIn = () => call('POST', '/sessions', { email: person.email, password, door: 'public' });
    expect((await signIn()).json().code).toBe('identity.email-not-verified');
    expect(mails.at(-1)?.to).toBe(person.email);
    await call('POST', '/email-verifications/completion', { token: linkIn(mails.at(-1)?.text) });
    expect((await signIn()).json()).toMatchObject({
      outcome: 'signed-in',
      landing: '/user/dashboard',
      user: { roles: [userType], firstName: 'Hauwa', tpui: expect.stringMatching(/^KD-\d{4}-\d{4}-\d{2}$/) },
    });
  });

  it('registers as an agent when staff knows them as one, whatever card they chose', async () => {
    const person = newPerson();
    const { id } = await world.sessionOf('SuperAdmin');
    const agency = { name: 'Arewa Agents Ltd', rcNumber: 'RC 445566' };
    const known = await db.transaction((tx) =>
      world.preRegisterAgent(tx, {
        nin: person.nin,
        firstName: 'Hauwa',
        lastName: 'Sule',
        email: 'hauwa@work.test',
        phoneNumber: '08030000001',
        agency,
        actor: { userId: id },
      }),
    );
    const token = await proved(person.nin, 1);
    const shown = (await call('POST', '/registrations/look-ups/current', { lookUpToken: token })).json();
    expect(shown.preRegistration).toMatchObject({
      userType: 'Agent',
      userRegistration: {
        agencyId: known.agencyId,
        agency: { name: 'Arewa Agents Ltd' },
        agentUid: known.agentUid,
        agencyRcNumber: 'RC445566',
      },
    });
    const agent = {
      agent_type: 'Agent',
      agency: 'Arewa Agents Ltd',
      agencyId: known.agencyId,
      agentUid: known.agentUid,
      agencyRcNumber: 'RC445566',
    };
    const missing = await register(aSignup(person, token, { ...agent, agentUid: '' }));
    expect(missing.json().fieldErrors).toEqual({ agentUid: 'Field is required' });
    expect((await register(aSignup(person, token, agent))).statusCode).toBe(200);
    const user = await userOf(person.email);
    expect(user.user_type).toBe('Agent');
    const { rows } = await db.$client.query('select used_by from agent_pre_registrations where id = $1', [known.id]);
    expect(rows[0].used_by).toBe(user.id);
  });

  it('is told which details do not agree, and nothing is opened', async () => {
    const person = newPerson();
    const token = await proved(person.nin);
    const refused = await register(aSignup(person, token, { lastName: 'Suleiman', dateOfBirth: '1990-02-27' }));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'registration.details-mismatch']);
    expect(Object.keys(refused.json().fieldErrors)).toEqual(['lastName', 'dateOfBirth']);
    expect(await userOf(person.email)).toBeUndefined();
    expect((await register(aSignup(person, token, { firstName: 'HAUWA' }))).statusCode).toBe(200);
  });

  it('opens one account for a person, by NIN or virtual NIN, also twice at the same moment, and any number of firms', async () => {
    const person = newPerson();
    people.set('CD012345678910YZ', { ...person, nin: null });
    const tokens = [await proved(person.nin), await proved(person.nin)];
    const race = await Promise.all(
      tokens.map((token, index) => register(aSignup(person, token, { email: `race${index}@people.test` }))),
    );
    expect(race.map(({ statusCode }) => statusCode).every((status) => status === 200 || status === 409)).toBe(true);
    const count = `select count(*)::int as count from users where person_blind_index =
      (select person_blind_index from users where email in ('race0@people.test', 'race1@people.test') limit 1)`;
    expect((await db.$client.query(count)).rows[0].count).toBe(1);
    const body = { virtualNin: 'CD012345678910YZ', agencyTypeId: 1 };
    const { lookUpToken } = (await call('POST', '/registrations/look-ups', body)).json();
    texts.splice(0);
    await runJobs();
    const code = /\b\d{6}\b/.exec(texts.at(-1)?.text ?? '')?.[0];
    const again = await call('POST', '/registrations/look-ups/proof', { lookUpToken, code });
    expect(again.json().code).toBe('registration.already-registered');
    for (const email of ['firm@people.test', 'other.firm@people.test']) {
      expect((await register(aSignup(person, await proved(person.nin, 2), { email }))).statusCode).toBe(200);
      expect((await userOf(email)).user_type).toBe('Corporate');
    }
  });

  it('gets an account that keeps the NIN sealed and shows its last four digits', async () => {
    const person = newPerson();
    await register(aSignup(person, await proved(person.nin)));
    const { rows } = await db.$client.query('select users::text as row, nin_last4 from users where email = $1', [
      person.email,
    ]);
    expect(rows[0].row).not.toContain(person.nin);
    expect(rows[0].nin_last4).toBe(person.nin.slice(-4));
    const { token } = await world.sessionOf('SuperAdmin');
    const listed = await call('GET', `/users?criteria=${person.email}`, undefined, token);
    expect(listed.json().data[0].ninLast4).toBe(person.nin.slice(-4));
    expect(listed.body).not.toContain(person.nin);
  });

  it('spends the look-up', async () => {
    const person = newPerson();
    const token = await proved(person.nin);
    expect((await register(aSignup(person, token))).statusCode).toBe(200);
    expect((await register(aSignup(person, token))).json().code).toBe('registration.look-up-expired');
  });
});

describe('whoever has not proved it', () => {
  it('registers by knowing what the register knows, which the account remembers', async () => {
    const person = newPerson();
    expect((await register(aSignup(person, await unproved(person.nin)))).statusCode).toBe(200);
    const { rows } = await db.$client.query(
      'select identity_proof from user_registrations join users on users.id = user_id where email = $1',
      [person.email],
    );
    expect(rows).toEqual([{ identity_proof: 'details' }]);
  });

  it('learns only that something does not agree, five times, and then the look-up is over', async () => {
    const person = newPerson();
    const token = await unproved(person.nin);
    for (let index = 1; index <= 5; index += 1) {
      const refused = (await register(aSignup(person, token, { dateOfBirth: `1990-02-0${index}` }))).json();
      expect(refused.code).toBe('registration.details-mismatch');
      expect(refused.fieldErrors).toBeUndefined();
    }
    expect((await register(aSignup(person, token))).json().code).toBe('registration.look-up-expired');
    expect(await userOf(person.email)).toBeUndefined();
  });

  it('never becomes an agent, even where staff knows one by this NIN', async () => {
    const person = newPerson();
    await db.transaction((tx) =>
      world.preRegisterAgent(tx, {
        nin: person.nin,
        firstName: 'Hauwa',
        lastName: 'Sule',
        email: 'h@work.test',
        phoneNumber: '08030000001',
        agency: { name: 'Zaria Agents', rcNumber: 'RC778899' },
        actor: { system: 'test' },
      }),
    );
    await register(aSignup(person, await unproved(person.nin), { agencyTypeId: 1, agent_type: 'Individual' }));
    expect((await userOf(person.email)).user_type).toBe('Individual');
  });

  it('cannot tell whether the NIN or the email has an account: the same answer, statements, hash and one mail', async () => {
    const [taken1, fresh, freshToo] = [newPerson(), newPerson(), newPerson()];
    await register(aSignup(taken1, await proved(taken1.nin)));
    await runJobs();
    mails.splice(0);
    const seen = async (body: object) => {
      taken.splice(0);
      const query = vi.spyOn((await import('pg')).default.Client.prototype, 'query');
      const answer = await register(body);
      const statements = query.mock.calls.map(([given]: readonly unknown[]) =>
        typeof given === 'string' ? given : Object(given).text,
      );
      query.mockRestore();
      await runJobs();
      return {
        statusCode: answer.statusCode,
        keys: Object.keys(answer.json()),
        statements,
        mails: mails.splice(0).length,
      };
    };
    const unknown = await seen(aSignup(fresh, await unproved(fresh.nin)));
    expect(unknown).toMatchObject({ statusCode: 200, keys: ['email'], mails: 1 });
    const knownNin = aSignup(taken1, await unproved(taken1.nin), { email: 'somebody.else@people.test' });
    expect(await seen(knownNin)).toEqual(unknown);
    const knownMail = aSignup(freshToo, await unproved(freshToo.nin), { email: taken1.email });
    expect(await seen(knownMail)).toEqual(unknown);
    expect(await userOf('somebody.else@people.test')).toBeUndefined();
  });

  it('makes the owner of the account hear of it, and nobody else', async () => {
    const person = newPerson();
    await register(aSignup(person, await proved(person.nin)));
    await runJobs();
    mails.splice(0);
    await register(aSignup(person, await unproved(person.nin), { email: 'eve@people.test' }));
    await runJobs();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, 'You have an account already / Kana da asusu tuni'],
    ]);
  });
});

describe('a signup', () => {
  it.each([
    [{ firstName: '' }, 'firstName', 'Field is required'],
    [{ lastName: ' ' }, 'lastName', 'Field is required'],
    [{ userName: '' }, 'userName', 'Username is required'],
    [{ email: '' }, 'email', 'Field is required'],
    [{ email: 'hauwa' }, 'email', 'Email is not valid'],
    [{ email: 'a@b.test\r\nBcc: eve@example.org' }, 'email', 'Email is not valid'],
    [{ firstName: 'Hauwa\r\nBcc: eve@example.org' }, 'firstName', 'Use letters, spaces, hyphens and apostrophes'],
    [{ phoneNumber: '12' }, 'phoneNumber', 'Enter a phone number such as 08031234567 or +2348031234567'],
    [{ dateOfBirth: '' }, 'dateOfBirth', 'Field is required'],
    [{ dateOfBirth: '28/02/1990' }, 'dateOfBirth', 'Enter the date as DD/MM/YYYY'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'Enter a date in the past'],
    [{ genderId: null }, 'genderId', 'Field is required'],
    [{ occupation: '' }, 'occupation', 'Field is required'],
    [{ nationality: '' }, 'nationality', 'Field is required'],
    [{ stateId: undefined }, 'stateId', 'Field is required'],
    [{ lgaId: 0 }, 'lgaId', 'Field is required'],
    [{ addressLine1: '' }, 'addressLine1', 'Field is required'],
    [{ nin: '123' }, 'nin', 'Unique identifier must be 11 digits.'],
    [{ password: '', confirmPassword: '' }, 'password', 'Field is required'],
    [{ confirmPassword: 'Another-1234' }, 'confirmPassword', 'The passwords must match'],
    [{ lgaId: 700 }, 'lgaId', 'Choose one of the list'],
    [{ genderId: 9 }, 'genderId', 'Choose one of the list'],
  ])('with %j is refused at %s, and the look-up still works', async (changes, field, message) => {
    const person = newPerson();
    const token = await proved(person.nin);
    const refused = await register(aSignup(person, token, changes));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fieldErrors).toHaveProperty([field], message);
    expect(await userOf(person.email)).toBeUndefined();
    expect((await register(aSignup(person, token))).statusCode).toBe(200);
  });

  it('with a known password is refused', async () => {
    const person = newPerson();
    const body = { password: 'Password1!', confirmPassword: 'Password1!' };
    const refused = await register(aSignup(person, await proved(person.nin), body));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'identity.password-known']);
  });

  it('without a look-up, or with the token of none, is refused', async () => {
    const person = newPerson();
    const { lookUpToken: _none, ...without } = aSignup(person, '');
    expect((await register(without)).json().code).toBe('request.invalid');
    expect((await register(aSignup(person, 'A'.repeat(43)))).json().code).toBe('registration.look-up-expired');
    expect(await userOf(person.email)).toBeUndefined();
  });

  it('for another number than was looked up is refused', async () => {
    const [mine, other] = [newPerson(), newPerson()];
    const refused = await register(aSignup(mine, await proved(mine.nin), { nin: other.nin }));
    expect(refused.json().code).toBe('registration.look-up-expired');
  });

  it('makes nobody more than they are, whatever is sent along', async () => {
    const person = newPerson();
    const body = aSignup(person, await proved(person.nin), {
      roles: ['SuperAdmin'],
      userRole: 'SuperAdmin',
      userType: 'SuperAdmin',
      user_type: 'Agent',
      agent_type: 'SuperAdmin',
      agencyTypeId: 4,
      tpui: 'KD-0000-0000-00',
      userName: 'admin',
      isEmailVerified: true,
      status: 'active',
      id: '019aa000-0000-7000-8000-000000000000',
    });
    expect((await register(body)).statusCode).toBe(200);
    const user = await userOf(person.email);
    expect(user).toMatchObject({ user_type: 'Individual', email_verified_at: null });
    expect([user.id, user.tpui]).not.toContain('019aa000-0000-7000-8000-000000000000');
    const { rows } = await db.$client.query(
      `select active_role(user_id) as role, (select count(*)::int from user_roles where user_id = registered.user_id) as roles,
         user_name as "userName" from user_registrations registered where user_id = $1`,
      [user.id],
    );
    expect(rows).toEqual([{ role: 'Individual', roles: 1, userName: expect.stringMatching(/^kd-/) }]);
  });
});
