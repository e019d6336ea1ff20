import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { mondayMorning, startConsultations, tuesdayAtTen } from '../testing/consultations-test-app.ts';

const { db } = await createTestDatabase();
const { call, book, bodyOf, consultant, held, mails, runJobs, taken, setNow } = await startConsultations(db);
const hauwa = await consultant();

const at = (day: number, hour: number) =>
  `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const count = async () => (await db.$client.query('select from consultations')).rowCount;

describe('free times', () => {
  it('follow the office’s hours in Lagos, begin two hours from now, and skip what is taken and closed days', async () => {
    await book({ startsAt: at(3, 9) });
    const { days, firstDay, lastDay } = (
      await call('GET', '/consultations/times?topic=paye&mode=in-person&officeId=6&days=7')
    ).json();
    const times = days.map(({ times: some }: { times: { startsAt: string }[] }) =>
      some.map(({ startsAt }) => startsAt),
    );
    expect([firstDay, lastDay]).toEqual(['2027-03-01', '2027-03-29']);
    // Monday: it is 09:00 now, so from 11:00; until 16:00, the last one at 15:30.
    expect([times[0][0], times[0].at(-1), times[0].length]).toEqual([at(1, 10), '2027-03-01T14:30:00.000Z', 10]);
    expect(times[1]).toHaveLength(16);
    expect(times[2]).toHaveLength(15);
    expect(times[2]).not.toContain(at(3, 9));
    expect(times[4]).toHaveLength(10);
    expect([times[5], times[6]]).toEqual([[], []]);
  });

  it('name the holiday on which every office is closed', async () => {
    const { days } = (await call('GET', '/consultations/times?topic=paye&mode=phone&from=2027-03-26&days=1')).json();
    expect(days).toEqual([{ day: '2027-03-26', holiday: { en: 'Good Friday', ha: expect.any(String) }, times: [] }]);
  });

  it('end where booking ends, and there are none for what nobody does', async () => {
    expect((await call('GET', '/consultations/times?topic=paye&mode=phone&from=2028-01-01')).json().days).toEqual([]);
    const other = await call('GET', '/consultations/times?topic=objection&mode=phone&days=2');
    expect(other.json().days.flatMap(({ times }: { times: unknown[] }) => times)).toEqual([]);
  });

  it.each(['topic=gold&mode=phone', 'topic=paye', 'topic=paye&mode=phone&days=400', 'topic=paye&mode=phone&from=soon'])(
    'are not looked for with %s',
    async (query) => {
      expect((await call('GET', `/consultations/times?${query}`)).statusCode).toBe(422);
    },
  );

  it('are of consultants who can be booked, by name', async () => {
    const retired = await consultant({ name: 'Aliyu Retired' });
    await db.$client.query('update consultants set is_active = false where id = $1', [retired]);
    const names = (await call('GET', '/consultations/consultants')).json().map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Hauwa Sani']);
  });
});

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

  it('of another person’s request id shows nothing of theirs', async () => {
    const body = bodyOf({ startsAt: at(8, 10) });
    await call('POST', '/consultations', { body });
    const stranger = await call('POST', '/consultations', { body: { ...body, email: 'eve@example.ng' } });
    expect(stranger.json().code).toBe('consultation.time-taken');
  });

  it('goes to whoever is free, and to two people when two are', async () => {
    await consultant({ officeId: 7, name: 'Sani One' });
    await consultant({ officeId: 7, name: 'Sani Two' });
    const wishes = { officeId: 7, startsAt: at(8, 9) };
    const names = [];
    for (let person = 0; person < 2; person += 1) names.push((await book(wishes)).json().booking.consultant.name);
    expect(names.sort()).toEqual(['Sani One', 'Sani Two']);
    expect((await book(wishes)).json().code).toBe('consultation.time-taken');
  });

  it('is refused twice at one time for one address, and beyond three ahead', async () => {
    const email = 'many@example.ng';
    await consultant({ officeId: 8, name: 'Musa One' });
    await consultant({ officeId: 8, name: 'Musa Two' });
    const wish = (hour: number) => ({ email, officeId: 8, startsAt: at(9, hour) });
    expect((await book(wish(8))).statusCode).toBe(200);
    expect((await book(wish(8))).json().code).toBe('consultation.already-booked');
    expect((await book(wish(9))).statusCode).toBe(200);
    expect((await book(wish(10))).statusCode).toBe(200);
    expect((await book(wish(11))).json().code).toBe('consultation.too-many');
  });

  it.each([
    ['a past moment', { startsAt: '2027-02-01T09:00:00.000Z' }],
    ['outside of the hours', { startsAt: at(9, 20) }],
    ['between two times', { startsAt: '2027-03-09T09:10:00.000Z' }],
    ['on a holiday', { startsAt: at(26, 9) }],
    ['beyond the last day', { startsAt: '2027-06-01T09:00:00.000Z' }],
    ['of an office where nobody does this', { officeId: 12, startsAt: at(9, 9) }],
  ])('of %s is no time that can be had', async (_what, wishes) => {
    const before = await count();
    const refused = await book(wishes);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'consultation.time-taken']);
    expect(await count()).toBe(before);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'amina' }, 'email'],
    [{ question: 'Hm?' }, 'question'],
    [{ phone: 'call me' }, 'phone'],
    [{ mode: 'phone' }, 'phone'],
    [{ topic: 'gold' }, 'topic'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
    [{ requestId: '1' }, 'requestId'],
  ])('with %j says what is wrong and changes nothing', async (wishes, field) => {
    const before = await count();
    const refused = await book({ startsAt: at(10, 9), ...wishes });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fieldErrors)).toContain(field);
    expect(await count()).toBe(before);
  });

  it.each([{ website: 'https://spam.example' }, { secondsToFill: 0.4 }])(
    'by a program (%j) is refused with a way on',
    async (wishes) => {
      const refused = await book({ startsAt: at(10, 9), ...wishes });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'form.looks-automated']);
    },
  );
});

describe('a booking', () => {
  it('shows anybody with its address when and where, and nothing of the person', async () => {
    const { booking } = (await book({ startsAt: at(10, 9), name: 'Amina Secret', email: 'secret@example.ng' })).json();
    const open = await call('GET', `/consultations/bookings/${booking.reference.toLowerCase()}`);
    expect(open.json()).toEqual({
      reference: booking.reference,
      state: 'booked',
      topic: 'paye',
      mode: 'in-person',
      startsAt: at(10, 9),
      endsAt: '2027-03-10T09:30:00.000Z',
      consultant: { id: hauwa, name: 'Hauwa Sani' },
      office: { id: 6, name: 'Zaria', address: 'Zaria City' },
    });
    const file = await call('GET', `/consultations/bookings/${booking.reference}/calendar`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toContain('BEGIN:VEVENT');
    for (const { body } of [open, file]) expect(body).not.toMatch(/secret|three workers/i);
  });

  it('opens for its key alone; a wrong one and an unknown reference are answered alike', async () => {
    const one = (await book({ startsAt: at(10, 10) })).json();
    const two = (await book({ startsAt: at(10, 11) })).json();
    const path = `/consultations/bookings/${one.booking.reference}/own`;
    expect((await call('POST', path, { body: { key: one.key } })).json()).toMatchObject({ name: 'Amina Bello' });
    const wrong = [
      await call('POST', path, { body: { key: two.key } }),
      await call('POST', path, { body: { key: '!' } }),
      await call('POST', '/consultations/bookings/KC00000000000000/own', { body: { key: one.key } }),
    ];
    for (const answer of wrong) {
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        404,
        'consultation.not-found',
        'We could not find this consultation. Check the link in your e-mail',
      ]);
    }
  });

  it('moves to a free time, frees the old one, and tells the person with a file that replaces the first', async () => {
    const { booking, key } = (await book({ startsAt: at(11, 8) })).json();
    await runJobs();
    mails.length = 0;
    const moved = await call('POST', `/consultations/bookings/${booking.reference}/time`, {
      body: { key, startsAt: at(11, 12) },
    });
    expect(moved.json()).toMatchObject({ state: 'rescheduled', startsAt: at(11, 12), consultant: { id: hauwa } });
    await runJobs();
    expect(mails[0]?.subject).toMatch(/^Your consultation was moved/);
    expect(mails[0]?.calendar?.content).toMatch(/SEQUENCE:1/);
    expect((await book({ startsAt: at(11, 8) })).statusCode).toBe(200);
  });

  it('stays where it is when the new time is taken, and moving to its own time changes nothing', async () => {
    const taken1 = at(12, 8);
    await book({ startsAt: taken1 });
    const { booking, key } = (await book({ startsAt: at(12, 9) })).json();
    const path = `/consultations/bookings/${booking.reference}/time`;
    const refused = await call('POST', path, { body: { key, startsAt: taken1 } });
    expect(refused.json().code).toBe('consultation.time-taken');
    expect((await held(booking.reference))?.starts_at.toISOString()).toBe(at(12, 9));
    const same = await call('POST', path, { body: { key, startsAt: at(12, 9) } });
    expect(same.json().state).toBe('booked');
    expect((await call('POST', path, { body: { key: 'x', startsAt: at(12, 10) } })).statusCode).toBe(404);
  });

  it('raced for by two moves at once ends with one of them', async () => {
    const one = (await book({ startsAt: at(15, 8) })).json();
    const two = (await book({ startsAt: at(15, 9) })).json();
    const answers = await Promise.all(
      [one, two].map(({ booking, key }) =>
        call('POST', `/consultations/bookings/${booking.reference}/time`, { body: { key, startsAt: at(15, 11) } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is cancelled once, frees its time, and can then no longer be moved', async () => {
    const { booking, key } = (await book({ startsAt: at(16, 8) })).json();
    const path = `/consultations/bookings/${booking.reference}`;
    expect((await call('POST', `${path}/cancellation`, { body: { key } })).json()).toMatchObject({
      state: 'cancelled',
      isOpen: false,
    });
    for (const [part, more] of [
      ['cancellation', {}],
      ['time', { startsAt: at(16, 9) }],
    ] as const) {
      const again = await call('POST', `${path}/${part}`, { body: { key, ...more } });
      expect(again.json().code).toBe('consultation.over');
    }
    expect((await book({ startsAt: at(16, 8) })).statusCode).toBe(200);
  });

  it('whose time has come can no longer be changed', async () => {
    const { booking, key } = (await book({ startsAt: at(17, 8), requestId: randomUUID() })).json();
    setNow(at(17, 9));
    const late = await call('POST', `/consultations/bookings/${booking.reference}/cancellation`, { body: { key } });
    expect(late.json().code).toBe('consultation.over');
    setNow(mondayMorning);
  });
});
