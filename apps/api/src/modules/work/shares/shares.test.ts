import type { ShareMonth } from '@portal/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectMoneyInvariants } from '../../../testing/expect-money-invariants.ts';
import { startShares } from './testing/shares-test-app.ts';

const shares = await startShares();
const { db, call, query, who, term, paid, settle, reckon, entries, voidReceipt } = shares;
const partner = (share: number, base: number) => ({ subject: 'partner:1', base, share });
const agent = (share: number, base: number) => ({ subject: `agent:${who.agentTpui}`, base, share });
const headOf = async (id: number) =>
  (await query<{ id: number }>('select id from revenue_heads where id = $1', [id]))[0];

beforeAll(async () => {
  expect(await headOf(2)).toBeDefined();
  await term({ expertSystemId: 1, basisPoints: 150, capKobo: 50_000 });
  await term({ expertSystemId: 1, revenueHeadId: 2, flatKobo: 7_000 });
  await term({ basisPoints: 100 });
  await term({ agentTpui: who.otherAgentTpui, basisPoints: 300 });
});

describe('what a partner earns', () => {
  it('is nothing before the money is settled, and then its share, rounded down to the kobo, once', async () => {
    const bill = await paid({ expertSystemId: 1, lines: [1_234_567] });
    await reckon();
    expect(await entries(bill)).toEqual([]);
    await settle(bill);
    await reckon();
    expect(await entries(bill)).toEqual([partner(18_518, 1_234_567)]);
    await query('insert into share_due (payment_id) select payment_id from share_accruals where bill_reference = $1', [
      bill.reference,
    ]);
    await Promise.all([reckon(), reckon()]);
    expect(await entries(bill)).toHaveLength(1);
    expect(await query('select from share_due')).toEqual([]);
  });

  it('is by the row of a head where there is one, by the general row otherwise, and never above the cap', async () => {
    const bill = await paid({ expertSystemId: 1, lines: [100_000_000, 40_000] });
    await settle(bill);
    await reckon();
    const earned = await entries(bill);
    expect(earned.map(({ share, base }) => [base, share]).sort()).toEqual([
      [100_000_000, 50_000],
      [40_000, 7_000],
    ]);
  });

  it('is taken back with a reversal, also when it is told twice', async () => {
    const bill = await paid({ expertSystemId: 1 });
    await settle(bill);
    await reckon();
    await voidReceipt(bill.id);
    await reckon();
    await reckon();
    expect(await entries(bill)).toEqual([partner(15_000, 1_000_000), partner(-15_000, 0)]);
    await expectMoneyInvariants(db);
  });

  it('is nothing of money that went back before it was settled', async () => {
    const bill = await paid({ expertSystemId: 1 });
    await voidReceipt(bill.id);
    await settle(bill);
    await reckon();
    expect(await entries(bill)).toEqual([]);
  });

  it('is of what came where a list falls short', async () => {
    const bill = await paid({ expertSystemId: 1 });
    await settle(bill, 999_000);
    await reckon();
    expect(await entries(bill)).toEqual([partner(14_985, 999_000)]);
  });

  it('is nothing of bills of another, or of nobody', async () => {
    for (const given of [{ expertSystemId: 2 }, {}]) {
      const bill = await paid(given);
      await settle(bill);
      await reckon();
      expect(await entries(bill)).toEqual([]);
    }
  });
});

describe('what an agent earns', () => {
  it('is by the row of all agents, or by an own one, beside what the partner earns', async () => {
    const bill = await paid({ expertSystemId: 1, agentTpui: who.agentTpui });
    const others = await paid({ agentTpui: who.otherAgentTpui });
    await settle(bill);
    await settle(others);
    await reckon();
    expect(await entries(bill)).toEqual([partner(15_000, 1_000_000), agent(10_000, 1_000_000)]);
    expect(await entries(others)).toMatchObject([{ subject: `agent:${who.otherAgentTpui}`, share: 30_000 }]);
  });

  it('is nothing of the agent’s own bill', async () => {
    const bill = await paid({ agentTpui: who.agentTpui, payerTpui: who.agentTpui });
    await settle(bill);
    await reckon();
    expect(await entries(bill)).toEqual([]);
  });
});

describe('rows of contracts', () => {
  it('begin after two persons, never by one alone, and never twice for the same days', async () => {
    const row = { expertSystemId: 2, basisPoints: 200, validFrom: '2026-06-01', validUntil: '2026-06-30' };
    const { id } = (await shares.propose(row)).json<{ id: string }>();
    const { id: second } = (await shares.propose(row)).json<{ id: string }>();
    expect((await shares.decide(id, who.chief)).json()).toMatchObject({ code: 'share.own-change' });
    const terms = () => query(`select from share_terms where expert_system_id = 2 and valid_from = '2026-06-01'`);
    expect(await terms()).toHaveLength(0);
    expect((await shares.decide(id, who.deputy)).statusCode).toBe(200);
    expect((await shares.decide(second, who.deputy)).json()).toMatchObject({ code: 'share.overlaps' });
    expect((await shares.propose(row)).json()).toMatchObject({ code: 'share.overlaps' });
    expect(await terms()).toHaveLength(1);
    expect((await shares.decide(second, who.chief, 'withdrawn')).statusCode).toBe(200);
    const audited = await shares.app.audited(`share-change:${id}`);
    expect(audited.map(({ action }) => action)).toEqual(['share.term-proposed', 'share.change-approved']);
  });

  it('are guarded by the database as well', async () => {
    const forged = query(
      `insert into share_terms (id, party, basis_points, valid_from) select id, 'agent', 9000, '2027-01-01' from share_changes limit 1`,
    );
    await expect(forged).rejects.toMatchObject({ constraint: 'share_terms_two_persons' });
    await expect(query(`update share_terms set basis_points = 9000`)).rejects.toMatchObject({
      constraint: 'share_terms_two_persons',
    });
    await expect(query(`update share_accruals set share_kobo = share_kobo + 1`)).rejects.toMatchObject({
      constraint: 'share_accruals_stay',
    });
    await expect(query('delete from share_accruals')).rejects.toThrow();
  });

  it('end by two persons, today or later; what was earned stays', async () => {
    const id = await term({ expertSystemId: 2, revenueHeadId: 2, basisPoints: 100 });
    const end = (validUntil: string) =>
      call('POST', `/shares/terms/${id}/ends`, {
        as: who.chief,
        body: { validUntil, reason: 'It was ended in writing' },
      });
    expect((await end('2026-02-01')).json()).toMatchObject({ code: 'share.end-past' });
    const { id: change } = (await end('2099-12-31')).json<{ id: string }>();
    expect((await end('2099-12-31')).json()).toMatchObject({ code: 'share.change-waits' });
    expect((await shares.decide(change, who.deputy)).statusCode).toBe(200);
    expect(await query(`select valid_until::text as until from share_terms where id = $1`, [id])).toEqual([
      { until: '2099-12-31' },
    ]);
  });

  it('that begin in the past earn of what was settled meanwhile and earned nothing', async () => {
    const bill = await paid({ expertSystemId: 2, lines: [200_000] });
    await settle(bill);
    await reckon();
    await term({ expertSystemId: 2, basisPoints: 500, validFrom: '2026-07-01' });
    await reckon();
    expect(await entries(bill)).toEqual([{ subject: 'partner:2', base: 200_000, share: 10_000 }]);
  });

  it('answer 401, 403, 404 and 422 where they should, and change nothing', async () => {
    const count = () => query('select count(*)::int as n from share_changes');
    const before = await count();
    expect((await call('POST', '/shares/changes', { body: {} })).statusCode).toBe(401);
    expect((await call('GET', '/shares/terms', { as: who.admin })).statusCode).toBe(403);
    expect((await call('GET', '/shares/terms/own', { as: who.chief })).statusCode).toBe(403);
    const wrong = [
      { expertSystemId: 1 },
      { expertSystemId: 1, basisPoints: 100, flatKobo: 100 },
      { basisPoints: 10_001 },
      { flatKobo: 0 },
      { basisPoints: 1, validUntil: '2025-12-31' },
      { basisPoints: 1, expertSystemId: 1, agentTpui: who.agentTpui },
    ];
    for (const change of wrong) expect((await shares.propose(change)).statusCode).toBe(422);
    expect((await shares.propose({ basisPoints: 1, expertSystemId: 99_999 })).statusCode).toBe(404);
    expect(await count()).toEqual(before);
  });
});

it('shows each their own rows, and an agent those of all agents', async () => {
  const own = async (as: string) =>
    (await call('GET', '/shares/terms/own', { as })).json<{ basisPoints: number | null }[]>();
  expect((await own(who.partner)).map(({ basisPoints }) => basisPoints).sort()).toEqual([150, null]);
  expect((await own(who.agent)).map(({ basisPoints }) => basisPoints)).toEqual([100]);
  expect((await own(who.otherAgent)).map(({ basisPoints }) => basisPoints).sort()).toEqual([100, 300]);
  const months = async (as: string) => (await call('GET', '/shares/statements/own', { as })).json<ShareMonth[]>();
  for (const [as, subject] of [
    [who.partner, 'partner:1'],
    [who.otherPartner, 'partner:2'],
    [who.agent, `agent:${who.agentTpui}`],
  ] as const)
    expect(new Set((await months(as)).map((month) => month.subject))).toEqual(new Set([subject]));
});
