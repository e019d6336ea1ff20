import { expect, it } from 'vitest';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createAccessReviewsRepository } from './access-reviews.repository.ts';
import { followAccessReviews } from './begin-access-review.ts';

const { db } = await createTestDatabase();
const reviews = createAccessReviewsRepository(db);
const chief = await givenUser(db, { roles: ['SuperAdmin'] });
const second = await givenUser(db, { roles: ['SuperAdmin'] });
const look = (at: string) => followAccessReviews({ db, reviews, clock: { now: () => new Date(at) } });
const told = async () =>
  (
    await db.$client.query<{ kind: string }>('select kind from notices where user_id = $1 order by at, id', [chief])
  ).rows.map(({ kind }) => kind);

it('begins on the first working day of a quarter, once, and tells whoever decides', async () => {
  // 1 January 2028 is a Saturday.
  await look('2028-01-02T12:00:00Z');
  expect(await reviews.list()).toEqual([]);
  for (const at of ['2028-01-03T08:00:00Z', '2028-01-03T09:00:00Z', '2028-01-04T08:00:00Z']) await look(at);
  expect(await reviews.list()).toMatchObject([
    { quarter: '2028-Q1', openedBy: null, dueOn: '2028-01-17', people: 2, undecided: 2 },
  ]);
  expect(await told()).toEqual(['access-review.begun']);
});

it('reminds before its end and every week after it, until everybody is decided', async () => {
  for (const day of ['2028-01-09', '2028-01-10', '2028-01-10', '2028-01-14', '2028-01-16', '2028-01-18', '2028-01-20'])
    await look(`${day}T08:00:00Z`);
  expect(await told()).toEqual(['access-review.begun', ...Array(4).fill('access-review.waits')]);
  const [review] = await reviews.list();
  await db.transaction(async (tx) => {
    await reviews.decide(tx, review?.id ?? '', chief, second, 'confirmed', null);
    await reviews.decide(tx, review?.id ?? '', second, chief, 'confirmed', null);
  });
  await look('2028-01-25T08:00:00Z');
  expect(await told()).toHaveLength(5);
});

it('is not begun late in a quarter', async () => {
  await look('2028-05-20T08:00:00Z');
  expect(await reviews.list()).toHaveLength(1);
});
