import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startEnquiries } from '../testing/enquiries-test-app.ts';

const { db } = await createTestDatabase();
const { call, given, staffMember, audited } = await startEnquiries(db);
const admin = await staffMember('SuperAdmin');
const director = await staffMember('Tax Office Director', 7);
const [manager, leaving, staying] = [
  await staffMember('Tax Office Manager', 6),
  await staffMember('Tax Officer', 6),
  await staffMember('Tax Officer', 6),
];
const [elsewhere, otherManager] = [await staffMember('Tax Officer', 7), await staffMember('Tax Office Manager', 7)];
const taxpayer = await staffMember('Individual');

const give = (as: string | undefined, fromId: string, toUserId: string, reason = 'She is ill for a month') =>
  call('POST', '/enquiries/transfers', { ...(as && { as }), body: { fromUserId: fromId, toUserId, reason } });
/** A message that somebody has. */
async function held(by: string, officeId?: number) {
  const enquiry = await given(officeId === undefined ? {} : { officeId });
  await call('POST', `/enquiries/queue/${enquiry.id}/assignment`, { as: admin, body: { assigneeId: by } });
  return enquiry;
}
const stand = async () =>
  (
    await db.$client.query(
      'select id, state, assignee_id, created_at, waits_since, closed_at from enquiries order by id',
    )
  ).rows;
const assigneeOf = async (id: string) =>
  (await call('GET', `/enquiries/queue/${id}`, { as: admin })).json().assignee?.id;

describe('all open messages of one person', () => {
  it('go to a colleague with their clocks unchanged; what is answered or closed stays', async () => {
    const [waits, late, answered, closed] = [
      await held(leaving, 6),
      await held(leaving, 6),
      await held(leaving, 6),
      await held(leaving, 6),
    ];
    const others = await held(manager, 6);
    await db.$client.query(
      `update enquiries set created_at = '2026-10-16T10:00Z', waits_since = '2026-10-20T10:00Z' where id = $1`,
      [late.id],
    );
    const text = 'Your receipt was issued today.';
    await call('POST', `/enquiries/queue/${answered.id}/answers`, { as: leaving, body: { text } });
    await call('POST', `/enquiries/queue/${closed.id}/closure`, { as: leaving, body: { cause: 'not-ours' } });
    const deadlineOf = async (id: string) =>
      (await call('GET', `/enquiries/queue/${id}`, { as: admin })).json().deadline;
    const before = [await deadlineOf(waits.id), await deadlineOf(late.id)];

    const holders = (await call('GET', '/enquiries/holders', { as: manager })).json();
    expect(holders).toMatchObject([
      { id: leaving, open: 2, late: 1 },
      { id: manager, open: 1, late: 0 },
    ]);
    const successors = (await call('GET', `/enquiries/holders/${leaving}/successors`, { as: manager })).json();
    expect(successors.map(({ id, takes }: { id: string; takes: number }) => [id, takes]).sort()).toEqual(
      [admin, manager, staying].map((id) => [id, 2]).sort(),
    );

    expect((await give(manager, leaving, staying)).json()).toEqual({ transferred: 2, stayed: 0 });
    expect([await deadlineOf(waits.id), await deadlineOf(late.id)]).toEqual(before);
    for (const { id } of [waits, late]) expect(await assigneeOf(id)).toBe(staying);
    for (const { id } of [answered, closed]) expect(await assigneeOf(id)).toBe(leaving);
    expect(await assigneeOf(others.id)).toBe(manager);

    const { rows } = await db.$client.query(
      `select detail - 'reference' as detail from audit_log where subject = $1 order by position desc limit 1`,
      [`enquiry:${late.id}`],
    );
    expect(rows).toEqual([{ detail: { from: leaving, to: staying, reason: 'She is ill for a month' } }]);
    expect((await audited(`enquiry:${late.id}`)).at(-1)).toEqual({
      actor: `user:${manager}`,
      action: 'enquiry.assigned',
    });
    const told = await db.$client.query('select kind, facts from notices where user_id = $1', [staying]);
    expect(told.rows).toMatchObject([{ kind: 'enquiry.given', facts: { messages: '2' } }]);
    expect((await give(manager, leaving, staying)).json().code).toBe('enquiry.none-open');
  });

  it('go as far as the other may be given them; a Manager gives those of their own office alone', async () => {
    const [here, there, everywhere] = [await held(admin, 6), await held(admin, 7), await held(admin)];
    const successors = async (as: string) =>
      new Map(
        (await call('GET', `/enquiries/holders/${admin}/successors`, { as }))
          .json()
          .map(({ id, takes }: { id: string; takes: number }) => [id, takes]),
      );
    expect((await successors(director)).get(staying)).toBe(1);
    expect([...(await successors(otherManager)).keys()].sort()).toEqual([director, elsewhere, otherManager].sort());

    expect((await give(manager, admin, staying)).json()).toEqual({ transferred: 1, stayed: 0 });
    expect((await give(admin, admin, elsewhere)).json()).toEqual({ transferred: 1, stayed: 1 });
    expect([await assigneeOf(here.id), await assigneeOf(there.id), await assigneeOf(everywhere.id)]).toEqual([
      staying,
      elsewhere,
      admin,
    ]);
  });
});

describe('a refusal changes nothing', () => {
  it.each([
    ['who is not signed in', undefined, () => staying, 401],
    ['a taxpayer', taxpayer, () => staying, 403],
    ['an officer', staying, () => staying, 403],
    ['a Manager of another office', otherManager, () => elsewhere, 409],
    ['somebody of another office as the new one', manager, () => elsewhere, 409],
    ['a taxpayer as the new one', manager, () => taxpayer, 409],
    ['the same person', manager, () => leaving, 422],
  ])('to %s', async (_who, as, to, status) => {
    await held(leaving, 6);
    const before = await stand();
    expect((await give(as, leaving, to())).statusCode).toBe(status);
    expect(await stand()).toEqual(before);
  });

  it('without a reason, or to nobody', async () => {
    await held(leaving, 6);
    const before = await stand();
    expect((await give(manager, leaving, staying, ' ')).statusCode).toBe(422);
    expect((await give(manager, leaving, 'nobody')).statusCode).toBe(422);
    expect(await stand()).toEqual(before);
  });

  it('lists nobody to those who give no work away', async () => {
    for (const path of ['/enquiries/holders', `/enquiries/holders/${leaving}/successors`]) {
      expect((await call('GET', path)).statusCode).toBe(401);
      expect((await call('GET', path, { as: staying })).statusCode).toBe(403);
    }
  });

  it('gives each message once when two people give them away at the same moment', async () => {
    const answers = await Promise.all([give(manager, leaving, staying), give(director, leaving, manager)]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done.map((answer) => answer.json().stayed)).toEqual(done.map(() => 0));
    const { rows } = await db.$client.query<{ open: number }>(
      `select count(*)::int as open from enquiries where assignee_id = $1 and state = 'assigned'`,
      [leaving],
    );
    expect([done.length, rows[0]?.open]).toEqual([1, 0]);
  });
});
