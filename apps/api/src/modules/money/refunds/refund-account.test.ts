import type { RefundFunding } from '@portal/contracts';
import { expect, it } from 'vitest';
import { allPages } from '../../../testing/all-pages.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { startModule } from '../../../testing/module-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { refundsModule } from './index.ts';

const { db, owner } = await createTestDatabase();
const app = await startModule(db, new Date().toISOString(), (http, { clock, jobs, mailer }) =>
  refundsModule(http, {
    ...{ db, jobs, caseload: createCaseload({ db, clock }) },
    providers: {} as never,
    ...{ mailer, log: {} as never, bills: {} as never, sender: {} as never },
  }),
);
const ladi = await app.staffMember('Admin');
const hadiza = await app.staffMember('SuperAdmin');
const noted = { amountKobo: 50_000_000, valueDate: '2026-11-20', advice: 'ADV-1', reason: 'Refunds of November' };

const read = async (as = ladi) => {
  const answer = (await app.call('GET', '/refund-account', { as })).json();
  return { ...answer, fundings: answer.fundings.data };
};
const note = (advice: string, as = ladi) =>
  app.call('POST', '/refund-account/fundings', { as, body: { ...noted, advice } });
const decide = async (id: string, verdict: string, as: string) =>
  app.call('POST', `/refund-account/fundings/${id}/verdicts`, {
    as,
    body: { caseVersion: await caseVersionOf(db, `refund-funding:${id}`), verdict, reason: 'The advice was seen' },
  });

it('is filled by what one person notes and another approves, and the books move it', async () => {
  const { id } = (await note('ADV-1')).json();
  expect(await read(hadiza)).toMatchObject({ balanceKobo: 0, fundings: [{ id, state: 'proposed', mayDecide: true }] });
  expect((await note('ADV-1')).json()).toMatchObject({ code: 'refund.funding-known' });
  expect((await decide(id, 'approve', ladi)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await decide(id, 'approve', hadiza)).statusCode).toBe(200);
  expect((await decide(id, 'approve', hadiza)).json()).toMatchObject({ code: 'work.not-from-here' });
  expect(await read()).toMatchObject({ balanceKobo: 50_000_000, dueKobo: 0, fundings: [{ id, state: 'funded' }] });
  const { rows } = await db.$client.query(
    `select e.account, e.amount_kobo as kobo from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where t.kind = 'refund-funding' order by e.id`,
  );
  expect(rows).toEqual([
    { account: 'bank:refunds', kobo: 50_000_000 },
    { account: 'bank:treasury', kobo: -50_000_000 },
  ]);
  expect((await app.audited(`refund-funding:${id}`)).map(({ action }) => action)).toEqual([
    'refund-funding.proposed',
    'refund-funding.approved',
  ]);
  await expectMoneyInvariants(db);
});

it('stays as it is when it is refused or withdrawn, and the advice can be noted anew', async () => {
  const before = (await read()).balanceKobo;
  for (const [verdict, by] of [
    ['refuse', hadiza],
    ['withdraw', ladi],
  ] as const) {
    const { id } = (await note('ADV-2')).json();
    expect((await decide(id, verdict, by)).statusCode).toBe(200);
  }
  expect((await note('ADV-2')).statusCode).toBe(200);
  expect((await read()).balanceKobo).toBe(before);
});

it('is of administrators alone, and wants an amount, a day and an advice', async () => {
  expect((await app.call('GET', '/refund-account')).statusCode).toBe(401);
  expect((await app.call('GET', '/refund-account', { as: await app.taxpayer() })).statusCode).toBe(403);
  for (const wrong of [{ amountKobo: 0 }, { valueDate: '2026-02-31' }, { advice: '' }, { reason: '' }]) {
    const answer = await app.call('POST', '/refund-account/fundings', { as: ladi, body: { ...noted, ...wrong } });
    expect(answer.statusCode).toBe(422);
  }
  expect((await decide('00000000-0000-4000-8000-000000000000', 'approve', hadiza)).json()).toMatchObject({
    code: 'refund.not-found',
  });
});

it.each([
  [
    'money that nobody approved',
    `insert into refund_fundings (amount_kobo, value_date, advice, reason, proposed_by) values (1, '2026-11-20', 'ADV-9', 'x', gen_random_uuid())`,
    'refund_fundings_are_work',
  ],
  ['another amount', `update refund_fundings set amount_kobo = 1 where state = 'funded'`, 'refund_fundings_stay'],
  [
    'an approval without a step',
    `update refund_fundings set state = 'funded', decided_by = gen_random_uuid(), decided_at = now() where state = 'proposed'`,
    'refund_fundings_by_steps',
  ],
  [
    'entries without a funding',
    `with made as (insert into ledger_transactions (kind, reference, booked_at) values ('refund-funding', 'refund-funding:' || gen_random_uuid(), now()) returning id)
     insert into ledger_entries (transaction_id, account, amount_kobo) select id, account, kobo from made, (values ('bank:refunds', 5), ('bank:treasury', -5)) e (account, kobo)`,
    'refund_fundings_booked',
  ],
])('the database refuses %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});

it('lists each transfer on its page, however many there are, those that wait first', async () => {
  const tables = ['refund_fundings', 'work_items'];
  for (const table of tables) await owner.$client.query(`alter table ${table} disable trigger user`);
  await owner.$client.query(
    `insert into refund_fundings (amount_kobo, value_date, advice, reason, proposed_by, proposed_at, state, decided_by, decided_at)
     select 1, '2026-01-01', 'OLD-' || n, 'Refunds', $1, now() - make_interval(days => n), 'withdrawn', $1, now() from generate_series(1, 101) n`,
    [ladi],
  );
  await owner.$client.query(
    `insert into work_items (kind, state, subject, reference, version, closed_at)
     select 'refund-funding', 'withdrawn', 'refund-funding:' || id, advice, 2, now() from refund_fundings where advice like 'OLD-%'`,
  );
  for (const table of tables) await owner.$client.query(`alter table ${table} enable trigger user`);
  const { items, told } = await allPages<RefundFunding>(async (query) => {
    const answer = await app.call('GET', `/refund-account${query}`, { as: hadiza });
    return { json: () => answer.json().fundings };
  });
  expect([told, new Set(items.map(({ id }) => id)).size]).toEqual([items.length, items.length]);
  expect(items.at(-1)?.advice).toBe('OLD-101');
  expect(items[0]?.state).toBe('proposed');
  expect((await app.call('GET', '/refund-account?after=x', { as: hadiza })).statusCode).toBe(422);
});
