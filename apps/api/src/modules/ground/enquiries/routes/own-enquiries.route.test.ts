import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../../testing/all-pages.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startEnquiries } from '../testing/enquiries-test-app.ts';

const { db } = await createTestDatabase();
const { call, taxpayer, staffMember, send: sendUnsigned } = await startEnquiries(db);
const people = { me: await taxpayer(), other: await taxpayer(), staff: await staffMember('SuperAdmin') };
const bodyOf = (changes: object = {}) => ({
  requestId: randomUUID(),
  topic: 'payment',
  message: 'I was debited on Monday and have no receipt yet.',
  ...changes,
});
const send = (changes: object = {}, as = people.me) =>
  call('POST', '/account/enquiries', { body: bodyOf(changes), as });
const own = async (as: string) => (await call('GET', '/account/enquiries', { as })).json().data;
const count = async () => (await db.$client.query('select from enquiries')).rowCount;

describe('a message from an account', () => {
  it('is in the name of the account, and stands in its own list alone', async () => {
    const { reference } = (await send()).json();
    const { rows } = await db.$client.query(
      'select e.name, e.email = lower(u.email) as "isTheirs" from enquiries e join users u on u.id = e.user_id where reference = $1',
      [reference],
    );
    expect(rows).toEqual([{ name: 'Amina Bello', isTheirs: true }]);
    expect((await own(people.me)).map((row: { reference: string }) => row.reference)).toContain(reference);
    expect(await own(people.other)).toEqual([]);
  });

  it('is reached in the list, however many came after it, and by its reference', async () => {
    const as = await taxpayer();
    const { reference } = (await send({}, as)).json();
    await db.$client.query(
      `insert into enquiries (reference, request_id, topic, name, email, message, language, user_id, created_at)
       select 'KETEST' || n, gen_random_uuid(), topic, name, email, 'Message ' || n, language, user_id, created_at + make_interval(secs => n)
       from enquiries, generate_series(1, 100) n where reference = $1`,
      [reference],
    );
    const { items, told } = await allPages<{ reference: string }>((query) =>
      call('GET', `/account/enquiries${query}`, { as }),
    );
    expect([told, new Set(items.map((row) => row.reference)).size]).toEqual([101, 101]);
    expect(items.at(-1)).toMatchObject({ reference });
    const alone = (of: string, who: string) => call('GET', `/account/enquiries?record=${of}`, { as: who });
    expect((await alone(reference, as)).json().data).toMatchObject([{ reference }]);
    expect((await alone(reference, people.other)).json().data).toEqual([]);
    expect((await call('GET', '/account/enquiries?after=x', { as })).statusCode).toBe(422);
  });

  it('sent twice, at once or later, is one message', async () => {
    const body = bodyOf();
    const answers = await Promise.all([1, 2].map(() => call('POST', '/account/enquiries', { body, as: people.me })));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    const foreign = await call('POST', '/account/enquiries', { body, as: people.other });
    expect([foreign.statusCode, foreign.json().fieldErrors]).toEqual([422, { requestId: 'Used already' }]);
  });

  it('about an own payment brings its story along; about somebody else’s it is refused, and nothing is kept', async () => {
    const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [people.other]);
    const bill = await givenBill(db, { tpui: rows[0]?.tpui ?? '' });
    const { id, providerRef } = await givenIntent(db, bill, { state: 'FAILED' });
    const { reference } = (await send({ attemptId: id }, people.other)).json();
    const [{ message }] = await own(people.other);
    expect(message).toContain('I was debited on Monday');
    for (const part of [providerRef, bill.reference, 'started', 'moved failed']) expect(message).toContain(part);
    expect(reference).toMatch(/^KE/);
    const before = await count();
    expect((await send({ attemptId: id }, people.me)).json().code).toBe('payment.not-found');
    expect(await count()).toBe(before);
  });

  it('is for taxpayers, and says what is wrong', async () => {
    const before = await count();
    expect((await call('POST', '/account/enquiries', { body: bodyOf() })).statusCode).toBe(401);
    expect((await send({}, people.staff)).statusCode).toBe(403);
    expect((await send({ message: 'Help' })).json().fieldErrors).toHaveProperty('message');
    expect((await send({ officeId: 4711 })).json().fieldErrors).toHaveProperty('officeId');
    expect((await call('GET', '/account/enquiries', { as: people.staff })).statusCode).toBe(403);
    expect(await count()).toBe(before);
  });

  it('fills nobody’s mailbox, and what strangers sent with the same address uses none of it up', async () => {
    const as = await taxpayer();
    const { rows } = await db.$client.query<{ email: string }>('select email from users where id = $1', [as]);
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await sendUnsigned({ email: rows[0]?.email })).statusCode).toBe(200);
    }
    for (let sent = 0; sent < 5; sent += 1) expect((await send({}, as)).statusCode).toBe(200);
    expect((await send({}, as)).json().code).toBe('enquiry.too-many');
  });
});
