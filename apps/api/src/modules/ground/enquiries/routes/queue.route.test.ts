import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startEnquiries } from '../testing/enquiries-test-app.ts';

const { db } = await createTestDatabase();
const { call, given, mails, runJobs, staffMember, audited } = await startEnquiries(db);
const admin = await staffMember('SuperAdmin');
const officer = await staffMember('Tax Officer', 6);
const manager = await staffMember('Tax Office Manager', 6);
const elsewhere = await staffMember('Tax Officer', 7);
const taxpayer = await staffMember('Individual');

const toZaria = await given({ officeId: 6, name: 'Amina Zaria', email: 'amina@example.ng' });
const toAll = await given({ topic: 'conduct', name: 'Bala Everywhere' });
const path = (id: string, part = '') => `/enquiries/queue/${id}${part}`;
const references = (answer: { json(): { data: { reference: string }[] } }) =>
  answer.json().data.map(({ reference }) => reference);

describe('the queue', () => {
  it('lists the longest waiting first, with pages and filters; offices see their own', async () => {
    const list = async (query: string, as = admin) => references(await call('GET', `/enquiries?${query}`, { as }));
    expect(await list('')).toEqual([toZaria.reference, toAll.reference]);
    expect(await list('sortOrder=desc&pageSize=1')).toEqual([toAll.reference]);
    expect(await list('topic=conduct')).toEqual([toAll.reference]);
    expect(await list('officeId=6')).toEqual([toZaria.reference]);
    expect(await list('state=closed')).toEqual([]);
    expect(await list('assignee=nobody')).toEqual([toZaria.reference, toAll.reference]);
    expect(await list('assignee=me')).toEqual([]);
    expect(await list('criteria=amina@example.ng')).toEqual([toZaria.reference]);
    expect(await list('', officer)).toEqual([toZaria.reference]);
    expect(await list('', elsewhere)).toEqual([]);
    expect((await call('GET', '/enquiries?pageSize=0', { as: admin })).statusCode).toBe(422);
  });

  it.each([
    ['GET', '', undefined],
    ['GET', '/assignees', undefined],
    ['POST', '/assignment', { assigneeId: admin }],
    ['POST', '/answers', { text: 'It will come tomorrow.' }],
    ['POST', '/closure', { cause: 'our-mistake' }],
  ] as const)('%s …%s is for staff, and of another office it is not there', async (method, part, body) => {
    const ask = async (id: string, as?: string) =>
      (await call(method, path(id, part), { ...(body && { body }), ...(as && { as }) })).statusCode;
    expect(await ask(toZaria.id)).toBe(401);
    expect(await ask(toZaria.id, taxpayer)).toBe(403);
    expect(await ask(toZaria.id, elsewhere)).toBe(404);
    expect(await ask(toAll.id, officer)).toBe(404);
    expect(await ask('019aa000-0000-7000-8000-000000000000', admin)).toBe(404);
    expect((await audited(`enquiry:${toZaria.id}`)).map(({ action }) => action)).toEqual(['enquiry.received']);
  });
});

describe('staff', () => {
  it('assign to those who may act for the office, answer by mail, close, and open again by assigning', async () => {
    const people = (await call('GET', path(toZaria.id, '/assignees'), { as: officer })).json();
    expect(people.map(({ id }: { id: string }) => id).sort()).toEqual([admin, officer, manager].sort());

    const assign = (assigneeId: string) =>
      call('POST', path(toZaria.id, '/assignment'), { as: manager, body: { assigneeId } });
    expect((await assign(officer)).json()).toMatchObject({ state: 'assigned', assignee: { id: officer } });
    for (const wrong of [elsewhere, taxpayer]) {
      expect((await assign(wrong)).json().code).toBe('enquiry.assignee-unsuitable');
    }
    expect(references(await call('GET', '/enquiries?assignee=me', { as: officer }))).toEqual([toZaria.reference]);

    await runJobs();
    mails.length = 0;
    const text = 'Your receipt was issued today.\n<script>alert(1)</script>';
    const answered = await call('POST', path(toZaria.id, '/answers'), { as: officer, body: { text } });
    expect(answered.json()).toMatchObject({ state: 'answered', answers: [{ text }] });
    const again = 'One thing more: keep its number.';
    await call('POST', path(toZaria.id, '/answers'), { as: officer, body: { text: again } });
    await runJobs();
    expect(mails.map(({ to }) => to)).toEqual(['amina@example.ng', 'amina@example.ng']);
    expect(mails[0]?.text).toContain('> Your receipt was issued today.');
    expect(mails[0]?.html).not.toContain('<script>');
    expect(mails[1]?.text).toContain(`> ${again}`);

    const body = { reference: toZaria.reference, email: 'amina@example.ng' };
    expect((await call('POST', '/enquiries/status', { body })).json()).toMatchObject({
      state: 'answered',
      answers: [{ text }, { text: again }],
    });

    const close = () => call('POST', path(toZaria.id, '/closure'), { as: officer, body: { cause: 'our-mistake' } });
    expect((await call('POST', path(toZaria.id, '/closure'), { as: officer, body: {} })).statusCode).toBe(422);
    expect((await close()).json()).toMatchObject({
      state: 'closed',
      cause: 'our-mistake',
      deadline: { standing: 'ended' },
    });
    expect((await close()).json().code).toBe('enquiry.closed');
    const late = await call('POST', path(toZaria.id, '/answers'), {
      as: officer,
      body: { text: 'And another thing.' },
    });
    expect(late.json().code).toBe('enquiry.closed');
    expect((await assign(officer)).json()).toMatchObject({ state: 'assigned', cause: null });
    expect((await audited(`enquiry:${toZaria.id}`)).map(({ action }) => action)).toEqual([
      'enquiry.received',
      'enquiry.assigned',
      'enquiry.answered',
      'enquiry.answered',
      'enquiry.closed',
      'enquiry.assigned',
    ]);
  });

  it('answer what nobody was assigned, and it is theirs', async () => {
    const { id } = await given();
    const answered = await call('POST', path(id, '/answers'), { as: admin, body: { text: 'We looked into it.' } });
    expect(answered.json()).toMatchObject({ state: 'answered', assignee: { id: admin } });
    expect((await call('POST', path(id, '/answers'), { as: admin, body: { text: 'Hm' } })).statusCode).toBe(422);
  });
});

describe('the promise to answer', () => {
  it('counts working days from the one after the message came, and is late when they are over', async () => {
    const [fresh, old] = [await given({ officeId: 7 }), await given({ officeId: 7 })];
    // A Friday: the fifth working day is the Friday after.
    await db.$client.query(`update enquiries set created_at = '2026-10-16T10:00Z' where id = $1`, [old.id]);
    const list = async (query: string) =>
      references(await call('GET', `/enquiries?officeId=7&${query}`, { as: admin }));
    expect((await call('GET', path(old.id), { as: elsewhere })).json().deadline).toMatchObject({
      rule: 'enquiry.answer',
      isLaw: false,
      startedOn: '2026-10-16',
      dueOn: '2026-10-23',
      standing: 'passed',
    });
    expect(await list('standing=open')).toEqual([old.reference, fresh.reference]);
    expect(await list('standing=late')).toEqual([old.reference]);

    const figures = async () => (await call('GET', '/enquiries/figures', { as: elsewhere })).json();
    const none = { people: [], causes: [] };
    expect(await figures()).toEqual({ open: 2, late: 1, nobodys: 2, answered: 0, answeredInTime: 0, ...none });
    await call('POST', path(old.id, '/assignment'), { as: elsewhere, body: { assigneeId: elsewhere } });
    expect(await figures()).toMatchObject({ nobodys: 1, people: [{ id: elsewhere, open: 1, late: 1 }] });
    const text = 'Your receipt was issued today.';
    for (const { id } of [fresh, old]) await call('POST', path(id, '/answers'), { as: elsewhere, body: { text } });
    await call('POST', path(old.id, '/closure'), { as: elsewhere, body: { cause: 'too-slow' } });
    expect(await figures()).toEqual({
      ...{ open: 0, late: 0, nobodys: 0, answered: 2, answeredInTime: 1, people: [] },
      causes: [{ cause: 'too-slow', count: 1 }],
    });
    expect(await list('standing=open')).toEqual([]);
    expect((await call('GET', '/enquiries/figures')).statusCode).toBe(401);
    expect((await call('GET', '/enquiries/figures', { as: taxpayer })).statusCode).toBe(403);
  });
});

describe('the database by itself', () => {
  it.each([
    [`update enquiries set state = 'answered' where id = $1`, 'enquiries_answered_by_an_answer'],
    [`update enquiries set state = 'assigned' where id = $1`, 'enquiries_assignee_check'],
  ])('refuses %s', async (text, rule) => {
    await expect(db.$client.query(text, [toAll.id])).rejects.toMatchObject({ constraint: rule });
  });

  it('lets a message be received again when nobody has it any more alone, and never lets an answer be changed', async () => {
    const back = db.$client.query(`update enquiries set state = 'received' where state = 'assigned'`);
    await expect(back).rejects.toMatchObject({ constraint: 'enquiries_legal_moves' });
    const undone = db.$client.query(
      `update enquiries set state = 'received', assignee_id = null where state in ('answered', 'closed')`,
    );
    await expect(undone).rejects.toMatchObject({ constraint: 'enquiries_legal_moves' });
    await expect(db.$client.query(`update enquiry_answers set text = ''`)).rejects.toThrow();
  });
});

describe('a message', () => {
  it('is taken by officers while nobody has it; giving it away, or taking it from somebody, is for those who lead', async () => {
    const { id } = await given({ officeId: 8, name: 'Hauwa Sani', email: 'hauwa@example.ng' });
    const [one, colleague] = [await staffMember('Tax Officer', 8), await staffMember('Tax Officer', 8)];
    const leader = await staffMember('Tax Office Manager', 8);
    const assign = async (as: string, assigneeId: string) =>
      (await call('POST', path(id, '/assignment'), { as, body: { assigneeId } })).statusCode;
    expect(await assign(one, colleague)).toBe(403);
    expect(await assign(one, one)).toBe(200);
    expect(await assign(colleague, colleague)).toBe(403);
    expect(await assign(leader, colleague)).toBe(200);
  });
});
