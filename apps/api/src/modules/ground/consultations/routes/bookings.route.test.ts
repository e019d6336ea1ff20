import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startConsultations, tuesdayAtTen } from '../testing/consultations-test-app.ts';

const { db } = await createTestDatabase();
const { call, book, bodyOf, consultant, mails, runJobs, taken } = await startConsultations(db);
await consultant();

const at = (day: number, hour: number) =>
  `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const count = async () => (await db.$client.query('select from consultations')).rowCount;

describe('booking', () => {
  it('gives a reference, a key and a confirmation with a calendar file', async () => {
    const body = bodyOf({ startsAt: tuesdayAtTen });
    const answer = await call('POST', '/consultations', { body });
    expect(answer.statusCode).toBe(200);
    const { booking, key } = answer.json();
    expect(booking).toMatchObject({
      state: 'booked',
      startsAt: tuesdayAtTen,
      endsAt: '2027-03-02T09:30:00.000Z',
      consultant: { name: 'Hauwa Sani' },
      office: { name: 'Zaria', address: 'Zaria City' },
      isOpen: true,
      videoRoom: null,
    });
    expect(booking.reference).toMatch(/^KC[0-9A-Z]{14}$/);

    mails.length = 0;
    await runJobs();
    const mail = mails.find(({ to }) => to === body.email);
    expect(mail?.subject).toMatch(/^Your consultation is booked \/ An ajiye/);
    expect(mail?.text).toContain('Tuesday');
    expect(mail?.text).toContain('10:00 (Nigerian time)');
    expect(mail?.text).toContain(
      `https://pay.example.gov.ng/consult-connect/booking?ref=${booking.reference}&key=${key}`,
    );
    expect(mail?.calendar).toMatchObject({ method: 'PUBLISH', fileName: `consultation-${booking.reference}.ics` });
    expect(mail?.calendar?.content).toMatch(/DTSTART:20270302T090000Z/);
    expect(mail?.calendar?.content).not.toContain(key);
  });

  it('reminds a day before, unless it was moved or cancelled by then', async () => {
    const answer = (await book({ startsAt: at(4, 9) })).json();
    const reminder = taken.find(({ name, startAfter }) => name === 'send-consultation-reminder' && startAfter);
    expect(reminder?.startAfter?.toISOString()).toBe(at(3, 9));
    mails.length = 0;
    await runJobs();
    expect(mails.map(({ subject }) => subject.split(' / ')[0])).toEqual([
      'Your consultation is booked',
      'Your consultation is tomorrow',
    ]);
    await call('POST', `/consultations/bookings/${answer.booking.reference}/cancellation`, {
      body: { key: answer.key },
    });
    if (reminder) taken.push(reminder);
    mails.length = 0;
    await runJobs();
    expect(mails.map(({ subject }) => subject.split(' / ')[0])).toEqual(['Your consultation was cancelled']);
    expect(mails[0]?.calendar?.method).toBe('CANCEL');
    expect(mails[0]?.calendar?.content).toContain('STATUS:CANCELLED');
  });

  it('speaks Hausa first to whoever booked in Hausa', async () => {
    mails.length = 0;
    await book({ startsAt: at(4, 10) }, 'ha');
    await runJobs();
    expect(mails[0]?.subject).toMatch(/^An ajiye .* \/ Your consultation is booked/);
  });

  it('keeps no sign that turns the name round where staff and mails show it', async () => {
    const { booking } = (await book({ startsAt: at(10, 10), name: 'Amina \u202Eolleb' })).json();
    expect(booking.name).toBe('Amina olleb');
  });

  it('of one time by fifty people at once is one booking and forty-nine refusals', async () => {
    const startsAt = at(5, 9);
    const answers = await Promise.all(Array.from({ length: 50 }, () => book({ startsAt })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const { rowCount } = await db.$client.query('select from consultations where starts_at = $1', [startsAt]);
    expect(rowCount).toBe(1);
  });

  it('sent twice, at once or later, is one booking', async () => {
    const body = bodyOf({ startsAt: at(8, 9) });
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/consultations', { body })));
    answers.push(await call('POST', '/consultations', { body }));
    expect(new Set(answers.map((answer) => answer.json().booking?.reference)).size).toBe(1);
    expect((await db.$client.query('select from consultations where email = $1', [body.email])).rowCount).toBe(1);
  });

  it('of another person, another time or other words under the same request id is refused, and shows nothing', async () => {
    const body = bodyOf({ startsAt: at(8, 10) });
    await call('POST', '/consultations', { body });
    for (const other of [
      { email: 'eve@example.ng' },
      { startsAt: at(8, 11) },
      { question: 'Something else entirely?' },
    ]) {
      const refused = await call('POST', '/consultations', { body: { ...body, ...other } });
      expect([refused.statusCode, refused.json().fieldErrors]).toEqual([422, { requestId: 'Used already' }]);
      expect(refused.body).not.toContain(body.email);
    }
    expect((await db.$client.query('select from consultations where email = $1', [body.email])).rowCount).toBe(1);
  });

  it('goes to whoever is free, and to two people when two are', async () => {
    await consultant({ officeId: 7, name: 'Sani One' });
    await consultant({ officeId: 7, name: 'Sani Two' });
    const time = { officeId: 7, startsAt: at(8, 9) };
    const names = [];
    for (let person = 0; person < 2; person += 1) names.push((await book(time)).json().booking.consultant.name);
    expect(names.sort()).toEqual(['Sani One', 'Sani Two']);
    expect((await book(time)).json().code).toBe('consultation.time-taken');
  });

  it('is refused twice at one time for one address, and beyond three ahead', async () => {
    const email = 'many@example.ng';
    await consultant({ officeId: 8, name: 'Musa One' });
    await consultant({ officeId: 8, name: 'Musa Two' });
    const time = (hour: number) => ({ email, officeId: 8, startsAt: at(9, hour) });
    expect((await book(time(8))).statusCode).toBe(200);
    expect((await book(time(8))).json().code).toBe('consultation.already-booked');
    expect((await book(time(9))).statusCode).toBe(200);
    expect((await book(time(10))).statusCode).toBe(200);
    expect((await book(time(11))).json().code).toBe('consultation.too-many');
  });

  it.each([
    ['a past moment', { startsAt: '2027-02-01T09:00:00.000Z' }],
    ['outside of the hours', { startsAt: at(9, 20) }],
    ['between two times', { startsAt: '2027-03-09T09:10:00.000Z' }],
    ['on a holiday', { startsAt: at(26, 9) }],
    ['beyond the last day', { startsAt: '2027-06-01T09:00:00.000Z' }],
    ['of an office where nobody does this', { officeId: 12, startsAt: at(9, 9) }],
  ])('of %s is no time that can be had', async (_what, changes) => {
    const before = await count();
    const refused = await book(changes);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'consultation.time-taken']);
    expect(await count()).toBe(before);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'Amina\r\nYou have won: open evil.example' }, 'name'],
    [{ email: 'amina' }, 'email'],
    [{ question: 'Hm?' }, 'question'],
    [{ phone: 'call me' }, 'phone'],
    [{ mode: 'phone' }, 'phone'],
    [{ mode: 'in-person', officeId: undefined }, 'officeId'],
    [{ topic: 'gold' }, 'topic'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
    [{ requestId: '1' }, 'requestId'],
  ])('with %j says what is wrong and changes nothing', async (changes, field) => {
    const before = await count();
    const refused = await book({ startsAt: at(10, 9), ...changes });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fieldErrors)).toContain(field);
    expect(await count()).toBe(before);
  });

  it.each([{ website: 'https://spam.example' }, { secondsToFill: 0.4 }])(
    'by a program (%j) is refused with a way on',
    async (changes) => {
      const refused = await book({ startsAt: at(10, 9), ...changes });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'form.looks-automated']);
    },
  );
});
