import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import type { startShares } from './shares-test-app.ts';

/** Months that go by for whoever earns, and what persons do about them; of the app of shares. */
export function shareMonths(shares: Awaited<ReturnType<typeof startShares>>) {
  const { db, owner, call, who, paid, settle, reckon } = shares;
  const reason = 'The month is complete';

  return {
    /** A bill that was paid, settled and reckoned. */
    async earned(given: Parameters<typeof paid>[0]) {
      const bill = await paid(given);
      await settle(bill);
      await reckon();
      return bill;
    },
    /** As if entries of a bill that no statement has were booked so many months ago; answers that month. Nobody but the owner can say so. */
    async bookedBefore({ reference }: { readonly reference: string }, months: number): Promise<string> {
      const first = `(date_trunc('month', lagos_today()) - make_interval(months => $1))::date`;
      await owner.$client.query('alter table share_accruals disable trigger share_accruals_guard');
      await owner.$client.query(
        `update share_accruals set booked_on = ${first} where bill_reference = $2 and statement_id is null`,
        [months, reference],
      );
      await owner.$client.query('alter table share_accruals enable trigger share_accruals_guard');
      const { rows } = await owner.$client.query<{ month: string }>(`select ${first}::text as month`, [months]);
      return rows[0]?.month ?? '';
    },
    /** Closed by one SuperAdmin and approved by another; its id. */
    async approved(subject: string, month: string): Promise<string> {
      const made = await call('POST', '/shares/statements', {
        as: who.chief,
        body: { subject, month, hasTaxId: true, reason },
      });
      const { id } = made.json<{ id: string }>();
      const path = `/shares/statements/${id}/verdicts`;
      const { statusCode, body } = await call('POST', path, { as: who.deputy, body: { verdict: 'approved', reason } });
      if (statusCode !== 200) throw new Error(body);
      return id;
    },
    /** Named by whoever earns. */
    nameAccount: (as: string, accountNumber = '0000014579') =>
      call('PUT', '/shares/account/own', {
        as,
        body: { bankCode: '011', accountNumber, accountName: 'Alheri Demo Stores' },
      }),
    async decideAccount(verdict = 'approved', as: string = who.deputy) {
      const waiting = (await call('GET', '/shares/accounts', { as: who.deputy })).json<{ id: string }[]>();
      const path = `/shares/accounts/${waiting[0]?.id}/verdicts`;
      return call('POST', path, { as, body: { verdict, reason: 'The letter of the bank was seen' } });
    },
    list: (ids: readonly string[], as: string = who.admin) =>
      call('POST', '/refund-lists', { as, body: { ids: [], shares: ids } }),
    async move(id: string, move: string, as: string, more: object = { reason: 'The statement of the bank says so' }) {
      const caseVersion = await caseVersionOf(db, `share-payment:${id}`);
      return call('POST', `/share-payments/${id}/moves`, { as, body: { move, caseVersion, ...more } });
    },
    /** Of a statement; none when nothing is left of it. */
    async paymentOf(statement: string) {
      const { rows } = await db.$client.query<{ id: string; kobo: number; state: string }>(
        'select id, amount_kobo::float8 as kobo, state from share_payments where statement_id = $1',
        [statement],
      );
      return rows[0];
    },
    async balance(account: string): Promise<number> {
      const { rows } = await db.$client.query<{ kobo: number }>(
        'select coalesce(sum(amount_kobo), 0)::float8 as kobo from ledger_entries where account = $1',
        [account],
      );
      return rows[0]?.kobo ?? 0;
    },
  };
}
