import { randomUUID } from 'node:crypto';
import type { OwnRefund, RefundDetail } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { allPages } from '../../../testing/all-pages.ts';
import { asFounded } from '../../../testing/as-founded.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenDesk } from '../../../testing/given-desk.ts';
import { startModule } from '../../../testing/module-app.ts';
import { standingOf } from '../../../testing/standing-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { createBillReader } from '../billing/index.ts';
import type { Providers } from '../payments/index.ts';
import { refundsModule } from './refunds.module.ts';

type Refund = NonNullable<Providers['interswitch']['refund']>;
type ProviderRefund = Parameters<Refund>[0];
type Outcome = Awaited<ReturnType<Refund>>['outcome'];

const { db, owner } = await createTestDatabase({ max: 10 });
const raw = { httpStatus: 200, body: '{}' };
const calls: ProviderRefund[] = [];
let answers: Outcome[] = [];
/** What a provider says when it is asked whether the money of a payment is still there. */
let standing: 'paid' | 'failed' | 'pending' | 'unknown' = 'paid';
const requery = async () => ({
  ...{ outcome: standing, providerCode: null, providerReference: null, amountKobo: null, channel: null, paidAt: null },
  raw,
});
const interswitch = {
  requery,
  refund: async (asked: ProviderRefund) => {
    calls.push(asked);
    return { outcome: answers.shift() ?? 'done', raw };
  },
};
const sender = { name: 'The service', portalOrigin: 'https://pay.example.gov.ng', demonstration: false };
let work: ReturnType<typeof refundsModule> = {};
const module = await startModule(db, '2026-11-23T10:00:00Z', (app, { clock, jobs, mailer }) => {
  work = refundsModule(app, {
    ...{ db, jobs, mailer, sender, bills: createBillReader(db), log: createLogger({ level: 'silent' }) },
    caseload: createCaseload({ db, clock: { now: () => new Date(Math.max(Date.now(), clock.now().getTime())) } }),
    providers: { remita: { requery }, interswitch } as never,
  });
});
/** The clock of the database cannot be moved: what is asked again in a while is asked again now. */
async function askAboutRefunds() {
  await db.$client.query(`update refund_sends set next_ask_at = clock_timestamp() where next_ask_at is not null`);
  await work.periodic?.find(({ name }) => name === 'ask-about-refunds')?.run(new AbortController().signal);
}
const [ladi, sani, hadiza, bala] = [
  await module.staffMember('Admin'),
  await module.staffMember('Admin'),
  await module.staffMember('SuperAdmin'),
  await module.staffMember('SuperAdmin'),
];
const payer = await module.taxpayer();
const stranger = await module.taxpayer();
const { rows: found } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [payer]);
const tpui = found[0]?.tpui ?? '';
const account = { bankCode: '011', accountNumber: '0000014579', accountName: 'Amina Bello' } as const;

type Provider = 'remita' | 'interswitch';
async function givenPaid(provider: Provider = 'remita', lines = [1_250_000], revenueHeadId?: number) {
  const bill = await givenBill(db, { tpui, lines, ...(revenueHeadId !== undefined && { revenueHeadId }) });
  const intent = await givenIntent(db, bill, { provider });
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  ]);
  return { bill, intent };
}

const claimOf = (billReference: string, more: object = {}) => ({
  ...{ requestId: randomUUID(), billReference, cause: 'wrong-bill', explanation: 'It was my brother’s bill', account },
  ...more,
});
async function ask(billReference: string, more: object = {}, as = payer) {
  const answer = await module.call('POST', '/account/refunds', { as, body: claimOf(billReference, more) });
  return { status: answer.statusCode, ...(answer.json() as OwnRefund & { code?: string }) };
}
async function move(id: string, name: string, as: string, more: object = { reason: 'I have checked it' }) {
  const answer = await module.call('POST', `/refunds/${id}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, `refund:${id}`), move: name, ...more },
  });
  return { status: answer.statusCode, ...(answer.json() as RefundDetail & { code?: string }) };
}
const read = async (id: string) => (await module.call('GET', `/refunds/${id}`, { as: ladi })).json() as RefundDetail;
const balance = async (accountCode: string) => {
  const { rows } = await db.$client.query<{ kobo: number }>(
    `select coalesce(sum(amount_kobo), 0)::float8 as kobo from ledger_entries where account = $1`,
    [accountCode],
  );
  return rows[0]?.kobo ?? 0;
};
const stateOf = async (intent: { id: string }) =>
  (await db.$client.query<{ state: string }>('select state from payment_intents where id = $1', [intent.id])).rows[0]
    ?.state;
async function makeList(ids: readonly string[], as = ladi) {
  const answer = await module.call('POST', '/refund-lists', { as, body: { ids } });
  return { status: answer.statusCode, ...(answer.json() as { id: string; code?: string; totalKobo: number }) };
}
async function givenApproved(provider: Provider = 'remita') {
  const paid = await givenPaid(provider);
  const { id } = await ask(paid.bill.reference);
  await move(id, 'propose', ladi);
  expect(await move(id, 'approve', hadiza)).toMatchObject({ status: 200, state: 'payable' });
  return { ...paid, id };
}

describe('a refund by the bank', () => {
  it('goes from the payer’s request to the payer’s account by two persons twice, each step in the books and told', async () => {
    const { bill, intent } = await givenPaid();
    const bankBefore = await balance('bank:refunds');
    const asked = await ask(bill.reference);
    expect(asked).toMatchObject({ status: 200, state: 'requested', amountKobo: bill.totalKobo });
    expect(asked.account).toEqual({
      ...{ bankCode: '011', bankName: 'First Bank of Nigeria', accountName: 'Amina Bello', accountLast4: '4579' },
    });
    expect((await standingOf(db, bill)).status).toBe('paid');

    expect(await move(asked.id, 'propose', ladi)).toMatchObject({ status: 200, state: 'proposed', method: 'bank' });
    expect(await move(asked.id, 'approve', ladi)).toMatchObject({ status: 403 });
    expect((await standingOf(db, bill)).status).toBe('paid');
    expect(await move(asked.id, 'approve', hadiza)).toMatchObject({ status: 200, state: 'payable' });
    expect((await standingOf(db, bill)).status).toBe('void');
    expect(await stateOf(intent)).toBe('REFUND_PENDING');
    await expectMoneyInvariants(db);

    const list = await makeList([asked.id]);
    expect(list).toMatchObject({ status: 200, refunds: 1, totalKobo: bill.totalKobo });
    const file = await module.call('GET', `/refund-lists/${list.id}/file`, { as: sani });
    expect(file.body).toContain('"Amina Bello","0000014579","011","First Bank of Nigeria","12500.00"');
    expect(await module.audited(`refund-list:${list.id}`)).toHaveLength(2);

    expect(await move(asked.id, 'evidence', ladi, {})).toMatchObject({ status: 422, code: 'work.document-missing' });
    await move(asked.id, 'evidence', ladi, { document: 'Advice 4711 of 23 November' });
    expect(await move(asked.id, 'confirm', ladi)).toMatchObject({ status: 409, code: 'work.same-person' });
    expect(await balance('bank:refunds')).toBe(bankBefore);
    expect(await move(asked.id, 'confirm', sani)).toMatchObject({ status: 200, state: 'paid' });
    expect(await balance('bank:refunds')).toBe(bankBefore - bill.totalKobo);
    expect(await stateOf(intent)).toBe('REFUNDED');
    await expectMoneyInvariants(db);

    const { rows: records } = await db.$client.query<{
      record: { events: { kind: string; code: string }[]; books: { account: string }[] };
    }>('select reading.bill_record($1, 50) as record', [bill.id]);
    expect(records[0]?.record.events.filter(({ kind }) => kind === 'refund').map(({ code }) => code)).toEqual([
      ...['confirm', 'evidence', 'send', 'approve', 'propose', 'open'],
    ]);
    expect(records[0]?.record.books.map(({ account }) => account)).toContain('bank:refunds');

    const own = (await module.call('GET', '/account/refunds', { as: payer })).json() as { data: OwnRefund[] };
    expect(own.data.find(({ id }) => id === asked.id)?.steps.map(({ state }) => state)).toEqual([
      ...['requested', 'proposed', 'payable', 'sent', 'evidenced', 'paid'],
    ]);
    expect(JSON.stringify(own)).not.toContain('Ladi');
    const { rows } = await db.$client.query<{ kind: string }>(
      `select kind from notices where user_id = $1 and facts ->> 'number' = $2 or facts ->> 'reference' = $2 order by id`,
      [payer, asked.number],
    );
    expect(rows.filter(({ kind }) => kind === 'refund.moved')).toHaveLength(4);
  });

  it('that came back is paid anew by the word of two persons and a document, and else stays on its way', async () => {
    const { id } = await givenApproved();
    await makeList([id], bala);
    expect(await makeList([id])).toMatchObject({ status: 409, code: 'refund.not-for-bank' });
    expect((await move(id, 'fail', hadiza)).status).toBe(422);
    expect(await move(id, 'return', ladi)).toMatchObject({ status: 422, code: 'work.document-missing' });
    const advice = { reason: 'The account is closed', document: 'Return 88 of First Bank' };
    expect(await move(id, 'return', hadiza, advice)).toMatchObject({ status: 200, state: 'returned' });
    for (const who of [hadiza, bala])
      expect(await move(id, 'accept-return', who)).toMatchObject({ status: 409, code: 'work.same-person' });
    expect(await move(id, 'accept-return', ladi)).toMatchObject({ status: 403 });
    expect(await move(id, 'deny-return', bala)).toMatchObject({ status: 200, state: 'sent' });
    await move(id, 'return', ladi, advice);
    const third = await module.staffMember('SuperAdmin');
    expect(await move(id, 'accept-return', third)).toMatchObject({ status: 200, state: 'payable' });
    expect(await makeList([id], sani)).toMatchObject({ status: 200 });
    const { sends } = await read(id);
    expect(sends.map(({ reference, outcome }) => [reference.slice(-2), outcome])).toEqual([
      ['-2', null],
      ['-1', 'returned'],
    ]);
    await expectMoneyInvariants(db);
  });

  it('is on no list when its provider gave the money back meanwhile, or does not say; two persons note it as given back', async () => {
    const { id, bill } = await givenApproved();
    for (const [said, code, status] of [
      ['failed', 'refund.money-gone', 409],
      ['pending', 'refund.provider-silent', 503],
      ['unknown', 'refund.provider-silent', 503],
    ] as const) {
      standing = said;
      expect(await makeList([id])).toMatchObject({ status, code });
      expect(await read(id)).toMatchObject({ state: 'payable', sends: [], listId: null });
    }
    standing = 'paid';
    const [clearing, bank] = [await balance('clearing:remita'), await balance('bank:refunds')];
    expect(await move(id, 'given-back', ladi, {})).toMatchObject({ status: 422, code: 'work.document-missing' });
    expect(await move(id, 'given-back', ladi, { document: 'Remita, letter of 23 November' })).toMatchObject({
      ...{ status: 200, state: 'evidenced', method: 'provider' },
    });
    expect(await move(id, 'confirm', ladi)).toMatchObject({ status: 409, code: 'work.same-person' });
    expect(await move(id, 'confirm', sani)).toMatchObject({ status: 200, state: 'paid', sends: [] });
    expect(await balance('clearing:remita')).toBe(clearing - bill.totalKobo);
    expect(await balance('bank:refunds')).toBe(bank);
    await expectMoneyInvariants(db);
  });

  it('is looked at on four days after it was sent: what its provider gives back as well is a case, once', async () => {
    const { id, bill } = await givenApproved();
    await makeList([id]);
    const daysLeft = async () =>
      (
        await db.$client.query<{ days: number | null }>(
          `select round(extract(epoch from next_ask_at - sent_at) / 86400)::int as days from refund_sends where refund_id = $1`,
          [id],
        )
      ).rows[0]?.days;
    const dayPasses = async (days: number, said: typeof standing) => {
      standing = said;
      await db.$client.query(
        `update refund_sends set sent_at = clock_timestamp() - make_interval(days => $2, mins => 1), next_ask_at = clock_timestamp() where refund_id = $1`,
        [id, days],
      );
      await work.periodic?.find(({ name }) => name === 'look-after-refunds')?.run(new AbortController().signal);
      standing = 'paid';
    };
    const casesOf = async () =>
      (await db.$client.query('select kind from review_cases where bill_id = $1', [bill.id])).rows;
    expect(await daysLeft()).toBe(1);
    await dayPasses(1, 'paid');
    expect([await daysLeft(), await casesOf()]).toEqual([3, []]);
    await dayPasses(3, 'unknown');
    expect([await daysLeft(), await casesOf()]).toEqual([3, []]);
    await dayPasses(3, 'failed');
    expect([await daysLeft(), await casesOf()]).toEqual([7, [{ kind: 'no-longer-paid' }]]);
    await dayPasses(7, 'failed');
    await dayPasses(30, 'failed');
    expect([await daysLeft(), await casesOf()]).toEqual([null, [{ kind: 'no-longer-paid' }]]);
  });

  it('is not approved by whoever named its account, and its payer is told', async () => {
    const { bill } = await givenPaid();
    const { id, number } = await ask(bill.reference, { account: null });
    const name = async (as: string, accountName: string, caseVersion?: number) =>
      module.call('PUT', `/refunds/${id}/account`, {
        as,
        body: {
          caseVersion: caseVersion ?? (await caseVersionOf(db, `refund:${id}`)),
          account: { ...account, accountName },
        },
      });
    expect((await name(hadiza, 'Amina Bello')).statusCode).toBe(200);
    expect((await name(ladi, 'Amina B. Bello', 1)).json()).toMatchObject({ code: 'work.changed' });
    const { steps } = await read(id);
    expect(steps.map((step) => step.move)).toEqual(['open', 'name-account']);
    await move(id, 'propose', ladi);
    expect(await move(id, 'approve', hadiza)).toMatchObject({ status: 409, code: 'work.same-person' });
    expect(await move(id, 'approve', bala)).toMatchObject({ status: 200, state: 'payable' });
    const { rows } = await db.$client.query(
      `select facts ->> 'account' as account from notices where user_id = $1 and kind = 'refund.account-named' and facts ->> 'number' = $2`,
      [payer, number],
    );
    expect(rows).toEqual([{ account: expect.stringContaining('First Bank of Nigeria, ends in 4579') }]);
  });

  it('without an account is not proposed, and the account stays once it is', async () => {
    const { bill } = await givenPaid();
    const { id } = await ask(bill.reference, { account: null });
    expect(await move(id, 'propose', ladi)).toMatchObject({ status: 409, code: 'refund.account-missing' });
    const name = (as: string, accountName = 'Amina Bello') =>
      module.call('PUT', `/account/refunds/${id}/account`, { as, body: { ...account, accountName } });
    expect((await name(stranger)).statusCode).toBe(404);
    expect((await name(payer)).statusCode).toBe(200);
    await move(id, 'propose', ladi);
    expect((await name(payer, 'Somebody Else')).json()).toMatchObject({ code: 'refund.account-fixed' });
  });

  it('gets no account while somebody gets back into the account of its payer, nor for 72 hours after, from nobody', async () => {
    const [first, second] = [await givenPaid(), await givenPaid()];
    const { id } = await ask(first.bill.reference, { account: null });
    const recovery = async (state: 'waiting' | 'recovered', hoursAgo: number) => {
      await owner.$client.query('alter table account_recoveries disable trigger user');
      await owner.$client.query('delete from account_recoveries');
      await owner.$client.query(
        `insert into account_recoveries (user_id, paper, seen_on, language, state, proposed_by, approved_by, approved_at, ended_at)
         values ($1, 'passport', '2026-01-15', 'en', $4, $2, $3, now() - make_interval(hours => $5::int + 25),
           case when $4 = 'recovered' then now() - make_interval(hours => $5::int) end)`,
        [payer, ladi, hadiza, state, hoursAgo],
      );
      await owner.$client.query('alter table account_recoveries enable trigger user');
    };
    const name = () => module.call('PUT', `/account/refunds/${id}/account`, { as: payer, body: account });
    const nameAsStaff = async () =>
      module.call('PUT', `/refunds/${id}/account`, {
        as: ladi,
        body: { account, caseVersion: await caseVersionOf(db, `refund:${id}`) },
      });
    for (const [state, hoursAgo] of [
      ['waiting', 0],
      ['recovered', 71],
    ] as const) {
      await recovery(state, hoursAgo);
      for (const answer of [await name(), await nameAsStaff()])
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund.account-held']);
      expect(await ask(second.bill.reference)).toMatchObject({ status: 409, code: 'refund.account-held' });
    }
    expect((await read(id)).account).toBeNull();
    await recovery('recovered', 73);
    expect((await name()).statusCode).toBe(200);
    expect(await ask(second.bill.reference)).toMatchObject({ status: 200 });
  });
});

describe('a refund by the provider', () => {
  it('is not sent when its provider gave the money back meanwhile, or does not say', async () => {
    const { id } = await givenApproved('interswitch');
    calls.length = 0;
    for (const [said, code] of [
      ['failed', 'refund.money-gone'],
      ['unknown', 'refund.provider-silent'],
    ] as const) {
      standing = said;
      expect(await move(id, 'send', ladi, {})).toMatchObject({ code });
    }
    standing = 'paid';
    await module.runJobs();
    expect([calls, (await read(id)).state]).toEqual([[], 'payable']);
  });

  it('of which nobody knows is sent no second way: not by one person, and not by the database', async () => {
    const { id } = await givenApproved('interswitch');
    await move(id, 'send', ladi, {});
    answers = ['unknown'];
    await expect(module.runJobs()).rejects.toThrow();
    expect((await move(id, 'rework', ladi)).code).toBe('work.not-from-here');
    const again = (statement: string) => db.$client.query(statement, [id]).catch((error: unknown) => error);
    expect(
      await again(
        `insert into refund_sends (refund_id, attempt, method, reference) values ($1::uuid, 2, 'bank', 'again-' || $1::text)`,
      ),
    ).toMatchObject({ constraint: 'refund_sends_one_under_way' });
    expect(
      await again(
        `insert into work_steps (item_id, move, reason) select id, 'fail', 'They say so' from work_items where subject = 'refund:' || $1`,
      ),
    ).toMatchObject({ constraint: 'refunds_answer_final' });
    answers = ['done'];
    await askAboutRefunds();
    expect(await read(id)).toMatchObject({ state: 'paid' });
    await expectMoneyInvariants(db);
  });

  it('is sent under one reference until it answers, and paid when it says so', async () => {
    const { id, bill, intent } = await givenApproved('interswitch');
    const clearing = await balance('clearing:interswitch');
    expect(await move(id, 'send', ladi, {})).toMatchObject({ status: 200, state: 'sent' });
    answers = ['unknown', 'duplicate', 'done'];
    calls.length = 0;
    const again = [...module.taken];
    await expect(module.runJobs()).rejects.toThrow();
    expect((await read(id)).state).toBe('sent');
    module.taken.push(...again);
    await module.runJobs();
    expect((await read(id)).sends[0]).toMatchObject({ outcome: 'pending' });
    module.taken.push(...again);
    await module.runJobs();
    expect(new Set(calls.map(({ refundReference }) => refundReference)).size).toBe(1);
    expect(calls[0]).toMatchObject({ orderId: intent.orderId, amountKobo: bill.totalKobo, isWhole: true });
    expect((await read(id)).state).toBe('paid');
    expect(await balance('clearing:interswitch')).toBe(clearing - bill.totalKobo);
    module.taken.push(...again);
    await module.runJobs();
    expect(calls).toHaveLength(3);
    await expectMoneyInvariants(db);
  });

  it('that it leaves pending is asked again, less and less often, until it is final', async () => {
    const { id, bill } = await givenApproved('interswitch');
    await move(id, 'send', ladi, {});
    answers = ['pending', 'pending', 'duplicate', 'unknown', 'done'];
    calls.length = 0;
    await module.runJobs();
    const gap = async () =>
      (
        await db.$client.query<{ minutes: number }>(
          `select round(extract(epoch from next_ask_at - answered_at) / 60)::int as minutes from refund_sends where refund_id = $1`,
          [id],
        )
      ).rows[0]?.minutes;
    expect(await gap()).toBe(5);
    await work.periodic?.[0]?.run(new AbortController().signal);
    expect(calls).toHaveLength(1);
    for (const minutes of [10, 20, 40]) {
      await askAboutRefunds();
      expect(await gap()).toBe(minutes);
    }
    const clearing = await balance('clearing:interswitch');
    await askAboutRefunds();
    expect(await read(id)).toMatchObject({ state: 'paid' });
    expect(await balance('clearing:interswitch')).toBe(clearing - bill.totalKobo);
    await askAboutRefunds();
    expect(calls).toHaveLength(5);
    expect(new Set(calls.map(({ refundReference }) => refundReference)).size).toBe(1);
    await expectMoneyInvariants(db);
  });

  it('that it refuses is paid another way, approved anew', async () => {
    const { id } = await givenApproved('interswitch');
    await move(id, 'send', ladi, {});
    answers = ['failed'];
    await module.runJobs();
    expect(await read(id)).toMatchObject({ state: 'payable' });
    await move(id, 'rework', ladi);
    expect(await move(id, 'refuse', bala)).toMatchObject({ status: 409 });
    expect(await move(id, 'propose', ladi, { reason: 'By the bank', method: 'bank' })).toMatchObject({
      method: 'bank',
    });
    expect(await move(id, 'approve', hadiza)).toMatchObject({ status: 200, state: 'payable' });
    await expectMoneyInvariants(db);
  });
});

describe('who may ask, and for what', () => {
  it('hears nothing of others’ bills, and asks once', async () => {
    const { bill } = await givenPaid();
    expect(await ask(bill.reference, {}, stranger)).toMatchObject({ status: 404 });
    const requestId = randomUUID();
    const first = await ask(bill.reference, { requestId });
    expect((await ask(bill.reference, { requestId })).id).toBe(first.id);
    expect(await ask(bill.reference)).toMatchObject({ status: 409, code: 'refund.not-possible' });
    const withdraw = (as: string) => module.call('POST', `/account/refunds/${first.id}/withdrawal`, { as, body: {} });
    expect((await withdraw(stranger)).statusCode).toBe(404);
    expect((await withdraw(payer)).json()).toMatchObject({ state: 'withdrawn' });
    expect(await ask(bill.reference)).toMatchObject({ status: 200 });
  });

  it('is refused for a bill nobody paid, for an account that is none, and without a session', async () => {
    const bill = await givenBill(db, { tpui });
    expect(await ask(bill.reference)).toMatchObject({ status: 409, code: 'refund.not-possible' });
    expect(await ask(bill.reference, { account: { ...account, accountNumber: '0000014578' } })).toMatchObject({
      status: 422,
    });
    expect((await module.call('GET', '/account/refunds')).statusCode).toBe(401);
    expect((await module.call('GET', '/account/refunds', { as: ladi })).statusCode).toBe(403);
    expect((await module.call('GET', `/refunds/${randomUUID()}`, { as: ladi })).statusCode).toBe(404);
  });

  it('is believed about a second payment only when the same was paid twice; then no audit is needed', async () => {
    const month = (bill: { id: string }, answer: string) =>
      db.$client.query(
        `insert into bill_line_terms (bill_id, position, tariff_id, answers, working) values ($1, 1,
           (select id from head_tariffs where revenue_head_id = 1 and released_at is not null and (now() at time zone 'Africa/Lagos')::date between valid_from and coalesce(valid_to, 'infinity')),
           jsonb_build_object('month', $2::text), '[]')`,
        [bill.id, answer],
      );
    const { bill } = await givenPaid('remita', [25_000_000], 1);
    await month(bill, '2026-10');
    expect(await ask(bill.reference, { cause: 'double-payment' })).toMatchObject({ code: 'refund.no-twin' });
    // The same sum of the same tax, for the month after.
    const { bill: november } = await givenPaid('remita', [25_000_000], 1);
    await month(november, '2026-11');
    expect(await ask(bill.reference, { cause: 'double-payment' })).toMatchObject({ code: 'refund.no-twin' });
    const { bill: again } = await givenPaid('remita', [25_000_000], 1);
    await month(again, '2026-10');
    const { id } = await ask(bill.reference, { cause: 'double-payment' });
    expect(await read(id)).toMatchObject({ needsAudit: false });
  });

  it('does not go by the sum alone where a tax names no month, whoever asks', async () => {
    const { bill } = await givenPaid('remita', [26_000_000], 1);
    const { bill: other } = await givenPaid('remita', [26_000_000], 1);
    expect(await ask(bill.reference, { cause: 'double-payment' })).toMatchObject({ code: 'refund.no-twin' });
    const answer = await module.call('POST', '/refunds', {
      as: ladi,
      body: claimOf(other.reference, { cause: 'double-payment' }),
    });
    expect(answer.json()).toMatchObject({ code: 'refund.no-twin' });
    const { rows } = await db.$client.query(`select refund_needs_audit($1, 'double-payment', 26000000) as needs`, [
      bill.id,
    ]);
    expect(rows).toEqual([{ needs: true }]);
  });

  it('waits for the audit of a large tax, by another person than who proposes', async () => {
    await asFounded(db, `update revenue_heads set code = '12019999' where id = 2 and code not like '1201%'`);
    const { bill } = await givenPaid('remita', [10_000_001], 2);
    const { id } = await ask(bill.reference, { cause: 'not-owed' });
    expect(await read(id)).toMatchObject({ needsAudit: true });
    expect(await move(id, 'propose', ladi)).toMatchObject({ status: 409, code: 'refund.audit-missing' });
    await move(id, 'audit', sani);
    expect(await move(id, 'propose', sani)).toMatchObject({ status: 409, code: 'work.same-person' });
    expect(await move(id, 'propose', ladi)).toMatchObject({ status: 200 });
    expect(await move(id, 'refuse', hadiza)).toMatchObject({ status: 200, state: 'refused' });
    expect((await standingOf(db, bill)).status).toBe('paid');
    const [own] = ((await module.call('GET', '/account/refunds', { as: payer })).json() as { data: OwnRefund[] }).data;
    expect(own).toMatchObject({ id, answer: 'I have checked it' });
  });
});

describe('the list of a payer', () => {
  it('reaches each refund, however many there are, the newest first', async () => {
    const { bill } = await givenPaid();
    const { id, number } = await ask(bill.reference);
    await module.call('POST', `/account/refunds/${id}/withdrawal`, { as: payer, body: {} });
    const before = await allOwn();
    await askedBefore(id, 101);
    const { items, told } = await allOwn();
    expect([told, items.length]).toEqual([before.told + 101, before.told + 101]);
    expect(new Set(items.map((one) => one.id)).size).toBe(items.length);
    expect(items.at(-1)?.number).toBe(`${number}-101`);
    expect((await module.call('GET', '/account/refunds?after=x', { as: payer })).statusCode).toBe(422);
  });
});

const allOwn = () => allPages<OwnRefund>((query) => module.call('GET', `/account/refunds${query}`, { as: payer }));

/** The same refund, withdrawn, on so many days before; past all rules, as years of requests would leave it. */
async function askedBefore(id: string, days: number) {
  const tables = ['refunds', 'work_items', 'work_steps'];
  for (const table of tables) await owner.$client.query(`alter table ${table} disable trigger user`);
  await owner.$client.query(
    `with copied as (
       insert into refunds (number, payment_id, bill_id, receipt_id, cause, amount_kobo, explanation, is_tax, needs_audit, requested_by, asked_by, requested_at, state)
       select number || '-' || n, payment_id, bill_id, receipt_id, cause, amount_kobo, explanation, is_tax, needs_audit, requested_by, asked_by,
         requested_at - make_interval(days => n), state
       from refunds, generate_series(1, $2::int) n where id = $1 returning id),
     items as (
       insert into work_items (kind, state, subject, reference, tpui, opened_at, since, closed_at, version)
       select kind, state, 'refund:' || c.id, reference, tpui, opened_at, since, closed_at, version
       from work_items, copied c where subject = 'refund:' || $1 returning id)
     insert into work_steps (item_id, number, move, to_state, at, user_id)
     select i.id, s.number, s.move, s.to_state, s.at, s.user_id
     from work_steps s join work_items w on w.id = s.item_id, items i where w.subject = 'refund:' || $1`,
    [id, days],
  );
  for (const table of tables) await owner.$client.query(`alter table ${table} enable trigger user`);
}

describe('a payer without an account', () => {
  it('hears of each step that matters by mail to the address of the bill, and of nothing else', async () => {
    const email = 'hauwa@example.ng';
    const bill = await givenBill(db, { tpui: 'KD-NOBODY', payer: { email } });
    const intent = await givenIntent(db, bill, { provider: 'interswitch' });
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      bill.totalKobo,
    ]);
    module.mails.length = 0;
    const answer = await module.call('POST', '/refunds', {
      as: ladi,
      body: claimOf(bill.reference, { account: null }),
    });
    const { id } = answer.json() as { id: string };
    await move(id, 'propose', ladi);
    await move(id, 'approve', hadiza);
    await move(id, 'send', ladi, {});
    answers = ['done'];
    await module.runJobs();
    await module.runJobs();
    expect(module.mails.map(({ to }) => to)).toEqual([email, email, email]);
    expect(
      module.mails.map(({ text }) => text.split('\n').find((line) => /refund (has been|is on)/.test(line))),
    ).toEqual([
      expect.stringContaining('has been approved'),
      expect.stringContaining('is on its way'),
      expect.stringContaining('has been paid'),
    ]);
    expect(JSON.stringify(module.mails)).not.toContain('I have checked it');
    const { rows } = await db.$client.query(`select kind from bill_mails where bill_id = $1`, [bill.id]);
    expect(rows).toEqual([{ kind: 'refund' }, { kind: 'refund' }, { kind: 'refund' }]);
  });

  it('that has no address hears nothing, and a payer with an account no mail besides', async () => {
    module.mails.length = 0;
    const bill = await givenBill(db, { tpui: 'KD-NOBODY', payer: { email: '' } });
    const intent = await givenIntent(db, bill);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      bill.totalKobo,
    ]);
    const { id } = (await module.call('POST', '/refunds', { as: ladi, body: claimOf(bill.reference) })).json() as {
      id: string;
    };
    await move(id, 'propose', ladi);
    await move(id, 'approve', hadiza);
    await givenApproved();
    await module.runJobs();
    expect(module.mails).toEqual([]);
  });
});

describe('money that the review desk gives back', () => {
  it('is a refund at once, and none when the decision is countered in time', async () => {
    const desk = await givenDesk(db);
    const { bill } = await givenPaid();
    const intent = await givenIntent(db, bill, { provider: 'interswitch' });
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      bill.totalKobo,
    ]);
    const openCase = async () =>
      (
        await db.$client.query<{ id: string }>(
          `select id::text as id from review_cases where bill_id = $1 and resolved_at is null order by id desc limit 1`,
          [bill.id],
        )
      ).rows[0]?.id ?? '';
    await desk.decide(await openCase(), { decision: 'refund', refundKobo: bill.totalKobo });
    const refunds = async () =>
      (
        await db.$client.query<{ id: string; state: string; proposal: string }>(
          `select id, state, proposal_id::text as proposal from refunds where bill_id = $1 order by requested_at`,
          [bill.id],
        )
      ).rows;
    const [made] = await refunds();
    expect(made).toMatchObject({ state: 'requested' });
    const counter = async (proposal: string) => {
      await db.$client.query(
        `insert into review_cases (kind, bill_id, intent_id, payment_id, detail)
         select 'counter-asked', c.bill_id, c.intent_id, c.payment_id, jsonb_build_object('counters', $1::text)
         from review_proposals q join review_cases c on c.id = q.case_id where q.id = $1::bigint`,
        [proposal],
      );
      return desk.decide(await openCase(), { decision: 'counter', counters: proposal });
    };
    await counter(made?.proposal ?? '');
    expect(await refunds()).toMatchObject([{ state: 'withdrawn' }]);
    await expectMoneyInvariants(db);

    await desk.decide(await openCase(), { decision: 'refund', refundKobo: bill.totalKobo });
    const [, second] = await refunds();
    const id = second?.id ?? '';
    expect(await move(id, 'refuse', hadiza)).toMatchObject({ status: 409 });
    await move(id, 'propose', ladi);
    await move(id, 'approve', hadiza);
    await expect(counter(second?.proposal ?? '')).rejects.toMatchObject({ constraint: 'review_decisions_refund' });
    await move(id, 'send', ladi, {});
    await module.runJobs();
    expect(await read(id)).toMatchObject({ state: 'paid', method: 'provider' });
    expect(await stateOf(intent)).toBe('REFUNDED');
    expect((await standingOf(db, bill)).status).toBe('paid');
    await expectMoneyInvariants(db);
  });
});

describe('the database', () => {
  it.each([
    [
      'a refund that moves without its case',
      `update refunds set state = 'paid' where id = $1`,
      'refunds_move_by_steps',
    ],
    ['another amount', `update refunds set amount_kobo = 1 where id = $1`, 'refunds_facts_fixed'],
    ['another account', `update refunds set account_name = 'Thief' where id = $1`, 'refunds_account_fixed'],
    [
      'entries nobody approved',
      `insert into ledger_transactions (kind, reference, booked_at) values ('refund-paid', 'refund:' || $1, now())`,
      'refunds_entries_approved',
    ],
    ['its end', `delete from refunds where id = $1`, 'refunds_append_only'],
  ])('refuses %s', async (_what, statement, constraint) => {
    const { id } = await givenApproved();
    const refusal = await db.$client.query(statement.replace('$1', `'${id}'`)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      constraint: expect.stringMatching(new RegExp(`${constraint}|ledger_transactions_not_empty`)),
    });
  });

  it('lets nothing be taken back that is being given back', async () => {
    const { bill } = await givenApproved();
    await expect(
      db.$client.query(`select reverse_payment(p.id, 'reversal', now()) from payments p where p.bill_id = $1`, [
        bill.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'review_decisions_refund' });
  });
});
