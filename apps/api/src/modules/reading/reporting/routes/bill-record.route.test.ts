import { getBillRecord } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reportingModule } from '../reporting.module.ts';
import { type Reader, startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);

async function billWhere(condition: string): Promise<string> {
  const { rows } = await db.$client.query<{ reference: string }>(
    `select b.reference from bills b where ${condition} order by b.id limit 1`,
  );
  if (!rows[0]) throw new Error(`The demonstration has no bill where ${condition}`);
  return rows[0].reference;
}
const record = async (reference: string, as: Reader = 'SuperAdmin') =>
  getBillRecord.response.parse(await read(`/reports/bill?billReference=${reference}`, as));

describe('a bill as staff see it', () => {
  it('tells a paid bill from its raising to its receipt, with lines that add up and books that balance', async () => {
    const { bill, lines, events, books } = await record(
      await billWhere(`b.standing = 'paid' and (select count(*) from bill_lines where bill_id = b.id) > 1`),
    );
    expect(bill).toMatchObject({ status: 'paid' });
    expect(lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0)).toBe(bill.totalKobo);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds[0]).toBe('receipt');
    expect(kinds).toEqual(expect.arrayContaining(['raised', 'attempt', 'paid']));
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(books.length).toBeGreaterThan(1);
    expect(books.reduce((sum, { amountKobo }) => sum + amountKobo, 0)).toBe(0);
  });

  it('offers what the reader’s role may do with it, and says what stands in the way', async () => {
    const open = await billWhere(
      `b.standing = 'open' and b.expires_on > '2026-12-01' and b.mda_id = 1 and not exists (select from payment_intents where bill_id = b.id)`,
    );
    const offered = async (as: Reader) => (await record(open, as)).actions.map(({ action }) => action);
    expect(await offered('Admin')).toEqual(['pay', 'mail', 'cancel']);
    expect(await offered('MDA User')).toEqual(['pay', 'mail', 'cancel']);
    await db.$client.query(
      `insert into payment_intents (bill_id, provider, gateway_id, order_id, amount_kobo, expires_at)
       select id, 'remita', 'remita', 'order-of-today', total_kobo, now() + interval '1 day' from bills where reference = $1`,
      [open],
    );
    expect((await record(open)).actions.at(-1)).toEqual({ action: 'cancel', refusal: 'bill.payment-pending' });
    expect((await record(await billWhere(`b.standing = 'paid'`))).actions).toEqual([{ action: 'mail', refusal: null }]);
  });

  it('offers nobody to cancel what follows from an assessment, an objection or a penalty', async () => {
    const open = await billWhere(
      `b.standing = 'open' and b.mda_id = 1 and not exists (select from payment_intents where bill_id = b.id)`,
    );
    await db.$client.query(
      `select mark_law_bill(id, 'penalty', '0199a1f0-0000-7000-8000-000000000001', null) from bills where reference = $1`,
      [open],
    );
    const { actions } = await record(open);
    expect(actions.find(({ action }) => action === 'cancel')).toEqual({ action: 'cancel', refusal: 'bill.of-the-law' });
  });

  it('offers an office to give to whoever may, for an unpaid bill that has none', async () => {
    const open = await billWhere(`b.standing = 'open' and b.tax_office_id is not null and b.mda_id = 1`);
    const offers = async (as: Reader) => (await record(open, as)).actions.some(({ action }) => action === 'place');
    expect(await offers('Tax Office Director')).toBe(false);
    await db.$client.query('update bills set tax_office_id = null where reference = $1', [open]);
    for (const [as, is] of [
      ['Tax Office Director', true],
      ['SuperAdmin', true],
      ['Admin', false],
    ] as const)
      expect([as, await offers(as)]).toEqual([as, is]);
  });

  it('leads from a corrected bill to the one in its place, and from no other', async () => {
    const own = 'b.expert_system_id is null and b.mda_id = 1';
    const cancelled = await billWhere(`b.standing = 'cancelled' and ${own}`);
    const open = await billWhere(`b.standing = 'open' and ${own}`);
    expect(await record(cancelled)).not.toHaveProperty('replacedBy');
    await db.$client.query(
      `insert into bill_corrections (bill_id, number, new_bill_id, reason, corrected_by, before)
       select c.id, 1, o.id, 'Three parcels', $3, '{}' from bills c, bills o where c.reference = $1 and o.reference = $2`,
      [cancelled, open, await givenUser(db, { roles: ['MDA User'] })],
    );
    expect(await record(cancelled)).toMatchObject({ replacedBy: open });
    expect(await record(open)).not.toHaveProperty('replacedBy');
  });

  it('names its receipt, its mails and who decided about it, to the state by name and to others by role', async () => {
    const reference = await billWhere(`b.standing = 'paid' and b.mda_id = 1`);
    const { $client } = db;
    await $client.query(
      `insert into bill_mails (bill_id, kind, occasion) select id, 'receipt', 'again' from bills where reference = $1`,
      [reference],
    );
    const person = await givenUser(db, { roles: ['Admin'], firstName: 'Ladi', lastName: 'Musa' });
    await db.transaction((tx) =>
      writeAudit(tx, {
        actor: { userId: person },
        action: 'bill.mailed',
        subject: `bill:${reference}`,
        detail: { reason: 'Asked by telephone' },
      }),
    );
    const own = await record(reference);
    expect(own.receiptNumber).toMatch(/^KDR-/);
    expect(own.mails).toEqual([{ kind: 'receipt', at: expect.any(String) }]);
    expect(own.audit).toEqual([
      { at: expect.any(String), action: 'bill.mailed', name: 'Ladi Musa', role: null, reason: 'Asked by telephone' },
    ]);
    expect((await record(reference, 'MDA User')).audit).toMatchObject([{ name: null, reason: 'Asked by telephone' }]);
  });

  it('tells why a receipt was voided, and books the way back', async () => {
    const { events, books } = await record(await billWhere(`b.standing = 'void'`));
    expect(events.find(({ kind }) => kind === 'void')).toMatchObject({ outcome: expect.stringMatching(/\w/) });
    expect(new Set(books.map(({ kind }) => kind)).size).toBe(2);
  });

  it('says once what a provider said many times', async () => {
    const reference = await billWhere(
      `exists (select from payment_intents where bill_id = b.id) and b.standing = 'open'`,
    );
    await db.$client.query(
      `insert into provider_observations (intent_id, source, provider_code, outcome, raw)
       select i.id, 'sweeper', '021', 'pending', '{}' from payment_intents i join bills b on b.id = i.bill_id
       cross join generate_series(1, 40) where b.reference = $1 and i.id = (select min(id::text)::uuid from payment_intents where bill_id = b.id)`,
      [reference],
    );
    const { events } = await record(reference);
    expect(events.filter(({ kind, code }) => kind === 'answer' && code === '021')).toHaveLength(1);
  });

  it.each([
    ['MDA User', 'b.mda_id'],
    ['Tax Officer', 'b.tax_office_id'],
    ['Expert System', 'b.expert_system_id'],
  ] as const)('is there for %s when it is theirs, and does not exist otherwise', async (role, column) => {
    const own = { 'MDA User': 1, 'Tax Officer': 8, 'Expert System': 1 }[role];
    const mine = await billWhere(`${column} = ${own}`);
    expect((await record(mine, role)).bill.billReference).toBe(mine);
    const foreign = await billWhere(`${column} is distinct from ${own}`);
    const answer = await call(`/reports/bill?billReference=${foreign}`, role);
    expect([answer.status, answer.body.code]).toEqual([404, 'bill.not-found']);
    const unknown = await call('/reports/bill?billReference=KD00000000000000', role);
    expect(unknown.body.code).toBe('bill.not-found');
  });

  it('is refused to visitors, to the Governor, and without a reference', async () => {
    const reference = await billWhere('true');
    expect((await call(`/reports/bill?billReference=${reference}`)).status).toBe(401);
    expect((await call(`/reports/bill?billReference=${reference}`, 'Governor')).status).toBe(403);
    expect((await call('/reports/bill', 'Admin')).status).toBe(422);
  });
});
