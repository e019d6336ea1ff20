import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startConsultations } from '../testing/consultations-test-app.ts';

const { db } = await createTestDatabase();
const { call, book, consultant, held, mails, runJobs, staffMember, audited } = await startConsultations(db);
const zaria = await consultant({ name: 'Hauwa Zaria' });
const second = await consultant({ name: 'Sani Zaria' });
const kawo = await consultant({ officeId: 7, name: 'Musa Kawo' });
const admin = await staffMember('SuperAdmin');
const officer = await staffMember('Tax Officer', 6);
const elsewhere = await staffMember('Tax Officer', 8);
const director = await staffMember('Tax Office Director', 8);
const taxpayer = await staffMember('Individual');
const at = (hour: number) => `2027-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;

let inZaria = { id: '', reference: '' };
let inKawo = { id: '', reference: '' };

beforeAll(async () => {
  const { booking: one } = (await book({ consultantId: zaria, startsAt: at(9), name: 'Amina 100%' })).json();
  const { booking: two } = (await book({ officeId: 7, topic: 'business', mode: 'video', startsAt: at(8) })).json();
  inZaria = { id: (await held(one.reference))?.id ?? '', reference: one.reference };
  inKawo = { id: (await held(two.reference))?.id ?? '', reference: two.reference };
  await runJobs();
});

/** Puts a consultation into the past, as time would. */
async function givenOver(startsAt: string): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into consultations (reference, request_id, topic, mode, consultant_id, starts_at, ends_at, name, email, question, language)
     values ('KC' || substr(gen_random_uuid()::text, 1, 14), gen_random_uuid(), 'paye', 'in-person', $2, $1::timestamptz,
       $1::timestamptz + interval '30 minutes', 'Amina', 'past@example.ng', 'How do I file?', 'en') returning id`,
    [startsAt, zaria],
  );
  return rows[0]?.id ?? '';
}

const references = (answer: { json(): { data: { reference: string }[] } }) =>
  answer.json().data.map(({ reference }) => reference);

describe('the queue', () => {
  it('lists by time, with pages and filters, all offices for administrators', async () => {
    const list = (query: string) => call('GET', `/consultations?${query}`, { as: admin });
    expect(references(await list(''))).toEqual([inKawo.reference, inZaria.reference]);
    expect((await list('pageSize=1&pageNumber=2')).json()).toMatchObject({ totalRecords: 2, pageSize: 1, after: null });
    expect(references(await list('pageSize=1&pageNumber=2'))).toEqual([inZaria.reference]);
    for (const [query, expected] of [
      ['officeId=7', [inKawo.reference]],
      [`consultantId=${zaria}`, [inZaria.reference]],
      ['topic=business', [inKawo.reference]],
      ['mode=video', [inKawo.reference]],
      ['state=held', []],
      ['answered=yes', []],
      ['from=2027-03-02&to=2027-03-02', [inKawo.reference, inZaria.reference]],
      ['to=2027-03-01', []],
      ['criteria=amina%20100%25', [inZaria.reference]],
      [`criteria=${inKawo.reference}`, [inKawo.reference]],
      ['criteria=%25%25', []],
    ] as const)
      expect([query, references(await list(query))]).toEqual([query, expected]);
  });

  it('shows an office its own consultations alone, and somebody without an office none', async () => {
    expect(references(await call('GET', '/consultations', { as: officer }))).toEqual([inZaria.reference]);
    expect(references(await call('GET', '/consultations?officeId=7', { as: officer }))).toEqual([]);
    expect(references(await call('GET', '/consultations', { as: elsewhere }))).toEqual([]);
    expect(references(await call('GET', '/consultations', { as: director }))).toHaveLength(2);
  });

  it('shows one with what happened to it', async () => {
    const answer = await call('GET', `/consultations/queue/${inZaria.id}`, { as: officer });
    expect(answer.json()).toMatchObject({
      email: expect.stringContaining('@example.ng'),
      question: expect.stringContaining('PAYE'),
      moves: [{ state: 'booked', startsAt: at(9), consultantId: zaria }],
    });
  });

  it.each([
    ['GET', '', undefined],
    ['POST', '/assignment', { consultantId: 1 }],
    ['POST', '/answer', { answer: 'Register them at Zaria.' }],
    ['POST', '/outcome', { outcome: 'held' }],
    ['POST', '/cancellation', { reason: 'Nobody is here.' }],
  ] as const)('%s …%s is for staff, and of another office it is not there', async (method, path, body) => {
    const ask = async (id: string, as?: string) =>
      (await call(method, `/consultations/queue/${id}${path}`, { ...(body && { body }), ...(as && { as }) }))
        .statusCode;
    expect(await ask(inKawo.id)).toBe(401);
    expect(await ask(inKawo.id, taxpayer)).toBe(403);
    expect(await ask(inKawo.id, officer)).toBe(404);
    expect(await ask('019aa000-0000-7000-8000-000000000000', admin)).toBe(404);
    expect((await held(inKawo.reference))?.state).toBe('booked');
    expect((await audited(`consultation:${inKawo.id}`)).map(({ action }) => action)).toEqual(['consultation.booked']);
  });

  it.each(['pageSize=1000', 'pageNumber=0', 'state=lost', 'from=soon', 'officeId=x'])(
    'is not listed with %s',
    async (query) => {
      expect((await call('GET', `/consultations?${query}`, { as: admin })).statusCode).toBe(422);
    },
  );
});

describe('staff', () => {
  it('give a consultation to a colleague who is free, and the person hears of it', async () => {
    mails.length = 0;
    const path = `/consultations/queue/${inZaria.id}/assignment`;
    const moved = await call('POST', path, { as: officer, body: { consultantId: second } });
    expect(moved.json().consultant).toEqual({ id: second, name: 'Sani Zaria' });
    await runJobs();
    expect(mails[0]?.text).toContain('Sani Zaria');
    expect(await audited(`consultation:${inZaria.id}`)).toEqual([
      { actor: 'system:consultations', action: 'consultation.booked' },
      { actor: `user:${officer}`, action: 'consultation.assigned' },
    ]);
    for (const consultantId of [kawo, 4711]) {
      const refused = await call('POST', path, { as: officer, body: { consultantId } });
      expect(refused.json().code).toBe('consultation.consultant-unsuitable');
    }
    await book({ consultantId: zaria, startsAt: at(9) });
    const taken = await call('POST', path, { as: officer, body: { consultantId: zaria } });
    expect(taken.json().code).toBe('consultation.time-taken');
    expect((await held(inZaria.reference))?.consultant_id).toBe(second);
  });

  it('answer in writing, by mail', async () => {
    await runJobs();
    mails.length = 0;
    const body = { answer: 'Register them under Employers.\nBring the list. <b>Free</b>' };
    const answered = await call('POST', `/consultations/queue/${inZaria.id}/answer`, { as: admin, body });
    expect(answered.json()).toMatchObject({ answer: body.answer, answeredAt: expect.any(String) });
    await runJobs();
    expect(mails[0]?.subject).toMatch(/^The answer to your question/);
    expect(mails[0]?.text).toContain('> Register them under Employers.\n> Bring the list.');
    expect(mails[0]?.html).toContain('&lt;b&gt;Free&lt;/b&gt;');
    expect(mails[0]?.calendar).toBeUndefined();
    const short = await call('POST', `/consultations/queue/${inZaria.id}/answer`, {
      as: admin,
      body: { answer: 'Yes' },
    });
    expect(short.json().fieldErrors).toHaveProperty('answer');
  });

  it('say what came of it once its time has come, and may correct themselves', async () => {
    const early = await call('POST', `/consultations/queue/${inZaria.id}/outcome`, {
      as: officer,
      body: { outcome: 'held' },
    });
    expect(early.json().code).toBe('consultation.not-yet');
    const id = await givenOver('2026-01-12T09:00:00Z');
    const record = async (outcome: string) =>
      (await call('POST', `/consultations/queue/${id}/outcome`, { as: officer, body: { outcome } })).json().state;
    expect([await record('no-show'), await record('held'), await record('held')]).toEqual(['no-show', 'held', 'held']);
    expect((await audited(`consultation:${id}`)).map(({ action }) => action)).toEqual([
      'consultation.no-show',
      'consultation.held',
    ]);
  });

  it('cancel with a reason the person reads, and nothing can be done with it afterwards', async () => {
    mails.length = 0;
    const path = `/consultations/queue/${inKawo.id}`;
    const body = { reason: 'The officer is ill today.' };
    expect((await call('POST', `${path}/cancellation`, { as: admin, body })).json().state).toBe('cancelled');
    await runJobs();
    expect(mails[0]?.text).toContain('> The officer is ill today.');
    for (const [part, more] of [
      ['cancellation', body],
      ['answer', { answer: 'Too late for this.' }],
      ['outcome', { outcome: 'held' }],
    ] as const) {
      expect((await call('POST', `${path}/${part}`, { as: admin, body: more })).json().code).toBe('consultation.over');
    }
  });
});

describe('the database by itself', () => {
  const refusal = async (text: string, values: unknown[] = []) =>
    db.$client.query(text, values).then(
      () => 'accepted',
      (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
    );

  it('never lets two people hold overlapping times of one consultant', async () => {
    await givenOver('2026-02-02T09:00:00Z');
    expect(
      await refusal(
        `insert into consultations (reference, request_id, topic, mode, consultant_id, starts_at, ends_at, name, email, question, language)
         values ('KCX', gen_random_uuid(), 'paye', 'in-person', $1, '2026-02-02T09:15:00Z', '2026-02-02T09:45:00Z', 'B', 'b@example.ng', 'Q', 'en')`,
        [zaria],
      ),
    ).toBe('consultations_time_taken');
  });

  it.each([
    [`update consultations set state = 'booked' where id = $1`, 'consultations_legal_moves'],
    [
      `update consultations set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
      'consultations_legal_moves',
    ],
    [`update consultations set state = 'held' where id = $1`, 'consultations_legal_moves'],
  ])('keeps a cancelled one cancelled: %s', async (text, rule) => {
    expect(await refusal(text, [inKawo.id])).toBe(rule);
  });

  it('forgets nothing that happened', async () => {
    expect(await refusal('delete from consultation_moves')).not.toBe('accepted');
  });
});
