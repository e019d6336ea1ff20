import type { ReviewedPerson } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db } = await createTestDatabase();
const { call, sessionOf } = await startIdentity(db);
const chief = await givenAccount(db, { roles: ['SuperAdmin'], hasSecondFactor: true });
const other = await givenAccount(db, { roles: ['SuperAdmin'] });
const clerk = await givenAccount(db, { roles: ['MDA User'] });
const payer = await givenAccount(db, { roles: ['Individual'] });
const token = await sessionOf(chief);
const review = (await call('POST', '/access-reviews', { token })).json();
const decide = (body: object, as = token) =>
  call('POST', `/access-reviews/${review.id}/decisions`, { token: as, body });
const person = async (id: string): Promise<ReviewedPerson | undefined> =>
  (await call('GET', `/access-reviews/${review.id}`, { token }))
    .json()
    .persons.find(({ userId }: ReviewedPerson) => userId === id);

describe('the review of a quarter', () => {
  it('is over everybody with a role of staff, and nobody else; once a quarter', async () => {
    expect(review.quarter).toMatch(/^20\d\d-Q[1-4]$/);
    expect(review).toMatchObject({ people: 3, undecided: 3, isOverdue: false });
    expect(await person(payer.id)).toBeUndefined();
    expect(await person(clerk.id)).toMatchObject({ roles: ['MDA User'], decision: null, mayDecide: true });
    expect((await call('POST', '/access-reviews', { token })).json().code).toBe('access-review.begun-already');
    expect((await call('GET', '/access-reviews', { token })).json()).toHaveLength(1);
  });

  it('is decided about oneself by nobody, also not in the database', async () => {
    expect((await decide({ userId: chief.id, decision: 'confirmed' })).json().code).toBe('access-review.own');
    expect((await person(chief.id))?.mayDecide).toBe(false);
    await expect(
      db.$client.query(
        `update access_review_persons set decision = 'confirmed', decided_by = user_id, decided_at = now() where user_id = $1`,
        [chief.id],
      ),
    ).rejects.toThrow(/access_review_persons_other_check/);
  });

  it('confirms, or suspends with a reason; once', async () => {
    expect((await decide({ userId: clerk.id, decision: 'taken-away' })).statusCode).toBe(422);
    const session = await sessionOf(clerk);
    const taken = await decide({ userId: clerk.id, decision: 'taken-away', reason: 'Left the service' });
    expect(taken.json()).toMatchObject({ undecided: 2 });
    expect(await person(clerk.id)).toMatchObject({
      decision: 'taken-away',
      reason: 'Left the service',
      mayDecide: false,
    });
    const { rows } = await db.$client.query('select status from users where id = $1', [clerk.id]);
    expect(rows).toEqual([{ status: 'suspended' }]);
    expect((await call('GET', '/sessions/current', { token: session })).statusCode).toBe(401);
    expect((await decide({ userId: clerk.id, decision: 'confirmed' })).json().code).toBe('access-review.decided');
    expect((await decide({ userId: other.id, decision: 'confirmed' })).json()).toMatchObject({ undecided: 1 });
    await expect(
      db.$client.query(`update access_review_persons set reason = 'Nothing' where user_id = $1`, [clerk.id]),
    ).rejects.toThrow(/stays/);
    expect((await decide({ userId: payer.id, decision: 'confirmed' })).statusCode).toBe(404);
  });

  it('is overdue when its day is over and somebody is undecided', async () => {
    await db.$client.query(`update access_reviews set due_on = '2020-01-01'`);
    expect((await call('GET', '/access-reviews', { token })).json()).toMatchObject([{ isOverdue: true, undecided: 1 }]);
  });

  it('is a SuperAdmin’s alone', async () => {
    const admin = await sessionOf(await givenAccount(db, { roles: ['MDA User'] }));
    expect((await call('GET', '/access-reviews', { token: admin })).statusCode).toBe(403);
    expect((await call('GET', '/access-reviews')).statusCode).toBe(401);
  });
});
