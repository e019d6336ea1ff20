import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../../../testing/all-pages.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { mondayMorning, startConsultations } from '../testing/consultations-test-app.ts';

const { db } = await createTestDatabase();
const { call, book, consultant, held, mails, runJobs, setNow, staffMember, taxpayer } = await startConsultations(db);
const hauwa = await consultant();

const at = (day: number, hour: number) =>
  `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe('the bookings of an account', () => {
  it('are reached all, however many there are, the latest first', async () => {
    const account = await taxpayer();
    const email = `${randomUUID()}@example.ng`;
    await db.$client.query(`update users set email = $2, email_verified_at = now() where id = $1`, [account, email]);
    const { booking } = (await book({ startsAt: at(9, 9), email })).json();
    await db.$client.query(
      `insert into consultations (reference, request_id, topic, mode, consultant_id, starts_at, ends_at, name, email, question, language)
       select 'KCTEST' || n, gen_random_uuid(), topic, mode, consultant_id, starts_at + n * interval '1 week', ends_at + n * interval '1 week', name, email, question, language
       from consultations, generate_series(1, 100) n where reference = $1`,
      [booking.reference],
    );
    const { items, told } = await allPages<{ reference: string; startsAt: string }>((query) =>
      call('GET', `/account/bookings${query}`, { as: account }),
    );
    expect([told, new Set(items.map(({ reference }) => reference)).size]).toEqual([101, 101]);
    expect(items.at(-1)).toMatchObject({ reference: booking.reference, startsAt: at(9, 9) });
    expect((await call('GET', '/account/bookings', { as: await taxpayer() })).json()).toMatchObject({ data: [] });
    expect((await call('GET', '/account/bookings?after=x', { as: account })).statusCode).toBe(422);
    expect((await call('GET', '/account/bookings')).statusCode).toBe(401);
    expect((await call('GET', '/account/bookings', { as: await staffMember('Admin') })).statusCode).toBe(403);
  });
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
        'We could not find this consultation. Check the link in your email',
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

  it('leaves in the audit log what its person did, each once and nothing that was refused', async () => {
    const { booking, key } = (await book({ startsAt: at(18, 8) })).json();
    const path = `/consultations/bookings/${booking.reference}`;
    await call('POST', `${path}/time`, { body: { key, startsAt: at(18, 9) } });
    await call('POST', `${path}/time`, { body: { key, startsAt: at(18, 9) } });
    await call('POST', `${path}/cancellation`, { body: { key } });
    await call('POST', `${path}/cancellation`, { body: { key } });
    const { rows } = await db.$client.query(
      "select actor, action, detail from audit_log where detail->>'reference' = $1 order by position",
      [booking.reference],
    );
    const { reference } = booking;
    expect(rows).toEqual([
      { actor: 'system:consultations', action: 'consultation.booked', detail: { reference, startsAt: at(18, 8) } },
      { actor: 'system:consultations', action: 'consultation.moved', detail: { reference, startsAt: at(18, 9) } },
      { actor: 'system:consultations', action: 'consultation.cancelled', detail: { reference } },
    ]);
  });

  it('whose time has come can no longer be changed', async () => {
    const { booking, key } = (await book({ startsAt: at(17, 8), requestId: randomUUID() })).json();
    setNow(at(17, 9));
    const late = await call('POST', `/consultations/bookings/${booking.reference}/cancellation`, { body: { key } });
    expect(late.json().code).toBe('consultation.over');
    setNow(mondayMorning);
  });
});
