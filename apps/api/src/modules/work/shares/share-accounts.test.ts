import { expect, it } from 'vitest';
import { shareMonths } from './testing/share-months.ts';
import { startShares } from './testing/shares-test-app.ts';

const shares = await startShares();
const { owner, call, query, who } = shares;
const { nameAccount, decideAccount, list, move } = shareMonths(shares);
const missing = '019aa000-0000-7000-8000-000000000000';
const counted = () =>
  query(
    'select (select count(*)::int from share_accounts) as accounts, (select count(*)::int from refund_lists) as lists',
  );
const own = async (as: string) => (await call('GET', '/shares/account/own', { as })).json();

it('is named by whoever earns, approved by a SuperAdmin, and shown by its last digits to them alone', async () => {
  expect(await own(who.partner)).toEqual({ onRecord: null, waiting: null });
  await nameAccount(who.partner);
  // A slip of the pen: what waits is replaced.
  await nameAccount(who.partner, '0000021252');
  const waiting = (await call('GET', '/shares/accounts', { as: who.chief })).json();
  expect(waiting).toMatchObject([{ account: { accountLast4: '1252' }, onRecord: null }]);
  expect(JSON.stringify(waiting)).not.toContain('0000021252');
  expect((await decideAccount('refused')).statusCode).toBe(200);
  expect(await own(who.partner)).toEqual({ onRecord: null, waiting: null });
  await nameAccount(who.partner);
  expect((await decideAccount()).statusCode).toBe(200);
  await nameAccount(who.partner, '0000021252');
  expect(await own(who.partner)).toMatchObject({
    onRecord: { accountLast4: '4579' },
    waiting: { accountLast4: '1252' },
  });
  expect(await own(who.otherPartner)).toEqual({ onRecord: null, waiting: null });
  expect(await own(who.agent)).toEqual({ onRecord: null, waiting: null });
  const [approved] = await query<{ id: string }>(`select id from share_accounts where state = 'approved'`);
  expect((await shares.app.audited(`share-account:${approved?.id}`)).map(({ action }) => action)).toEqual([
    'share.account-named',
    'share.account-approved',
  ]);
  const changed = query(`update share_accounts set account_number = '0000021252' where id = $1`, [approved?.id]);
  await expect(changed).rejects.toMatchObject({ constraint: 'share_accounts_fixed' });
  const alone = query(
    `update share_accounts set state = 'approved', decided_by = named_by, decided_at = now() where state = 'proposed'`,
  );
  await expect(alone).rejects.toMatchObject({ constraint: 'share_accounts_two_persons_check' });
});

it('is neither named nor approved while somebody gets back into the account of an agent', async () => {
  await nameAccount(who.otherAgent);
  await owner.$client.query('alter table account_recoveries disable trigger user');
  await owner.$client.query(
    `insert into account_recoveries (user_id, paper, seen_on, language, state, proposed_by, approved_by, approved_at)
     values ($1, 'passport', '2026-01-15', 'en', 'waiting', $2, $3, now())`,
    [who.otherAgent, who.admin, who.chief],
  );
  await owner.$client.query('alter table account_recoveries enable trigger user');
  expect((await nameAccount(who.otherAgent, '0000021252')).json()).toMatchObject({ code: 'share.account-held' });
  const [waiting] = await query<{ id: string }>(
    `select id from share_accounts where state = 'proposed' and agent_tpui = $1`,
    [who.otherAgentTpui],
  );
  const decide = (verdict: string) =>
    call('POST', `/shares/accounts/${waiting?.id}/verdicts`, {
      as: who.deputy,
      body: { verdict, reason: 'It was seen' },
    });
  expect((await decide('approved')).json()).toMatchObject({ code: 'share.account-held' });
  expect((await decide('refused')).statusCode).toBe(200);
});

it('answers 401, 403, 404 and 422 where it should, and changes nothing', async () => {
  const before = await counted();
  const account = { bankCode: '011', accountNumber: '0000014579', accountName: 'Alheri Demo Stores' };
  const verdict = { verdict: 'approved', reason: 'It was seen by me' };
  const step = { move: 'evidence', caseVersion: 1, document: 'ADV-1' };
  const lists = { ids: [], shares: [missing] };
  for (const [method, path, body, stranger] of [
    ['GET', '/shares/account/own', undefined, who.admin],
    ['PUT', '/shares/account/own', account, who.chief],
    ['GET', '/shares/accounts', undefined, who.admin],
    ['POST', `/shares/accounts/${missing}/verdicts`, verdict, who.agent],
    ['GET', '/share-payments', undefined, who.agent],
    ['POST', `/share-payments/${missing}/moves`, step, who.partner],
    ['GET', '/refund-lists', undefined, who.partner],
    ['POST', '/refund-lists', lists, who.agent],
  ] as const) {
    expect((await call(method, path, { ...(body && { body }) })).statusCode).toBe(401);
    expect((await call(method, path, { as: stranger, ...(body && { body }) })).statusCode).toBe(403);
  }
  expect((await nameAccount(who.agent, '0000014570')).statusCode).toBe(422);
  expect((await nameAccount(who.agent, '14579')).statusCode).toBe(422);
  expect((await call('POST', '/refund-lists', { as: who.admin, body: { ids: [] } })).statusCode).toBe(422);
  expect((await list(['no-id'])).statusCode).toBe(422);
  expect((await list([missing])).json()).toMatchObject({ code: 'refund.not-for-bank' });
  expect((await move(missing, 'send', who.admin)).statusCode).toBe(422);
  expect((await move(missing, 'evidence', who.admin, { document: 'ADV-1' })).statusCode).toBe(404);
  const path = `/shares/accounts/${missing}/verdicts`;
  expect((await call('POST', path, { as: who.chief, body: verdict })).statusCode).toBe(404);
  expect((await call('POST', path, { as: who.chief, body: { verdict: 'replaced', reason: 'No' } })).statusCode).toBe(
    422,
  );
  expect(await counted()).toEqual(before);
});
