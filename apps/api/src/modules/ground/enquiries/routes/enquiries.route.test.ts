import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startEnquiries } from '../testing/enquiries-test-app.ts';

const { db } = await createTestDatabase();
const { call, send, bodyOf, mails, runJobs } = await startEnquiries(db);
const count = async () => (await db.$client.query('select from enquiries')).rowCount;

describe('a message', () => {
  it('gets a reference and a confirmation by mail', async () => {
    const body = bodyOf({ officeId: 6 });
    const { reference } = (await call('POST', '/enquiries', { body })).json();
    expect(reference).toMatch(/^KE[0-9A-Z]{14}$/);
    await runJobs();
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: body.email,
      subject: expect.stringMatching(/^We have your message \/ Mun sami saƙonka/),
    });
    // Anybody may have typed the address: their words stay with us.
    expect(mail?.text).not.toContain('I was debited on Monday');
    expect(mail?.text).toContain('To: Zaria');
    expect(mail?.text).toContain(`https://pay.example.gov.ng/contact-us/status?ref=${reference}`);
  });

  it('sent twice, at once or later, is one message', async () => {
    const body = bodyOf();
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/enquiries', { body })));
    answers.push(await call('POST', '/enquiries', { body }));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect((await db.$client.query('select from enquiries where email = $1', [body.email])).rowCount).toBe(1);
    for (const other of [{ email: 'eve@example.ng' }, { message: 'Something else that I want to say' }]) {
      const refused = await call('POST', '/enquiries', { body: { ...body, ...other } });
      expect([refused.statusCode, refused.json().fieldErrors]).toEqual([422, { requestId: 'Used already' }]);
    }
    const { reference } = answers[0]?.json() ?? {};
    const { rows } = await db.$client.query(
      "select actor, action from audit_log where detail->>'reference' = $1 and subject like 'enquiry:%'",
      [reference],
    );
    expect(rows).toEqual([{ actor: 'system:enquiries', action: 'enquiry.received' }]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'amina' }, 'email'],
    [{ message: 'Help' }, 'message'],
    [{ message: 'x'.repeat(4001) }, 'message'],
    [{ phone: '12' }, 'phone'],
    [{ topic: 'gold' }, 'topic'],
    [{ officeId: 4711 }, 'officeId'],
  ])('with %j says what is wrong and changes nothing', async (changes, field) => {
    const before = await count();
    const refused = await send(changes);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fieldErrors)).toContain(field);
    expect(await count()).toBe(before);
  });

  it.each([{ website: 'x' }, { secondsToFill: 1 }])('by a program (%j) is refused with a way on', async (changes) => {
    expect((await send(changes)).json().code).toBe('form.looks-automated');
  });

  it('is taken whatever strangers wrote with its address, whose mailbox gets five an hour, also when many come at once', async () => {
    const email = 'busy@example.ng';
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ email })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await send({ email })).json().reference).toMatch(/^KE/);
    await runJobs();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it('shows how far it is to whoever knows its reference and address, and to nobody else', async () => {
    const body = bodyOf({ email: 'Amina.Asks@Example.ng' });
    const { reference } = (await call('POST', '/enquiries', { body })).json();
    const typed = `${reference.slice(0, 6)} ${reference.slice(6)}`.toLowerCase();
    const own = await call('POST', '/enquiries/status', { body: { reference: typed, email: 'amina.asks@example.ng' } });
    expect(own.json()).toMatchObject({
      reference,
      state: 'received',
      office: null,
      answers: [],
      message: body.message,
    });
    for (const asked of [
      { reference, email: 'eve@example.ng' },
      { reference: 'KE00000000000000', email: 'amina.asks@example.ng' },
      { reference: 'nonsense', email: 'amina.asks@example.ng' },
    ]) {
      const answer = await call('POST', '/enquiries/status', { body: asked });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'enquiry.not-found']);
    }
    expect((await call('POST', '/enquiries/status', { body: { reference: '', email: 'x' } })).statusCode).toBe(422);
  });
});
