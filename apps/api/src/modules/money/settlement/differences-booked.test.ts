import type { Role } from '@portal/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../platform/http/create-http-server.ts';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { givenCredit, givenLines } from '../../../testing/given-lines.ts';
import { givenScope, givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createCaseload } from '../../ground/caseload/index.ts';
import { settlementModule } from './settlement.module.ts';

const { db, owner } = await createTestDatabase();
const people: Record<string, { readonly id: string; readonly role: Role }> = {
  ladi: { id: await givenUser(db, { roles: ['Admin'], firstName: 'Ladi', lastName: 'Musa' }), role: 'Admin' },
  chief: {
    id: await givenUser(db, { roles: ['SuperAdmin'], firstName: 'Chief', lastName: 'Sani' }),
    role: 'SuperAdmin',
  },
  second: { id: await givenUser(db, { roles: ['SuperAdmin'] }), role: 'SuperAdmin' },
  mda: { id: await givenUser(db, { roles: ['MDA User'] }), role: 'MDA User' },
};
const app = await createHttpServer({
  identify: async (name) => {
    const person = people[name];
    const scope = person && givenScope(person.role, { mdaId: 1 });
    return person && scope && { id: person.id, sessionId: name, roles: [person.role], scope };
  },
});
const clock = { now: () => new Date() };
settlementModule(app, {
  db,
  clock,
  caseload: createCaseload({ db, clock }),
  proveSecondFactor: async () => {},
  store: {} as never,
  jobs: { handle: () => {}, enqueue: async () => {} } as never,
  log: createLogger({ level: 'silent' }),
});
await app.ready();
afterAll(() => app.close());
beforeAll(async () => {
  await owner.$client.query(`update settlement_sources set expected_from = '2026-01-01'`);
});

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<R & object>(text, values)).rows as R[];

async function call(method: 'GET' | 'POST', path: string, as?: string, payload?: object) {
  const answer = await app.inject({
    method,
    url: `/api/v1/settlement/differences${path}`,
    headers: as ? { authorization: as } : {},
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function paid(kobo: number) {
  const bill = await givenBill(db, { lines: [kobo] });
  const intent = await givenIntent(db, bill);
  await db.$client.query(
    `select confirm_payment($1, $2, $3, 'card', clock_timestamp() - interval '1 minute', 'requery')`,
    [intent.id, intent.providerRef, kobo],
  );
  const [{ id } = { id: '' }] = await query<{ id: string }>('select id from payments where intent_id = $1', [
    intent.id,
  ]);
  return { id, reference: intent.providerRef, kobo };
}

async function differenceAbout(reference: string): Promise<string> {
  await db.$client.query(`select reconcile((clock_timestamp() at time zone 'Africa/Lagos')::date)`);
  const [found] = await query<{ id: number }>(
    'select id from settlement_cases where reference = $1 and closed_at is null order by id desc',
    [reference],
  );
  return String(found?.id ?? '');
}

const books = async (account: string) =>
  (
    await query<{ kobo: number }>(
      `select coalesce(sum(amount_kobo), 0)::bigint as kobo from ledger_entries where account = $1`,
      [account],
    )
  )[0]?.kobo ?? 0;

async function propose(id: string, payload: object, as = 'ladi') {
  const caseVersion = await caseVersionOf(db, `settlement-case:${id}`);
  return call('POST', `/${id}/proposals`, as, { caseVersion, reason: 'As the provider wrote to us', ...payload });
}
async function decide(id: string, verdict: string, as = 'chief') {
  const { body } = await call('GET', `/${id}`, as);
  return call('POST', `/${id}/verdicts`, as, {
    caseVersion: body.work.caseVersion,
    proposalId: body.proposals[0].id,
    verdict,
    reason: 'I read the mail of the provider',
  });
}

let next = 0;
/** A reference of the provider that we do not know. */
function foreign(): string {
  next += 1;
  return `77000000000${next}`;
}

const settlementOf = async (payment: string) =>
  (
    await query(
      'select state, received_kobo::int as received, written_off_kobo::int as booked from payment_settlements where payment_id = $1',
      [payment],
    )
  )[0];
const owed = () => books('receivable:providers');
const ledgerDiffers = () => query(`select from settlement_cases where kind = 'ledger'`);
async function book(id: string) {
  expect(await propose(id, { action: 'book' })).toMatchObject({ status: 200, body: { work: { state: 'proposed' } } });
  return decide(id, 'approve');
}
/** A list that reached past the day of a payment: what it passed over is ours alone. */
async function longAgo(payment: { readonly id: string }) {
  await owner.$client.query(`alter table payment_settlements disable trigger user`);
  await owner.$client.query(
    `update payment_settlements set paid_on = paid_on - 20, due_on = due_on - 20 where payment_id = $1`,
    [payment.id],
  );
  await owner.$client.query(`alter table payment_settlements enable trigger user`);
}

describe('a difference above what may be given up', () => {
  it('is booked as owed by two persons where the provider has what we do not know, and by nobody alone', async () => {
    const reference = foreign();
    await givenLines(db, [{ reference, kobo: 900_000 }]);
    const id = await differenceAbout(reference);
    expect((await call('GET', `/${id}`, 'ladi')).body.may).toMatchObject({ writeOff: false, book: 'owed' });
    const [suspense, before] = [await books('suspense:settlement'), await owed()];
    await propose(id, { action: 'book' }, 'chief');
    expect(await decide(id, 'approve')).toMatchObject({ status: 409, body: { code: 'work.same-person' } });
    expect(await owed()).toBe(before);
    await decide(id, 'withdraw');
    expect(await propose(id, { action: 'book' })).toMatchObject({ status: 200 });
    expect(await decide(id, 'approve', 'chief')).toMatchObject({ status: 409 });
    expect(await decide(id, 'approve', 'second')).toMatchObject({
      status: 200,
      body: { work: { state: 'closed' }, evidence: 'booked as owed, by two persons' },
    });
    expect([await books('suspense:settlement'), await owed()]).toEqual([suspense + 900_000, before - 900_000]);
    expect(await differenceAbout(reference)).toBe('');
    expect(await ledgerDiffers()).toEqual([]);
    await expectMoneyInvariants(db);
  });

  it('is booked as one more payment of the reference it names, which the review desk decides about', async () => {
    const one = await paid(400_000);
    await givenLines(db, [{ reference: one.reference, kobo: 400_000 }]);
    const [line] = await givenLines(db, [{ reference: one.reference, kobo: 700_000, feeKobo: 5_000 }]);
    const id = await differenceAbout(one.reference);
    expect((await call('GET', `/${id}`, 'ladi')).body.may).toMatchObject({ match: 'several', book: 'payment' });
    const before = await owed();
    expect(await book(id)).toMatchObject({ status: 200, body: { evidence: 'booked as a payment by two persons' } });
    expect(await owed()).toBe(before);
    const booked = await query<{ id: string; movement: string; kobo: number }>(
      `select p.id, p.movement, p.amount_kobo::int as kobo, p.source::text from payments p where p.provider_txn_ref = $1 and movement <> ''`,
      [one.reference],
    );
    expect(booked).toMatchObject([{ movement: `line ${line}`, kobo: 700_000, source: 'operator' }]);
    expect(await settlementOf(booked[0]?.id ?? '')).toEqual({ state: 'settled', received: 700_000, booked: 0 });
    expect(await query('select kind, resolved_at from review_cases where payment_id = $1', [booked[0]?.id])).toEqual([
      { kind: 'surplus', resolved_at: null },
    ]);
    expect(await ledgerDiffers()).toEqual([]);
    await expectMoneyInvariants(db);
  });

  it('is booked as owed where a payment came short, or too much', async () => {
    for (const [kobo, over] of [
      [2_000_000, -800_000],
      [2_000_000, 800_000],
    ] as const) {
      const one = await paid(kobo);
      await givenLines(db, [{ reference: one.reference, kobo: kobo + over }]);
      const id = await differenceAbout(one.reference);
      const before = await owed();
      expect(await book(id)).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
      expect(await owed()).toBe(before - over);
      expect(await settlementOf(one.id)).toMatchObject({ state: 'differs', booked: -over });
      expect(await differenceAbout(one.reference)).toBe('');
    }
    expect(await ledgerDiffers()).toEqual([]);
    await expectMoneyInvariants(db);
  });

  it('is booked as owed where no list has a payment, and what comes late meets what was owed', async () => {
    const one = await paid(3_000_000);
    await longAgo(one);
    await givenLines(db, [{ reference: (await paid(1_000)).reference, kobo: 1_000 }]);
    const id = await differenceAbout(one.reference);
    expect((await call('GET', `/${id}`, 'ladi')).body).toMatchObject({
      kind: 'ours-only',
      may: { book: 'owed', writeOff: false },
    });
    const [clearing, before] = [await books('clearing:remita'), await owed()];
    expect(await book(id)).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
    expect([await books('clearing:remita'), await owed()]).toEqual([clearing - 3_000_000, before + 3_000_000]);
    expect(await settlementOf(one.id)).toMatchObject({ state: 'booked', received: 0, booked: 3_000_000 });
    expect(await differenceAbout(one.reference)).toBe('');

    await givenLines(db, [{ reference: one.reference, kobo: 3_000_000 }]);
    const late = await differenceAbout(one.reference);
    expect((await call('GET', `/${late}`, 'ladi')).body).toMatchObject({ kind: 'theirs-only', may: { book: 'owed' } });
    await book(late);
    expect(await owed()).toBe(before);
    expect(await ledgerDiffers()).toEqual([]);
    await expectMoneyInvariants(db);
  });

  it('is booked as owed where the money of a day is late, all of it', async () => {
    const [one, two] = [await paid(600_000), await paid(700_000)];
    for (const payment of [one, two]) {
      await longAgo(payment);
    }
    // No list of this provider reached that day.
    await owner.$client.query(`alter table settlement_lines disable trigger user`);
    await owner.$client.query(`update settlement_lines set paid_on = paid_on - 400 where provider = 'remita'`);
    await owner.$client.query(`alter table settlement_lines enable trigger user`);
    await db.$client.query(`select reconcile((clock_timestamp() at time zone 'Africa/Lagos')::date)`);
    const [found] = await query<{ id: string; kobo: number }>(
      `select id::text as id, expected_kobo::int as kobo from settlement_cases where kind = 'late' and closed_at is null`,
    );
    expect(found?.kobo).toBe(1_300_000);
    const before = await owed();
    expect(await book(found?.id ?? '')).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
    expect(await owed()).toBe(before + 1_300_000);
    expect([await settlementOf(one.id), await settlementOf(two.id)]).toMatchObject([
      { state: 'booked' },
      { state: 'booked' },
    ]);
    expect(await ledgerDiffers()).toEqual([]);
    await expectMoneyInvariants(db);
  });

  it('is booked as owed where the bank has a credit of nobody', async () => {
    const reference = foreign();
    await givenCredit(db, { reference, kobo: 5_000_000 });
    const id = await differenceAbout(reference);
    const [treasury, before] = [await books('bank:treasury'), await owed()];
    expect(await book(id)).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
    expect([await books('bank:treasury'), await owed()]).toEqual([treasury + 5_000_000, before - 5_000_000]);
    expect(await differenceAbout(reference)).toBe('');
    await expectMoneyInvariants(db);
  });
});

it('the database refuses a difference booked without its entries', async () => {
  const one = await paid(1_000);
  await expect(
    db.$client.query(
      `update payment_settlements set state = 'booked', written_off_kobo = amount_kobo where payment_id = $1`,
      [one.id],
    ),
  ).rejects.toMatchObject({ constraint: 'settlement_write_offs_booked' });
});
