import type { ShareDispute, ShareMonth } from '@portal/contracts';
import { expect, it } from 'vitest';
import { startShares } from './testing/shares-test-app.ts';

const shares = await startShares();
const { owner, call, query, who, term, paid, settle, reckon, entries, voidReceipt } = shares;
await term({ expertSystemId: 1, basisPoints: 150 });
await term({ expertSystemId: 2, basisPoints: 150 });
await term({ basisPoints: 100 });

const reason = 'The month is complete';
const make = (subject: string, month: string, as: string = who.chief, hasTaxId = true) =>
  call('POST', '/shares/statements', { as, body: { subject, month, hasTaxId, reason } });
const decide = (id: string, as: string, verdict = 'approved') =>
  call('POST', `/shares/statements/${id}/verdicts`, { as, body: { verdict, reason } });
const months = async (as: string) => (await call('GET', '/shares/statements/own', { as })).json<ShareMonth[]>();
const thisMonth = async () =>
  (await query<{ month: string }>(`select date_trunc('month', lagos_today())::date::text as month`))[0]?.month ?? '';

async function earned(given: Parameters<typeof paid>[0]) {
  const bill = await paid(given);
  await settle(bill);
  await reckon();
  return bill;
}
/** As if it had been booked so many months ago: nobody but the owner of the tables can say so. */
async function bookedBefore({ reference }: { reference: string }, count = 1) {
  await owner.$client.query('alter table share_accruals disable trigger share_accruals_guard');
  await owner.$client.query(
    `update share_accruals set booked_on = (date_trunc('month', lagos_today()) - make_interval(months => $2))::date where bill_reference = $1`,
    [reference, count],
  );
  await owner.$client.query('alter table share_accruals enable trigger share_accruals_guard');
  const { rows } = await owner.$client.query<{ month: string }>(
    `select (date_trunc('month', lagos_today()) - make_interval(months => $1))::date::text as month`,
    [count],
  );
  return rows[0]?.month ?? '';
}

it('is a month that has ended, closed by two persons, with its tax; what goes back later stands in a later one', async () => {
  const bill = await earned({ agentTpui: who.agentTpui, lines: [1_234_567] });
  const subject = `agent:${who.agentTpui}`;
  expect((await make(subject, await thisMonth())).json()).toMatchObject({ code: 'share.month-open' });
  const month = await bookedBefore(bill);
  expect(await months(who.agent)).toMatchObject([
    { month, state: 'running', grossKobo: 12_345, withheldBasisPoints: 500, withheldKobo: 617, netKobo: 11_728 },
  ]);
  const { id } = (await make(subject, month)).json<{ id: string }>();
  expect((await make(subject, month)).json()).toMatchObject({ code: 'share.month-empty' });
  expect((await decide(id, who.chief)).json()).toMatchObject({ code: 'share.own-change' });
  expect(await months(who.agent)).toMatchObject([{ id, state: 'proposed' }]);
  expect((await decide(id, who.deputy)).statusCode).toBe(200);
  expect((await decide(id, who.deputy)).statusCode).toBe(404);
  await voidReceipt(bill.id);
  await reckon();
  expect(await entries(bill)).toHaveLength(2);
  expect(await months(who.agent)).toMatchObject([
    { month: await thisMonth(), state: 'running', grossKobo: -12_345, withheldKobo: -617, netKobo: -11_728 },
    { id, month, state: 'approved', lines: 1, grossKobo: 12_345, netKobo: 11_728 },
  ]);
  expect(
    await query('select withheld_kobo as withheld, net_kobo as net from share_statements where id = $1', [id]),
  ).toEqual([{ withheld: 617, net: 11_728 }]);
  expect((await shares.app.audited(`share-statement:${id}`)).map(({ action }) => action)).toEqual([
    'share.statement-proposed',
    'share.statement-approved',
  ]);
});

it('is guarded by the database: its sum, its two persons and its lines', async () => {
  await expect(
    query(
      `update share_statements set state = 'approved', decided_by = proposed_by, decided_at = now() where state = 'proposed'`,
    ),
  ).resolves.toEqual([]);
  const bill = await earned({ expertSystemId: 2 });
  const month = await bookedBefore(bill, 2);
  const { id } = (await make('partner:2', month)).json<{ id: string }>();
  await expect(
    query(
      `update share_statements set state = 'approved', decided_by = proposed_by, decided_at = now() where id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'share_statements_two_persons_check' });
  await expect(query(`update share_statements set gross_kobo = 1 where id = $1`, [id])).rejects.toThrow();
  await expect(
    query(`update share_accruals set statement_id = null where statement_id = $1`, [id]),
  ).rejects.toMatchObject({
    constraint: 'share_accruals_stay',
  });
  const forged = query(
    `insert into share_statements (expert_system_id, month, lines, gross_kobo, withheld_basis_points, withheld_kobo, proposed_by)
     values (2, '2026-01-01', 1, 100, 500, 5, $1)`,
    [who.chief],
  );
  await expect(forged).rejects.toMatchObject({ constraint: 'share_statements_add_up' });
  // Refused, its lines wait for the next one, and twice as much is withheld without a Tax ID.
  expect((await decide(id, who.deputy, 'refused')).statusCode).toBe(200);
  const { id: next } = (await make('partner:2', month, who.deputy, false)).json<{ id: string }>();
  expect(
    await query('select lines, gross_kobo as gross, withheld_kobo as withheld from share_statements where id = $1', [
      next,
    ]),
  ).toEqual([{ lines: 1, gross: 15_000, withheld: 1_500 }]);
});

it('is not approved while a line is disputed; whose line it is, says so, and nobody else', async () => {
  const bill = await earned({ expertSystemId: 1 });
  const month = await bookedBefore(bill);
  const [line] = await query<{ id: string }>('select id from share_accruals where bill_reference = $1', [
    bill.reference,
  ]);
  const dispute = (as: string, text = 'Two per cent was agreed') =>
    call('POST', `/shares/lines/${line?.id}/disputes`, { as, body: { text } });
  expect((await dispute(who.otherPartner)).statusCode).toBe(404);
  expect((await dispute(who.agent)).statusCode).toBe(404);
  expect((await dispute(who.partner, 'No')).statusCode).toBe(422);
  expect((await dispute(who.chief)).statusCode).toBe(403);
  expect(await query('select from share_disputes')).toEqual([]);
  expect((await dispute(who.partner)).statusCode).toBe(200);
  expect((await dispute(who.partner)).json()).toMatchObject({ code: 'share.dispute-open' });
  const { id } = (await make('partner:1', month)).json<{ id: string }>();
  expect((await decide(id, who.deputy)).json()).toMatchObject({ code: 'share.disputed' });
  const disputes = async (as: string, path = '/own') =>
    (await call('GET', `/shares/disputes${path}`, { as })).json<ShareDispute[]>();
  expect(await disputes(who.otherPartner)).toEqual([]);
  const [open] = await disputes(who.chief, '');
  expect(open).toMatchObject({ billReference: bill.reference, answer: null });
  const answer = { as: who.deputy, body: { answer: 'The contract says one and a half' } };
  expect((await call('POST', `/shares/disputes/${open?.id}/answers`, answer)).statusCode).toBe(200);
  expect((await call('POST', `/shares/disputes/${open?.id}/answers`, answer)).statusCode).toBe(404);
  expect(await disputes(who.partner)).toMatchObject([{ answer: 'The contract says one and a half' }]);
  expect((await decide(id, who.deputy)).statusCode).toBe(200);
});

it('answers 401, 403 and 422 where it should, and changes nothing', async () => {
  const count = () => query('select count(*)::int as n from share_statements');
  const before = await count();
  expect((await call('GET', '/shares/statements?month=2026-10-01')).statusCode).toBe(401);
  expect((await call('GET', '/shares/statements?month=2026-10-01', { as: who.partner })).statusCode).toBe(403);
  expect((await call('GET', '/shares/statements?month=2026-10-02', { as: who.chief })).statusCode).toBe(422);
  expect((await call('GET', '/shares/statements/own', { as: who.admin })).statusCode).toBe(403);
  expect((await make('agents', '2026-10-01')).statusCode).toBe(422);
  expect((await make('partner:1', '2026-10-01', who.partner)).statusCode).toBe(403);
  expect((await make('partner:1', '2020-01-01')).json()).toMatchObject({ code: 'share.month-empty' });
  expect(await count()).toEqual(before);
});
