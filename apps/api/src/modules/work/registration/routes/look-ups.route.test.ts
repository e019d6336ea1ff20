import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { aSignup } from '../testing/a-signup.ts';
import { startRegistration } from '../testing/registration-test-app.ts';

const { db } = await createTestDatabase();
const world = await startRegistration(db);
const { call, lookUp, proved, newPerson, people, mails, texts, taken, runJobs, pass, registerSays } = world;
beforeEach(() => {
  for (const list of [mails, texts, taken]) list.splice(0);
  registerSays(undefined);
});

const prove = (lookUpToken: string, code: string) =>
  call('POST', '/registrations/look-ups/proof', { lookUpToken, code });
const show = (lookUpToken: string) => call('POST', '/registrations/look-ups/current', { lookUpToken });
const send = (lookUpToken: string, channel: string) =>
  call('POST', '/registrations/look-ups/codes', { lookUpToken, channel });
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a look-up', () => {
  it('says nothing of the person before the code is proved, and everything the signup needs after it', async () => {
    const person = newPerson();
    const before = await lookUp(person.nin);
    expect(before.json()).toMatchObject({
      isProved: false,
      sentTo: 'phone',
      channels: ['phone', 'email'],
      preRegistration: {
        userType: 'Individual',
        user: { firstName: '', middleName: '', lastName: '', email: '', phoneNumber: '' },
        userRegistration: { nin: person.nin, agency: null, dateOfBirth: null, genderId: null },
      },
    });
    expect(before.body).not.toMatch(/Hauwa|Sule|people\.test|803000|1990/);
    const { userName } = before.json().preRegistration.user;
    expect(userName).toMatch(/^kd-[2-9a-z]{8}$/);

    await runJobs();
    expect(texts[0]?.to).toBe('+2348030000001');
    const { lookUpToken } = before.json();
    expect((await show(lookUpToken)).body).not.toMatch(/Hauwa|Sule|people\.test|803000|1990/);
    const after = await prove(lookUpToken, codeIn(texts[0]?.text));
    expect(after.json()).toMatchObject({
      isProved: true,
      preRegistration: {
        user: { firstName: 'Hauwa', middleName: 'Ladi', lastName: 'Sule', phoneNumber: '+2348030000001', userName },
        userRegistration: { nin: person.nin, dateOfBirth: '1990-02-28', genderId: 1 },
      },
    });
    expect((await show(lookUpToken)).json()).toEqual(after.json());
  });

  it('of a virtual NIN works alike, and keeps neither it nor the NIN behind it', async () => {
    const person = newPerson({ personId: 'VIRTUAL-1' });
    people.set('AB012345678910YZ', { ...person, nin: null });
    const body = { virtualNin: 'ab012345678910yz', agencyTypeId: 1 };
    const { lookUpToken } = (await call('POST', '/registrations/look-ups', body)).json();
    await runJobs();
    const shown = (await prove(lookUpToken, codeIn(texts[0]?.text))).json();
    expect(shown.preRegistration.userRegistration.nin).toBe('');
    const { rows } = await db.$client.query('select registration_look_ups::text as row from registration_look_ups');
    expect(rows.map(({ row }) => row).join()).not.toMatch(/AB012345678910YZ|Hauwa/i);
  });

  it.each([
    ['1', 'Unique identifier must be 11 digits.'],
    ['123456789012', 'Unique identifier must be 11 digits.'],
    ['1234567890a', 'Unique identifier must be 11 digits.'],
    ['', 'Unique identifier must be 11 digits.'],
  ])('of %j is refused at its field', async (nin, message) => {
    const asked = world.asked.length;
    const refused = await lookUp(nin);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(message);
    expect(world.asked).toHaveLength(asked);
  });

  it.each([
    [{ outcome: 'not-found' } as const, 404, 'registration.nin-not-found'],
    [{ outcome: 'unavailable', reason: 'HTTP 503' } as const, 503, 'registration.identity-provider-unavailable'],
  ])('tells when the register says %j, and leaves nothing behind', async (answer, status, code) => {
    registerSays(answer);
    const rows = async () => (await db.$client.query('select count(*) from registration_look_ups')).rows[0].count;
    const before = await rows();
    const refused = await lookUp(newPerson().nin);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(await rows()).toBe(before);
    expect(taken).toEqual([]);
  });

  it('of a number that has an account shows it to nobody who has not proved: same answer, queries and message', async () => {
    const [registered, stranger] = [newPerson(), newPerson()];
    await call('POST', '/registrations', aSignup(registered, await proved(registered.nin)));
    taken.splice(0);
    const seen = async (nin: string) => {
      const query = vi.spyOn(db.$client, 'query');
      const { statusCode, body } = await lookUp(nin);
      const statements = query.mock.calls.map(([given]: readonly unknown[]) =>
        typeof given === 'string' ? given : Object(given).text,
      );
      query.mockRestore();
      const shape = JSON.stringify(JSON.parse(body), (key, value) =>
        ['lookUpToken', 'expiresAt', 'userName', 'nin'].includes(key) ? typeof value : value,
      );
      return { statusCode, shape, statements, jobs: taken.splice(0).map(({ name }) => name) };
    };
    expect(await seen(registered.nin)).toEqual(await seen(stranger.nin));
  });

  it('tells who has proved that there is an account already', async () => {
    const person = newPerson();
    await call('POST', '/registrations', aSignup(person, await proved(person.nin)));
    const { lookUpToken } = (await lookUp(person.nin)).json();
    texts.splice(0);
    await runJobs();
    const refused = await prove(lookUpToken, codeIn(texts.at(-1)?.text));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'registration.already-registered']);
    expect(refused.body).not.toContain('Hauwa');
  });

  it('is over after 45 minutes, and for whoever has no token', async () => {
    const { lookUpToken } = (await lookUp(newPerson().nin)).json();
    pass(46 * 60);
    for (const token of [lookUpToken, 'x', 'A'.repeat(43)])
      expect((await show(token)).json().code).toBe('registration.look-up-expired');
  });

  it('asks the register about one number six times an hour', async () => {
    const { nin } = newPerson();
    const statuses = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await lookUp(nin)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('a proof code', () => {
  it('can be sent again, by email too; the earlier one stops working', async () => {
    const person = newPerson();
    const { lookUpToken } = (await lookUp(person.nin)).json();
    await runJobs();
    const first = codeIn(texts[0]?.text);
    expect((await send(lookUpToken, 'email')).json()).toEqual({ sentTo: 'email' });
    await runJobs();
    expect(mails[0]).toMatchObject({ to: person.email, subject: expect.stringContaining('Your code for registering') });
    expect(mails[0]?.text).not.toMatch(/Hauwa|Sule/);
    const second = codeIn(mails[0]?.text);
    if (first !== second) expect((await prove(lookUpToken, first)).json().code).toBe('registration.code-invalid');
    expect((await prove(lookUpToken, second)).json().isProved).toBe(true);
  });

  it('goes where the register knows the person to be reached, and nowhere else', async () => {
    const byMail = newPerson({ phoneNumber: null });
    const answer = (await lookUp(byMail.nin)).json();
    expect([answer.sentTo, answer.channels]).toEqual(['email', ['email']]);
    expect((await send(answer.lookUpToken, 'phone')).json().code).toBe('registration.channel-unavailable');
    const unreachable = (await lookUp(newPerson({ phoneNumber: null, email: null }).nin)).json();
    expect([unreachable.sentTo, unreachable.channels]).toEqual([null, []]);
  });

  it('is tried five times and no more, the right one included', async () => {
    const { lookUpToken } = (await lookUp(newPerson().nin)).json();
    await runJobs();
    const code = codeIn(texts[0]?.text);
    for (let index = 0; index < 5; index += 1)
      expect((await prove(lookUpToken, wrongFor(code))).json().code).toBe('registration.code-invalid');
    expect((await prove(lookUpToken, code)).json().code).toBe('registration.code-invalid');
  });

  it('is tried fifteen times an hour for a number, over all its look-ups', async () => {
    const { nin } = newPerson();
    const statuses = [];
    for (let round = 0; round < 4; round += 1) {
      const { lookUpToken } = (await lookUp(nin)).json();
      for (let index = 0; index < 5; index += 1) statuses.push((await prove(lookUpToken, '000000')).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('works for ten minutes', async () => {
    const { lookUpToken } = (await lookUp(newPerson().nin)).json();
    await runJobs();
    pass(601);
    expect((await prove(lookUpToken, codeIn(texts[0]?.text))).json()).toMatchObject({
      code: 'registration.code-invalid',
      message: 'That code is not right, or it works no more. Ask for a new one',
    });
  });

  it('proves its own look-up alone', async () => {
    const { nin } = newPerson();
    const [mine, other] = [(await lookUp(nin)).json().lookUpToken, (await lookUp(nin)).json().lookUpToken];
    await runJobs();
    const [code = '', otherCode = ''] = texts.map(({ text }) => codeIn(text));
    if (code !== otherCode) expect((await prove(other, code)).json().code).toBe('registration.code-invalid');
    expect((await prove(mine, code)).json().isProved).toBe(true);
  });

  it('lies in no job and, as itself, in no row', async () => {
    const { lookUpToken } = (await lookUp(newPerson().nin)).json();
    expect(JSON.stringify(taken)).not.toContain(lookUpToken);
    expect(taken).toEqual([
      { name: 'send-proof-code', data: { lookUpId: expect.any(String), channel: 'phone', language: 'en' } },
    ]);
    await runJobs();
    const { rows } = await db.$client.query('select registration_look_ups::text as row from registration_look_ups');
    expect(rows.map(({ row }) => row).join()).not.toContain(codeIn(texts[0]?.text));
  });

  it('is written in the language it was asked for in', async () => {
    await lookUp(newPerson().nin, 1, { 'accept-language': 'ha' });
    await runJobs();
    expect(texts[0]?.text).toContain('Kada ka ba kowa');
  });
});
