import type { BankList, ShareMonth, SharePayment } from '@portal/contracts';
import { readShares, shareDifferences } from '@portal/money-oracle';
import { expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { shareMonths } from './testing/share-months.ts';
import { startShares } from './testing/shares-test-app.ts';

const shares = await startShares();
const { db, call, query, who, term, reckon, entries, voidReceipt } = shares;
const months = shareMonths(shares);
const { earned, bookedBefore, approved, list, move, paymentOf, balance, nameAccount, decideAccount } = months;
await term({ basisPoints: 100 });
await term({ expertSystemId: 1, basisPoints: 150 });
const subject = `agent:${who.agentTpui}`;
const document = 'ADV-2026-118';
const own = async () => (await call('GET', '/shares/statements/own', { as: who.agent })).json<ShareMonth[]>();
const shown = async () =>
  (await call('GET', '/share-payments', { as: who.admin })).json<{ data: SharePayment[] }>().data;
const lists = async () => (await call('GET', '/refund-lists', { as: who.admin })).json<{ data: BankList[] }>().data;
const oracle = async () => {
  const { approved: statements, listed } = await readShares((text, values) => db.$client.query(text, [...values]));
  return shareDifferences(statements, listed);
};

it('an agent’s month: paid to the account on record, back from the bank once, and a reversal after it made up for by the next', async () => {
  const bill = await earned({ agentTpui: who.agentTpui, lines: [1_234_567] });
  const october = await approved(subject, await bookedBefore(bill, 3));
  const payment = await paymentOf(october);
  const id = payment?.id ?? '';
  expect(payment).toMatchObject({ kobo: 11_728, state: 'payable' });
  expect(await own()).toMatchObject([
    { withheldKobo: 617, netKobo: 11_728, payment: { state: 'payable', amountKobo: 11_728, paidOn: null } },
  ]);
  expect(await balance('expense:shares')).toBe(12_345);
  expect(await balance('liability:shares-withheld')).toBe(-617);

  // Without an account it waits, and nothing of the list stays.
  expect((await list([id])).json()).toMatchObject({ code: 'share.account-missing' });
  expect((await nameAccount(who.agent)).json()).toMatchObject({
    onRecord: null,
    waiting: { bankName: 'First Bank of Nigeria', accountLast4: '4579' },
  });
  expect((await list([id])).json()).toMatchObject({ code: 'share.account-missing' });
  expect(await lists()).toEqual([]);
  expect((await decideAccount()).statusCode).toBe(200);

  const made = (await list([id])).json<{ id: string; totalKobo: number }>();
  expect(made).toMatchObject({ refunds: 0, shares: 1, totalKobo: 11_728 });
  expect((await list([id])).json()).toMatchObject({ code: 'refund.not-for-bank' });
  const file = (await call('GET', `/refund-lists/${made.id}/file`, { as: who.admin })).body;
  expect(file).toContain('"0000014579"');
  expect(file).toContain('"117.28","Commission SHP-');
  expect(await own()).toMatchObject([{ payment: { state: 'sent' } }]);

  // It comes back: one person says so with a document, another one who did not send it confirms.
  expect((await move(id, 'return', who.admin)).json()).toMatchObject({ code: 'work.document-missing' });
  const reason = 'The account is closed';
  expect((await move(id, 'return', who.admin, { reason, document })).statusCode).toBe(200);
  expect((await move(id, 'accept-return', who.chief)).statusCode).toBe(200);
  expect(await own()).toMatchObject([{ payment: { state: 'payable', cameBack: reason } }]);
  await nameAccount(who.agent, '0000021252');
  expect((await decideAccount()).statusCode).toBe(200);
  const second = (await list([id])).json<{ id: string }>();
  expect(await lists()).toMatchObject([
    { id: second.id, totalKobo: 11_728, lines: [{ kind: 'shares', amountKobo: 11_728, state: 'sent' }] },
    { id: made.id, lines: [{ kind: 'shares', state: 'returned' }] },
  ]);

  expect((await move(id, 'evidence', who.admin, { document })).statusCode).toBe(200);
  expect((await move(id, 'confirm', who.admin)).json()).toMatchObject({ code: 'work.same-person' });
  expect((await move(id, 'confirm', who.otherAdmin)).statusCode).toBe(200);
  const [today] = await query<{ day: string }>('select lagos_today()::text as day');
  expect(await own()).toMatchObject([{ payment: { state: 'paid', paidOn: today?.day, cameBack: null } }]);
  expect([await balance('bank:refunds'), await balance('liability:shares')]).toEqual([-11_728, 0]);
  await expectMoneyInvariants(db);

  // The money goes back after the month was paid: below nothing, carried, and never paid out.
  await voidReceipt(bill.id);
  await reckon();
  expect(await entries(bill)).toMatchObject([{ share: 12_345 }, { share: -12_345 }]);
  const november = await approved(subject, await bookedBefore(bill, 2));
  expect(await paymentOf(november)).toBeUndefined();
  expect((await own())[0]).toMatchObject({ netKobo: -11_728, payment: { state: 'carried', amountKobo: 0 } });
  expect(await balance('liability:shares')).toBe(11_728);
  const small = await earned({ agentTpui: who.agentTpui, lines: [500_000] });
  const middle = await approved(subject, await bookedBefore(small, 1));
  expect(await paymentOf(middle)).toBeUndefined();
  expect(await balance('liability:shares')).toBe(11_728 - 4_750);

  expect(await oracle()).toEqual([]);
  await expectMoneyInvariants(db);
});

it('what is left of the next month after a negative one is paid, to the kobo', async () => {
  const bill = await earned({ agentTpui: who.otherAgentTpui, lines: [1_000_000] });
  const other = `agent:${who.otherAgentTpui}`;
  const first = await paymentOf(await approved(other, await bookedBefore(bill, 3)));
  await voidReceipt(bill.id);
  await reckon();
  await approved(other, await bookedBefore(bill, 2));
  const more = await earned({ agentTpui: who.otherAgentTpui, lines: [3_000_000] });
  const last = await paymentOf(await approved(other, await bookedBefore(more, 1)));
  expect([first?.kobo, last?.kobo]).toEqual([9_500, 28_500 - 9_500]);
  await nameAccount(who.otherAgent);
  await decideAccount();
  expect((await list([first?.id ?? '', last?.id ?? ''])).json()).toMatchObject({ shares: 2, totalKobo: 28_500 });
  expect(await oracle()).toEqual([]);
  await expectMoneyInvariants(db);
});

it('is paid once by the database, whatever the application does and however many try', async () => {
  const bill = await earned({ expertSystemId: 1, lines: [2_000_000] });
  const statement = await approved('partner:1', await bookedBefore(bill, 1));
  const id = (await paymentOf(statement))?.id ?? '';
  await nameAccount(who.partner);
  await decideAccount();
  const again = `insert into share_payments (number, statement_id, expert_system_id, month, amount_kobo)
    select 'SHP-2026-99999999', statement_id, expert_system_id, month, amount_kobo from share_payments where id = $1`;
  await expect(query(again, [id])).rejects.toMatchObject({ constraint: 'share_payments_agree' });
  await query(`select book_share_statement($1)`, [statement]);
  expect(await query('select from share_payments where statement_id = $1', [statement])).toHaveLength(1);
  const tries = await Promise.all([list([id]), list([id], who.otherAdmin), list([id]), list([id], who.otherAdmin)]);
  expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await query('select from refund_sends where share_payment_id = $1', [id])).toHaveLength(1);
  const second = query(
    `insert into refund_sends (share_payment_id, attempt, method, reference) values ($1, 2, 'bank', 'SHP-second')`,
    [id],
  );
  await expect(second).rejects.toMatchObject({ constraint: 'refund_sends_one_share_under_way' });
  for (const [change, constraint] of [
    [`state = 'paid', paid_on = lagos_today()`, 'share_payments_move_by_steps'],
    [`amount_kobo = amount_kobo + 1`, 'share_payments_facts_fixed'],
    [`account_number = '0000021252'`, 'share_payments_account_fixed'],
    [`list_id = (select id from refund_lists order by made_at limit 1)`, 'share_payments_list_fixed'],
  ] as const)
    await expect(query(`update share_payments set ${change} where id = $1`, [id])).rejects.toMatchObject({
      constraint,
    });
  await move(id, 'evidence', who.admin, { document });
  const confirmed = await Promise.all([move(id, 'confirm', who.otherAdmin), move(id, 'confirm', who.chief)]);
  expect(confirmed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await expect(query('select enact_share_paid($1)', [id])).rejects.toMatchObject({
    constraint: 'ledger_transactions_kind_reference_unique',
  });
  await expect(query('delete from share_payments where id = $1', [id])).rejects.toThrow();
  await expect(
    query(`insert into refund_sends (attempt, method, reference) values (1, 'bank', 'of nothing')`),
  ).rejects.toMatchObject({ constraint: 'refund_sends_one_thing_check' });
  expect(await oracle()).toEqual([]);
});

it('waits while a line of it is disputed after the approval', async () => {
  const bill = await earned({ expertSystemId: 1 });
  const statement = await approved('partner:1', await bookedBefore(bill, 2));
  const id = (await paymentOf(statement))?.id ?? '';
  const [line] = await query<{ id: string }>('select id from share_accruals where statement_id = $1', [statement]);
  await call('POST', `/shares/lines/${line?.id}/disputes`, { as: who.partner, body: { text: 'Two per cent it was' } });
  expect((await shown()).find((one) => one.id === id)).toMatchObject({ isDisputed: true, state: 'payable' });
  expect((await list([id])).json()).toMatchObject({ code: 'share.disputed' });
  expect((await paymentOf(statement))?.state).toBe('payable');
});
