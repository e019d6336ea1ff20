import { expect, it } from 'vitest';
import { officesTestApp } from '../testing/offices-test-app.ts';

const app = await officesTestApp('2026-11-23T09:00:00Z');
const { call, staffMember, propose, decide, rows, audited } = app;
const [director, second] = [await staffMember('Tax Office Director', 6), await staffMember('Tax Office Director', 8)];
const chief = await staffMember('SuperAdmin');
const manager = await staffMember('Tax Office Manager', 6);

const hours = [{ weekday: 1, opensAt: '08:00', closesAt: '15:00' }];
const opening = { action: 'open', lgaId: 2, address: '1 Market Road', hours, reason: 'The board, 20 November' };
const closing = { action: 'close', officeId: 6, successorId: 8, day: '2026-12-01', reason: 'The lease ends' };
const listed = async (): Promise<string[]> =>
  (await call('GET', '/tax-offices')).json().offices.map(({ name }: { name: string }) => name);
const everything = () => rows('select * from tax_offices order by id');

it('opens when a second person approves it, with a place, hours and an id above those of the installation', async () => {
  const { workId } = (await propose({ ...opening, name: 'Sabon Tasha' }, director)).json();
  expect(await listed()).not.toContain('Sabon Tasha');
  expect((await decide(workId, director)).json().code).toBe('work.same-person');
  expect((await decide(workId, manager)).statusCode).toBe(404);
  const { subject } = (await call('GET', `/work/${workId}`, { as: chief })).json();
  const proposal = await call('GET', `/tax-offices/proposals/${subject.replace('tax-office:', '')}`, { as: chief });
  expect(proposal.json()).toMatchObject({ action: 'open', name: 'Sabon Tasha', address: '1 Market Road', hours });
  expect((await decide(workId, chief)).json().state).toBe('done');
  const found = (await call('GET', '/tax-offices'))
    .json()
    .offices.find((one: { name: string }) => one.name === 'Sabon Tasha');
  expect(found).toMatchObject({ address: '1 Market Road', hours, isIllustrative: false });
  expect(found.id).toBeGreaterThan(1000);
  expect(await audited(`tax-office:${found.id}`)).toEqual([{ actor: 'system:offices', action: 'tax-office.opened' }]);
});

it('that is refused or withdrawn changes nothing, and may be proposed again', async () => {
  const before = await everything();
  for (const body of [{ ...opening, name: 'Mando' }, closing]) {
    const refused = (await propose(body, director)).json();
    expect((await decide(refused.workId, second, 'refuse')).json().state).toBe('refused');
    const withdrawn = (await propose(body, director)).json();
    expect((await decide(withdrawn.workId, director, 'withdraw')).json().state).toBe('withdrawn');
  }
  // Also one that was approved, until its day.
  const { workId } = (await propose(closing, director)).json();
  expect((await decide(workId, second)).json().state).toBe('approved');
  expect((await decide(workId, director, 'withdraw')).json().state).toBe('withdrawn');
  app.setNow('2026-12-02T09:00:00Z');
  await app.closeDue();
  app.setNow('2026-11-23T09:00:00Z');
  expect(await everything()).toEqual(before);
});

it('is proposed by a Director or a SuperAdmin, and with everything it needs', async () => {
  const before = await rows('select count(*) from office_proposals');
  expect((await propose(closing)).statusCode).toBe(401);
  for (const as of [
    manager,
    await staffMember('Tax Officer'),
    await staffMember('Admin'),
    await staffMember('MDA User'),
  ])
    expect((await propose(closing, as)).statusCode).toBe(403);
  const named = { ...opening, name: 'Mando' };
  for (const wrong of [
    { ...named, name: ' ' },
    { ...named, address: '' },
    { ...named, lgaId: 9_999 },
    { ...named, hours: [...hours, ...hours] },
    { ...named, reason: '' },
    { ...closing, reason: ' ' },
    { ...closing, day: '2026-11-22' },
    { ...closing, day: '2028-01-01' },
    { ...closing, day: '2026-02-30' },
    { ...closing, successorId: undefined },
    { ...named, action: 'rename' },
  ])
    expect([wrong, (await propose(wrong, director)).statusCode]).toEqual([wrong, 422]);
  expect((await propose({ ...closing, officeId: 999 }, director)).json().code).toBe('office.not-found');
  expect((await propose({ ...closing, successorId: 999 }, director)).json().code).toBe('office.successor-unsuitable');
  expect((await propose({ ...closing, successorId: 6 }, director)).json().code).toBe('office.successor-unsuitable');
  expect((await propose({ ...named, name: 'zaria' }, director)).json().code).toBe('office.name-taken');
  expect(await rows('select count(*) from office_proposals')).toEqual(before);
});

it('tells what would move only those who decide', async () => {
  const holdings = (as?: string, id = 6) => call('GET', `/tax-offices/${id}/holdings`, as === undefined ? {} : { as });
  expect((await holdings(director)).json()).toMatchObject({ taxpayers: 0, people: expect.any(Number), cases: 0 });
  expect((await holdings(director, 999)).statusCode).toBe(404);
  expect((await holdings(manager)).statusCode).toBe(403);
  expect((await holdings()).statusCode).toBe(401);
  const none = '0199a1f0-0000-7000-8000-000000000001';
  const proposal = (as?: string, id = none) =>
    call('GET', `/tax-offices/proposals/${id}`, as === undefined ? {} : { as });
  expect((await proposal(director)).json().code).toBe('office.proposal-not-found');
  expect((await proposal(director, 'x')).statusCode).toBe(422);
  expect((await proposal(manager)).statusCode).toBe(403);
  expect((await proposal()).statusCode).toBe(401);
});

it('is proposed once, and nobody takes over who is about to close', async () => {
  const answers = await Promise.all(
    [director, second, chief].map((as) => propose({ ...opening, name: 'Gonin Gora' }, as)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const { workId } = (await propose({ ...closing, officeId: 11, successorId: 12 }, director)).json();
  const code = async (officeId: number, successorId: number) =>
    (await propose({ ...closing, officeId, successorId }, second)).json().code;
  expect(await code(11, 13)).toBe('office.closing-waits');
  expect(await code(12, 13)).toBe('office.is-successor');
  expect(await code(13, 11)).toBe('office.successor-unsuitable');
  await decide(workId, chief);
  expect(await code(11, 13)).toBe('office.closing-waits');
  expect(await code(12, 13)).toBe('office.is-successor');
  await decide(workId, director, 'withdraw');
  expect(await code(12, 13)).toBeUndefined();
});
