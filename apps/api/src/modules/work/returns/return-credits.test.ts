import { describe, expect, it } from 'vitest';
import { caseVersionOf } from '../../../testing/case-version-of.ts';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { hotelMonth, startReturns } from './testing/returns-test-app.ts';

const { db, owner } = await createTestDatabase();
const app = await startReturns(db);
const period = { kind: 'consumption-tax', period: '2026-10' } as const;
const refunded = (refundsKobo: number) => ({ ...period, answers: { ...hotelMonth, refundsKobo } });
const amendedTo = async (as: string, refundsKobo: number, readVersion: number) =>
  (
    await app.file(
      as,
      await app.lookedAt(as, refunded(refundsKobo), { readVersion, amendmentReason: 'The book was read again' }),
    )
  ).json();

/** ₦150,000 paid, ₦100,000 due. */
async function givenLowered() {
  const hotel = await app.taxpayer();
  const first = (await app.file(hotel, await app.lookedAt(hotel, refunded(10_000_000)))).json();
  await app.pay(first.bill.reference);
  const lowered = await amendedTo(hotel, 110_000_000, 1);
  const { rows } = await db.$client.query<{ id: string }>('select id from paye_credits where return_id = $1', [
    lowered.id,
  ]);
  return { hotel, lowered, credit: rows[0]?.id ?? '' };
}
const move = async (as: string, id: string, move: string, reason = 'The till was looked at') =>
  app.call('POST', `/credit/months/${id}/moves`, {
    as,
    body: { caseVersion: await caseVersionOf(db, `paye-credit:${id}`), move, reason },
  });
/** A version as it was kept before there was `before_kobo`. */
async function asKeptBefore(id: string, taxKobo?: number): Promise<void> {
  const tax = taxKobo === undefined ? '' : `, tax_kobo = ${taxKobo}, balance_kobo = ${taxKobo}`;
  await owner.$client.query(
    `alter table filed_returns disable trigger user;
     update filed_returns set before_kobo = 0${tax} where id = '${id}';
     alter table filed_returns enable trigger user`,
  );
}
const creditOf = async (as: string, id: string) =>
  (await app.call('GET', `/returns/filed/${id}`, { as })).json().credit;

describe('a return that is paid and then filed with less', () => {
  it('is credit when one person has proposed it and another has granted it, and a later rise bills that again, once', async () => {
    const { hotel, lowered, credit } = await givenLowered();
    const [ladi, hadiza] = [await app.staffMember('Admin'), await app.staffMember('SuperAdmin')];
    expect(lowered.credit).toEqual({ amountKobo: 5_000_000, state: 'waiting', reason: '' });
    expect((await app.call('GET', '/credit/months', { as: ladi })).json().data).toContainEqual(
      expect.objectContaining({ tax: 'consumption-tax', month: '2026-10', version: 2, amountKobo: 5_000_000 }),
    );
    expect((await move(ladi, credit, 'propose')).statusCode).toBe(200);
    expect((await app.call('GET', '/account/credit', { as: hotel })).json().balanceKobo).toBe(0);
    expect((await move(ladi, credit, 'approve')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await move(hadiza, credit, 'approve', 'The refunds are in the book')).statusCode).toBe(200);
    expect(await creditOf(hotel, lowered.id)).toEqual({
      ...{ amountKobo: 5_000_000, state: 'granted', reason: 'The refunds are in the book' },
    });
    expect((await app.call('GET', '/account/credit', { as: hotel })).json().balanceKobo).toBe(5_000_000);
    expect(await app.audited(`taxpayer:${await app.tpuiOf(hotel)}`)).toContainEqual({
      ...{ actor: `user:${hadiza}`, action: 'return.credit-approved' },
    });
    await expectMoneyInvariants(db);
    // What was given back is billed again when it is due after all.
    expect(await amendedTo(hotel, 60_000_000, 2)).toMatchObject({ version: 3, bill: { amountKobo: 2_500_000 } });
    expect(await amendedTo(hotel, 10_000_000, 3)).toMatchObject({ version: 4, bill: { amountKobo: 2_500_000 } });
  });

  it('is refused with a reason that the taxpayer reads, and nothing is given back', async () => {
    const { hotel, lowered, credit } = await givenLowered();
    const [ladi, hadiza] = [await app.staffMember('Admin'), await app.staffMember('SuperAdmin')];
    await move(ladi, credit, 'propose');
    expect((await move(hadiza, credit, 'refuse', 'No book shows these refunds')).statusCode).toBe(200);
    expect(await creditOf(hotel, lowered.id)).toMatchObject({
      state: 'refused',
      reason: 'No book shows these refunds',
    });
    expect((await app.call('GET', '/account/credit', { as: hotel })).json().balanceKobo).toBe(0);
    expect(await amendedTo(hotel, 10_000_000, 2)).toMatchObject({ version: 3, bill: null });
  });

  it('gives way to a later version while nobody has decided', async () => {
    const { hotel, lowered, credit } = await givenLowered();
    const ladi = await app.staffMember('Admin');
    await move(ladi, credit, 'propose');
    const third = await amendedTo(hotel, 60_000_000, 2);
    expect(third).toMatchObject({ bill: null, credit: { amountKobo: 2_500_000, state: 'waiting' } });
    expect(await creditOf(hotel, lowered.id)).toBeNull();
    expect((await move(await app.staffMember('SuperAdmin'), credit, 'approve')).statusCode).toBe(409);
  });

  it('leaves nothing while nobody has paid: the bill is replaced instead', async () => {
    const hotel = await app.taxpayer();
    await app.file(hotel, await app.lookedAt(hotel, refunded(10_000_000)));
    expect(await amendedTo(hotel, 110_000_000, 1)).toMatchObject({ credit: null, bill: { amountKobo: 10_000_000 } });
  });

  it('of versions before they kept what stood billed is reckoned from their bills: what was paid is billed no second time', async () => {
    const hotel = await app.taxpayer();
    const first = (await app.file(hotel, await app.lookedAt(hotel, refunded(10_000_000)))).json();
    await app.pay(first.bill.reference);
    const lowered = await amendedTo(hotel, 110_000_000, 1);
    await asKeptBefore(lowered.id);
    // ₦150,000 is paid: up to it nothing is billed, beyond it the rest.
    expect(await amendedTo(hotel, 60_000_000, 2)).toMatchObject({ version: 3, bill: null });
    expect(await amendedTo(hotel, 10_000_000, 3)).toMatchObject({ version: 4, bill: null });
    expect(await amendedTo(hotel, 0, 4)).toMatchObject({ version: 5, bill: { amountKobo: 500_000 } });
  });

  it('that was billed twice before is counted with both bills', async () => {
    const hotel = await app.taxpayer();
    const first = (await app.file(hotel, await app.lookedAt(hotel, refunded(10_000_000)))).json();
    await app.pay(first.bill.reference);
    await asKeptBefore((await amendedTo(hotel, 110_000_000, 1)).id);
    const raised = await amendedTo(hotel, 0, 2);
    await app.pay(raised.bill.reference);
    // As it was then: back at ₦150,000, with a bill for a part of what was paid already.
    await asKeptBefore(raised.id, 15_000_000);
    expect(await amendedTo(hotel, 0, 3)).toMatchObject({ bill: null, credit: null });
  });

  it('is refused by the database under a bill of another amount', async () => {
    const { lowered } = await givenLowered();
    const columns = `tpui, kind, period_from, content_digest, answers, changes, figures, lateness, credit_kobo, over_kobo, due_on,
      amendment_reason, declaration_version, is_for_another, filed_by, filed_at, replaced_kobo`;
    await expect(
      db.$client.query(
        `insert into filed_returns (${columns}, version, submission_id, tax_kobo, balance_kobo)
         select ${columns}, 3, uuidv7(), 20000000, 20000000 from filed_returns where id = $1`,
        [lowered.id],
      ),
    ).rejects.toMatchObject({ constraint: 'filed_returns_billed' });
  });

  it('shows every version, what changed from one to the next, and why', async () => {
    const { hotel } = await givenLowered();
    const path = '/returns/versions?kind=consumption-tax&period=2026-10';
    const { versions } = (await app.call('GET', path, { as: hotel })).json();
    expect(versions).toMatchObject([
      {
        ...{ version: 2, taxBeforeKobo: 15_000_000, taxKobo: 10_000_000, amendmentReason: 'The book was read again' },
        differences: [{ path: 'refundsKobo', before: 10_000_000, after: 110_000_000 }],
      },
      { version: 1, taxBeforeKobo: null, differences: [] },
    ]);
    expect((await app.call('GET', path, { as: await app.taxpayer() })).statusCode).toBe(404);
    expect((await app.call('GET', path)).statusCode).toBe(401);
    expect((await app.call('GET', path, { as: await app.staffMember('Tax Officer') })).statusCode).toBe(403);
    expect((await app.call('GET', '/returns/versions?kind=window-tax&period=1', { as: hotel })).statusCode).toBe(422);
  });
});
