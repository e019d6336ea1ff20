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

describe('a line that no rule finds a payment for', () => {
  it('is matched by hand with the payment it is, by two persons, and the books follow', async () => {
    const one = await paid(400_000);
    const reference = foreign();
    const [line] = await givenLines(db, [{ reference, kobo: 400_000, feeKobo: 5_000 }]);
    const id = await differenceAbout(reference);
    const suspense = await books('suspense:settlement');
    const { body: candidates } = await call('GET', `/${id}/candidates`, 'ladi');
    expect(candidates[0]).toMatchObject({ id: one.id, what: 'payment', reference: one.reference, amountKobo: 400_000 });
    const proposed = await propose(id, { action: 'match', with: [one.id] });
    expect(proposed).toMatchObject({
      status: 200,
      body: { work: { state: 'proposed' }, may: { match: 'none', decide: false, withdraw: true } },
    });
    expect(await books('suspense:settlement')).toBe(suspense);
    expect(await decide(id, 'approve')).toMatchObject({
      status: 200,
      body: { work: { state: 'closed' }, evidence: 'matched by hand by two persons' },
    });
    expect(await books('suspense:settlement')).toBe(suspense + 400_000);
    expect(
      await query(
        `select state, received_kobo as received, fee_kobo as fee from payment_settlements where payment_id = $1`,
        [one.id],
      ),
    ).toEqual([{ state: 'settled', received: 400_000, fee: 5_000 }]);
    expect(await query('select state, matched_by as by from settlement_lines where id = $1', [line])).toEqual([
      { state: 'matched', by: 'hand' },
    ]);
    await expectMoneyInvariants(db);
  });

  it('ends what else was open about the same payment, and compares nothing else', async () => {
    const [one, other] = [await paid(410_000), await paid(420_000)];
    const reference = foreign();
    await givenLines(db, [{ reference, kobo: 410_000 }]);
    const id = await differenceAbout(reference);
    const [ours, unrelated] = await query<{ id: string }>(
      `insert into settlement_cases (kind, subject, reference, provider, payment_id, expected_kobo, received_kobo, day)
       select 'ours-only', 'payment:' || payment_id, provider_ref, provider, payment_id, amount_kobo, 0, paid_on
       from payment_settlements where payment_id = any ($1) order by amount_kobo returning id::text as id`,
      [[one.id, other.id]],
    );
    const runs = await query('select id from reconciliation_runs');
    await propose(id, { action: 'match', with: [one.id] });
    expect(await decide(id, 'approve')).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
    const standing = await query<{ isOpen: boolean }>(
      `select closed_at is null as "isOpen" from settlement_cases where id = any ($1::bigint[]) order by id`,
      [[ours?.id, unrelated?.id]],
    );
    expect(standing).toEqual([{ isOpen: false }, { isOpen: true }]);
    expect(await query('select id from reconciliation_runs')).toEqual(runs);
    await expectMoneyInvariants(db);
  });

  it('is split over several payments, which are its amount to the kobo', async () => {
    const [one, two, three] = [await paid(100_001), await paid(200_002), await paid(5)];
    const reference = foreign();
    await givenLines(db, [{ reference, kobo: 300_003 }]);
    const id = await differenceAbout(reference);
    expect(await propose(id, { action: 'match', with: [one.id, two.id, three.id] })).toMatchObject({ status: 200 });
    expect(await decide(id, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'settlement.sum-differs' },
    });
    expect(await decide(id, 'refuse')).toMatchObject({ status: 200, body: { work: { state: 'open' } } });
    await propose(id, { action: 'match', with: [one.id, two.id] });
    expect(await decide(id, 'approve')).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
    expect(
      await query(`select state from payment_settlements where payment_id = any($1) order by state`, [
        [one.id, two.id, three.id],
      ]),
    ).toEqual([{ state: 'awaited' }, { state: 'settled' }, { state: 'settled' }]);
    await expectMoneyInvariants(db);
  });

  it('is given up where it is little, and no more', async () => {
    const [little, much] = [foreign(), foreign()];
    await givenLines(db, [
      { reference: little, kobo: 300 },
      { reference: much, kobo: 500_001 },
    ]);
    const id = await differenceAbout(little);
    expect((await call('GET', `/${id}`, 'ladi')).body).toMatchObject({ shortfallKobo: -300, may: { writeOff: true } });
    await propose(id, { action: 'write-off' });
    const before = [await books('expense:settlement-differences'), await books('suspense:settlement')] as const;
    expect(await decide(id, 'approve')).toMatchObject({ body: { evidence: 'given up by two persons' } });
    expect(await books('expense:settlement-differences')).toBe(before[0] - 300);
    expect(await books('suspense:settlement')).toBe(before[1] + 300);
    const other = await differenceAbout(much);
    expect((await call('GET', `/${other}`, 'ladi')).body.may.writeOff).toBe(false);
    expect(await propose(other, { action: 'write-off' })).toMatchObject({ status: 409 });
    await expectMoneyInvariants(db);
    expect(await query(`select from settlement_cases where kind = 'ledger'`)).toEqual([]);
  });
});

describe('a payment that came short', () => {
  it('is given up to the kobo, and is a difference no more', async () => {
    const one = await paid(900_000);
    await givenLines(db, [{ reference: one.reference, kobo: 899_990 }]);
    const id = await differenceAbout(one.reference);
    const before = await books('clearing:remita');
    await propose(id, { action: 'write-off' });
    expect(await decide(id, 'approve')).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
    expect(await books('clearing:remita')).toBe(before - 10);
    expect(await differenceAbout(one.reference)).toBe('');
    expect(await query(`select from settlement_cases where kind = 'ledger'`)).toEqual([]);
    await expectMoneyInvariants(db);
  });
});

describe('a credit at the bank', () => {
  it('is split over the payouts it is of', async () => {
    const [one, two] = [await paid(10_000), await paid(20_000)];
    await givenLines(db, [{ reference: one.reference, kobo: 10_000, batch: 'BY-HAND-ONE' }]);
    await givenLines(db, [{ reference: two.reference, kobo: 20_000, batch: 'BY-HAND-TWO' }]);
    const reference = foreign();
    await givenCredit(db, { reference, kobo: 30_000 });
    const id = await differenceAbout(reference);
    const payouts = await query<{ id: string }>(
      `select id::text as id from settlement_batches where reference like 'BY-HAND-%' order by id`,
    );
    const treasury = await books('bank:treasury');
    await propose(id, { action: 'match', with: payouts.map((payout) => payout.id) });
    expect(await decide(id, 'approve')).toMatchObject({ status: 200, body: { work: { state: 'closed' } } });
    expect(await books('bank:treasury')).toBe(treasury + 30_000);
    expect(
      await query(`select net_kobo - bank_kobo as missing from settlement_batches where reference like 'BY-HAND-%'`),
    ).toEqual([{ missing: 0 }, { missing: 0 }]);
    expect(await query(`select from settlement_cases where kind = 'ledger'`)).toEqual([]);
  });
});

describe('whoever decides', () => {
  it('is another person, a SuperAdmin, and about what they read', async () => {
    const reference = foreign();
    await givenLines(db, [{ reference, kobo: 100 }]);
    const id = await differenceAbout(reference);
    await propose(id, { action: 'write-off' }, 'chief');
    expect(await decide(id, 'approve')).toMatchObject({ status: 409, body: { code: 'work.same-person' } });
    expect((await decide(id, 'approve', 'ladi')).status).toBe(403);
    expect(
      (
        await call('POST', `/${id}/verdicts`, 'chief', {
          caseVersion: 2,
          proposalId: '999999',
          verdict: 'withdraw',
          reason: 'Not this one',
        })
      ).status,
    ).toBe(409);
    expect(await decide(id, 'withdraw')).toMatchObject({ status: 200, body: { work: { state: 'open' } } });
    expect(
      await query('select from settlement_lines where reference = $1 and written_off_kobo <> 0', [reference]),
    ).toEqual([]);
  });

  it('cannot be nobody, of another role, or choose nothing', async () => {
    const reference = foreign();
    await givenLines(db, [{ reference, kobo: 100 }]);
    const id = await differenceAbout(reference);
    expect((await call('GET', `/${id}`)).status).toBe(401);
    expect((await call('GET', `/${id}`, 'mda')).status).toBe(403);
    expect((await call('GET', '/999999999', 'ladi')).status).toBe(404);
    expect((await propose(id, { action: 'match', with: [] })).status).toBe(422);
    expect((await propose(id, { action: 'match', with: ['1'] })).status).toBe(422);
    expect((await propose(id, { action: 'match', with: ['00000000-0000-7000-8000-000000000099'] })).status).toBe(409);
    expect(await query('select from settlement_proposals where case_id = $1', [id])).toEqual([]);
  });

  it('has nothing to decide when the difference went away by itself', async () => {
    const reference = foreign();
    await givenLines(db, [{ reference, kobo: 200 }]);
    const id = await differenceAbout(reference);
    await propose(id, { action: 'write-off' });
    await db.$client.query(
      `update settlement_lines set state = 'matched', matched_kobo = gross_kobo where reference = $1`,
      [reference],
    );
    await db.$client.query(`select reconcile((clock_timestamp() at time zone 'Africa/Lagos')::date)`);
    expect((await call('GET', `/${id}`, 'ladi')).body).toMatchObject({
      work: { state: 'closed' },
      proposals: [{ outcome: 'lapsed' }],
    });
  });
});

it.each([
  [
    'a proposal without a step',
    `insert into settlement_proposals (case_id, action, write_off_kobo, proposed_by) select id, 'write-off', 1, '00000000-0000-7000-8000-000000000001' from settlement_cases c where closed_at is null and not exists (select from settlement_proposals q where q.case_id = c.id) limit 1`,
    'settlement_proposals_by_steps',
  ],
  [
    'a difference given up without the books',
    `update settlement_lines set written_off_kobo = gross_kobo - matched_kobo where state = 'theirs-only' and written_off_kobo = 0`,
    'settlement_write_offs_booked',
  ],
  ['a proposal that changes', `update settlement_proposals set write_off_kobo = 5`, 'settlement_proposals_stay'],
])('the database refuses %s', async (_what, statement, constraint) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});
