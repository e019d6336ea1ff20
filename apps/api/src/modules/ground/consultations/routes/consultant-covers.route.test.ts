import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { mondayMorning, startConsultations, tuesdayAtTen } from '../testing/consultations-test-app.ts';

const { db } = await createTestDatabase();
const { call, book, bodyOf, consultant, held, mails, runJobs, staffMember, audited, setNow } =
  await startConsultations(db);
const chief = await staffMember('SuperAdmin');
const [admin, director] = [await staffMember('Admin'), await staffMember('Tax Office Director', 6)];
const at = (day: number, hour: number) => `2027-03-0${day}T0${hour}:00:00.000Z`;
const [tuesday, wednesday, thursday] = ['2027-03-02', '2027-03-03', '2027-03-04'];

/** Two of one office whom nobody else stands beside. */
async function two(officeId: number) {
  await db.$client.query('update consultants set is_active = false');
  return [
    await consultant({ officeId, name: 'Hauwa Sani' }),
    await consultant({ officeId, name: 'Bala Musa' }),
  ] as const;
}
/** A booking with one of them, by phone. */
async function bookedWith(consultantId: number, startsAt: string, changes: object = {}) {
  const answer = await book({
    mode: 'phone',
    phone: '08030000000',
    officeId: undefined,
    consultantId,
    startsAt,
    ...changes,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().booking.reference as string;
}
const withWhom = async (reference: string) => (await held(reference))?.consultant_id;
const transfer = (fromId: number, toConsultantId: number, as: string | undefined = chief, reason = 'She leaves us') =>
  call('POST', `/consultants/${fromId}/transfers`, { ...(as && { as }), body: { toConsultantId, reason } });
const cover = (
  absentId: number,
  coverId: number,
  fromDay: string,
  untilDay = fromDay,
  as: string | undefined = chief,
) => call('POST', `/consultants/${absentId}/covers`, { ...(as && { as }), body: { coverId, fromDay, untilDay } });
const end = (absentId: number, id: string, as: string | undefined = chief) =>
  call('POST', `/consultants/${absentId}/covers/${id}/end`, { ...(as && { as }), body: {} });
const free = async (consultantId: number, day: string) =>
  (await call('GET', `/consultations/times?topic=paye&mode=phone&consultantId=${consultantId}&from=${day}&days=1`))
    .json()
    .days[0].times.map(({ startsAt }: { startsAt: string }) => startsAt);
const coversOf = async (absentId: number) =>
  (await call('GET', '/consultants', { as: chief })).json().find(({ id }: { id: number }) => id === absentId).covers;
const stand = async () =>
  (
    await db.$client.query(
      `select (select json_agg(c order by id) from (select id, consultant_id, starts_at, state, revision from consultations) c) as bookings,
         (select json_agg(v order by id) from consultant_covers v) as covers`,
    )
  ).rows;
/** What the database must never hold. */
const doubly = async () =>
  (
    await db.$client.query(
      `select from consultations a join consultations b on a.id < b.id and a.consultant_id = b.consultant_id
         and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
       where a.state in ('booked', 'rescheduled') and b.state in ('booked', 'rescheduled')`,
    )
  ).rowCount;

describe('everything a consultant has ahead', () => {
  it('goes to a colleague, and each person is told; what clashes or is not taken stays and is listed', async () => {
    const [hauwa, bala] = await two(6);
    const [moves, clashes, other] = [
      await bookedWith(hauwa, at(2, 9)),
      await bookedWith(hauwa, at(3, 9)),
      await bookedWith(hauwa, at(4, 9), { topic: 'business' }),
    ];
    const balas = await bookedWith(bala, at(3, 9));
    await db.$client.query(`update consultants set topics = '{paye}' where id = $1`, [bala]);
    await runJobs();
    mails.length = 0;

    const answer = await transfer(hauwa, bala);
    expect(answer.json()).toMatchObject({
      transferred: 1,
      stayed: [
        { reference: clashes, startsAt: at(3, 9), why: 'time-taken', name: 'Amina Bello' },
        { reference: other, topic: 'business', why: 'unsuitable' },
      ],
    });
    expect([await withWhom(moves), await withWhom(clashes), await withWhom(other), await withWhom(balas)]).toEqual([
      ...[bala, hauwa, hauwa, bala],
    ]);
    await runJobs();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Your consultation was moved')]);
    expect(mails[0]?.text).toContain('Bala Musa');
    expect(mails[0]?.calendar?.content).toContain('SEQUENCE:1');
    const booking = await held(moves);
    expect((await audited(`consultation:${booking?.id}`)).at(-1)).toEqual({
      actor: `user:${chief}`,
      action: 'consultation.assigned',
    });
    expect((await audited(`consultant:${hauwa}`)).map(({ action }) => action)).toEqual(['consultant.transferred']);
    expect(await doubly()).toBe(0);
  });

  it('is what is ahead alone: what is over or was cancelled stays with whom it was', async () => {
    const [hauwa, bala] = await two(6);
    const [past, gone, ahead] = [
      await bookedWith(hauwa, at(2, 9)),
      await bookedWith(hauwa, at(3, 9)),
      await bookedWith(hauwa, at(4, 9)),
    ];
    const id = (await held(gone))?.id;
    const reason = 'The person asked for it.';
    await call('POST', `/consultations/queue/${id}/cancellation`, { as: chief, body: { reason } });
    setNow('2027-03-02T12:00:00.000Z');
    expect((await transfer(hauwa, bala)).json()).toEqual({ transferred: 1, stayed: [] });
    expect([await withWhom(past), await withWhom(gone), await withWhom(ahead)]).toEqual([hauwa, hauwa, bala]);
    expect((await transfer(hauwa, bala)).json().code).toBe('consultant.nothing-ahead');
    setNow(mondayMorning);
  });

  it('also of one who cannot be booked any more, never to one who cannot or is of another office', async () => {
    const [hauwa, bala] = await two(6);
    const elsewhere = await consultant({ officeId: 7, name: 'Ladi Yusuf' });
    await bookedWith(hauwa, at(2, 9));
    await db.$client.query('update consultants set is_active = false where id = $1', [hauwa]);
    const before = await stand();
    for (const wrong of [elsewhere, hauwa, 999_999])
      expect((await transfer(hauwa, wrong)).json().code).toBe('consultant.successor-unsuitable');
    expect((await transfer(bala, hauwa)).json().code).toBe('consultant.successor-unsuitable');
    expect((await transfer(999_999, bala)).json().code).toBe('consultant.not-found');
    expect(await stand()).toEqual(before);
    expect((await transfer(hauwa, bala)).json()).toEqual({ transferred: 1, stayed: [] });
  });

  it('never makes two of one time, whoever books, transfers and transfers back at the same moment', async () => {
    const [hauwa, bala] = await two(6);
    for (const hour of [8, 9]) {
      await bookedWith(hauwa, at(3, hour));
      await bookedWith(bala, at(4, hour));
    }
    const body = (consultantId: number, startsAt: string) =>
      bodyOf({ mode: 'phone', phone: '08030000000', officeId: undefined, consultantId, startsAt });
    const answers = await Promise.all([
      transfer(hauwa, bala),
      transfer(bala, hauwa),
      ...[hauwa, bala].flatMap((who) =>
        [at(3, 8), at(3, 9), at(4, 8), at(4, 9)].map((time) =>
          call('POST', '/consultations', { body: body(who, time) }),
        ),
      ),
      transfer(hauwa, bala),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 409)).toEqual([]);
    expect(await doubly()).toBe(0);
  });
});

describe('leave cover', () => {
  it('takes what is booked in those days, lists what clashes, and leaves the days around it alone', async () => {
    const [hauwa, bala] = await two(6);
    const [before, first, clashes, after] = [
      await bookedWith(hauwa, at(2, 9)),
      await bookedWith(hauwa, at(3, 9)),
      await bookedWith(hauwa, at(4, 9)),
      await bookedWith(hauwa, at(5, 9)),
    ];
    await bookedWith(bala, at(4, 9));
    await runJobs();
    mails.length = 0;
    const entered = (await cover(hauwa, bala, wednesday, thursday)).json();
    expect(entered).toMatchObject({ transferred: 1, stayed: [{ reference: clashes, why: 'time-taken' }] });
    expect([await withWhom(before), await withWhom(first), await withWhom(clashes), await withWhom(after)]).toEqual([
      ...[hauwa, bala, hauwa, hauwa],
    ]);
    await runJobs();
    expect(mails.length).toBe(1);
    expect(await coversOf(hauwa)).toEqual([
      { id: entered.id, cover: { id: bala, name: 'Bala Musa' }, fromDay: wednesday, untilDay: thursday },
    ]);
    expect((await audited(`consultant:${hauwa}`)).map(({ action }) => action)).toEqual(['consultant.cover-entered']);
  });

  it('offers the times of whoever stands in, books with them, and ends by itself', async () => {
    const [hauwa, bala] = await two(6);
    await bookedWith(bala, at(3, 9));
    expect(await free(hauwa, wednesday)).toContain(at(3, 9));
    await cover(hauwa, bala, wednesday);
    expect(await free(hauwa, wednesday)).not.toContain(at(3, 9));
    expect(await free(hauwa, wednesday)).toEqual(await free(bala, wednesday));
    expect(await free(hauwa, thursday)).toContain(at(4, 9));
    const week = `/consultations/times?topic=paye&mode=phone&consultantId=${hauwa}&from=${tuesday}&days=3`;
    const { days } = (await call('GET', week)).json();
    expect(days.map(({ standsIn }: { standsIn: string | null }) => standsIn)).toEqual([null, 'Bala Musa', null]);
    expect(await withWhom(await bookedWith(hauwa, at(3, 8)))).toBe(bala);
    expect(await withWhom(await bookedWith(hauwa, at(4, 8)))).toBe(hauwa);
    const anybody = await call('GET', `/consultations/times?topic=paye&mode=phone&officeId=6&from=${wednesday}&days=1`);
    const [{ times }] = anybody.json().days;
    expect(new Set(times.map((time: { free: number }) => time.free))).toEqual(new Set([1]));
  });

  it('offers nothing that whoever stands in does not take', async () => {
    const [hauwa, bala] = await two(6);
    await db.$client.query(`update consultants set topics = '{business}' where id = $1`, [bala]);
    await cover(hauwa, bala, wednesday);
    expect(await free(hauwa, wednesday)).toEqual([]);
    expect(await free(hauwa, thursday)).not.toEqual([]);
  });

  it('is withdrawn: the consultant is booked again, and what the colleague was given stays with them', async () => {
    const [hauwa, bala] = await two(6);
    const given = await bookedWith(hauwa, at(3, 9));
    const { id } = (await cover(hauwa, bala, wednesday)).json();
    expect((await end(bala, id)).json().code).toBe('consultant.cover-not-found');
    expect((await end(hauwa, id)).statusCode).toBe(200);
    expect((await end(hauwa, id)).json().code).toBe('consultant.cover-not-found');
    expect(await withWhom(given)).toBe(bala);
    expect(await withWhom(await bookedWith(hauwa, at(3, 9)))).toBe(hauwa);
    expect(await coversOf(hauwa)).toEqual([]);
    expect((await cover(hauwa, bala, wednesday)).statusCode).toBe(200);
  });

  it('lets nobody give or move anything to one who is away', async () => {
    const [hauwa, bala] = await two(6);
    const balas = await bookedWith(bala, at(3, 9));
    const own = await bookedWith(hauwa, at(2, 9));
    const { id } = (await cover(hauwa, bala, wednesday)).json();
    const before = await stand();
    const assigned = await call('POST', `/consultations/queue/${(await held(balas))?.id}/assignment`, {
      as: chief,
      body: { consultantId: hauwa },
    });
    expect(assigned.json().code).toBe('consultation.consultant-away');
    expect((await transfer(bala, hauwa)).json()).toMatchObject({ transferred: 0, stayed: [{ why: 'away' }] });
    expect(await stand()).toEqual(before);
    const moved = db.$client.query(
      `update consultations set state = 'rescheduled', starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes' where reference = $1`,
      [own, at(3, 8)],
    );
    await expect(moved).rejects.toMatchObject({ constraint: 'consultations_consultant_away' });
    await end(hauwa, id);
    expect((await transfer(bala, hauwa)).json()).toMatchObject({ transferred: 1, stayed: [] });
  });

  it('is by one colleague of the office on a day, who is there', async () => {
    const [hauwa, bala] = await two(6);
    const [third, elsewhere] = [await consultant({ officeId: 6 }), await consultant({ officeId: 7 })];
    for (const wrong of [elsewhere, hauwa, 999_999])
      expect((await cover(hauwa, wrong, wednesday)).json().code).toBe('consultant.cover-unsuitable');
    expect((await cover(999_999, bala, wednesday)).json().code).toBe('consultant.not-found');
    expect((await cover(hauwa, bala, tuesday, wednesday)).statusCode).toBe(200);
    const before = await stand();
    expect((await cover(hauwa, third, wednesday, thursday)).json().code).toBe('consultant.covered-already');
    expect((await cover(third, hauwa, wednesday)).json().code).toBe('consultant.cover-unsuitable');
    expect((await cover(bala, third, wednesday)).json().code).toBe('consultant.cover-unsuitable');
    expect(await stand()).toEqual(before);
    expect((await cover(hauwa, third, thursday)).statusCode).toBe(200);
  });

  it('never leaves a booking that was made at the same moment with one who is away', async () => {
    const [hauwa, bala] = await two(6);
    const times = [1, 2, 3, 4, 5].flatMap((hour) => [`2027-03-03T${String(hour + 7).padStart(2, '0')}:00:00.000Z`]);
    const answers = await Promise.all([
      ...times.map((startsAt) =>
        book({ mode: 'phone', phone: '08030000000', officeId: undefined, consultantId: hauwa, startsAt }),
      ),
      cover(hauwa, bala, wednesday),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 409)).toEqual([]);
    const { rowCount } = await db.$client.query(
      `select from consultations where consultant_id = $1 and state in ('booked', 'rescheduled')`,
      [hauwa],
    );
    expect([rowCount, await doubly()]).toEqual([0, 0]);
  });
});

describe('a refusal changes nothing', () => {
  it.each([
    ['nobody who is signed out', '', 401],
    ['no Admin', admin, 403],
    ['no office', director, 403],
  ])('%s transfers, enters leave or ends it', async (_who, as, status) => {
    const [hauwa, bala] = await two(6);
    await bookedWith(hauwa, at(2, 9));
    const { id } = (await cover(hauwa, bala, thursday)).json();
    const before = await stand();
    for (const refused of [transfer(hauwa, bala, as), cover(hauwa, bala, wednesday, wednesday, as), end(hauwa, id, as)])
      expect((await refused).statusCode).toBe(status);
    expect(await stand()).toEqual(before);
  });

  it('without a reason, or with days that are over or in the wrong order', async () => {
    const [hauwa, bala] = await two(6);
    await bookedWith(hauwa, tuesdayAtTen);
    const before = await stand();
    expect((await transfer(hauwa, bala, chief, ' ')).statusCode).toBe(422);
    for (const [from, until] of [
      [thursday, wednesday],
      ['2027-02-01', '2027-02-05'],
    ] as const) {
      const refused = await cover(hauwa, bala, from, until);
      expect([refused.statusCode, Object.keys(refused.json().fieldErrors)]).toEqual([422, ['untilDay']]);
    }
    expect(await stand()).toEqual(before);
  });
});

describe('the database by itself', () => {
  it('keeps who stood in for whom, and ends it once', async () => {
    const [hauwa, bala] = await two(6);
    const { id } = (await cover(hauwa, bala, wednesday)).json();
    await end(hauwa, id);
    for (const [text, rule] of [
      ['update consultant_covers set until_day = until_day + 1 where id = $1', 'consultant_covers_stay'],
      ['update consultant_covers set ended_at = null, ended_by = null where id = $1', 'consultant_covers_stay'],
    ] as const)
      await expect(db.$client.query(text, [id])).rejects.toMatchObject({ constraint: rule });
    await expect(db.$client.query('delete from consultant_covers')).rejects.toThrow();
  });
});
