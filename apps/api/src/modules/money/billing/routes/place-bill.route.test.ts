import { randomUUID } from 'node:crypto';
import type { Role } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { startBilling } from '../testing/billing-test-app.ts';

const { db, owner } = await createTestDatabase();
const roles = ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager', 'Admin', 'MDA User'] as const;
const people = new Map<string, string>();
for (const role of roles) people.set(role, await givenUser(db, { roles: [role] }));
const app = await startBilling(db, 'masked', async (name) => {
  const role = name as Role;
  return { id: people.get(role) ?? '', roles: [role], sessionId: name, scope: givenScope(role) };
});

const reason = 'Nobody looked after it';
async function place(billReference: string, taxOfficeId?: unknown, as = 'Tax Office Director', why: unknown = reason) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/bills/placements',
    payload: { billReference, ...(taxOfficeId !== undefined && { taxOfficeId }), reason: why },
    headers: as ? { authorization: as } : {},
  });
  const { code, taxOfficeId: office } = answer.json();
  return { status: answer.statusCode, ...(code ? { code } : { office }) };
}

/** A bill that no office has, of a payer who has none either. */
async function givenUnplaced(options: Parameters<typeof givenBill>[1] = {}) {
  const tpui = `TPUI-${randomUUID()}`;
  const bill = await givenBill(db, { tpui, ...options });
  await db.$client.query('update bills set tax_office_id = null where id = $1', [bill.id]);
  return { ...bill, tpui };
}
const homeAt = (tpui: string, office: number) =>
  db.$client.query(`update taxpayers set home_office_id = $2, home_office_source = 'confirmed' where tpui = $1`, [
    tpui,
    office,
  ]);
async function standing({ id }: { readonly id: string }) {
  const { rows } = await db.$client.query(
    `select tax_office_id as office, (select count(*)::int from bill_placements where bill_id = b.id) as placements,
       (select count(*)::int from audit_log where subject = 'bill:' || b.reference) as audited from bills b where id = $1`,
    [id],
  );
  return rows[0];
}
const untouched = { office: null, placements: 0, audited: 0 };

describe('POST /bills/placements', () => {
  it('gives a bill the home office its payer has by now, once, and says in the trail who and why', async () => {
    const bill = await givenUnplaced();
    await homeAt(bill.tpui, 8);
    const answers = await Promise.all([place(bill.reference), place(bill.reference)]);
    expect(answers).toEqual([
      { status: 200, office: 8 },
      { status: 200, office: 8 },
    ]);
    expect(await standing(bill)).toEqual({ office: 8, placements: 1, audited: 1 });
    const { rows } = await db.$client.query(
      `select action, detail, basis, placed_by as by from audit_log, bill_placements where subject = $1 and bill_id = $2`,
      [`bill:${bill.reference}`, bill.id],
    );
    const detail = { from: null, to: 8, reason };
    expect(rows).toEqual([{ action: 'bill.placed', detail, basis: 'home', by: people.get('Tax Office Director') }]);
  });

  it('else the only office of the payer’s area; where that is none or several, it asks for a choice', async () => {
    const { rows } = await db.$client.query<{ lga: number; office: number }>(
      `select id as lga, office_of_lga(id) as office from lgas where office_of_lga(id) is not null order by id limit 1`,
    );
    const bill = await givenUnplaced();
    expect(await place(bill.reference)).toEqual({ status: 409, code: 'bill.no-office-known' });
    expect(await standing(bill)).toEqual(untouched);
    await db.$client.query('update bills set payer_lga_id = $2 where id = $1', [bill.id, rows[0]?.lga]);
    expect(await place(bill.reference, undefined, 'SuperAdmin')).toEqual({ status: 200, office: rows[0]?.office });
  });

  it('is corrected and taken back, step by step in the trail', async () => {
    const bill = await givenUnplaced();
    for (const [office, answered] of [
      [7, 7],
      [8, 8],
      [0, null],
      [0, null],
    ] as const)
      expect(await place(bill.reference, office)).toEqual({ status: 200, office: answered });
    expect(await standing(bill)).toEqual({ office: null, placements: 3, audited: 3 });
    const { rows } = await db.$client.query(
      `select action, detail ->> 'from' as "from", detail ->> 'to' as to from audit_log where subject = $1 order by position`,
      [`bill:${bill.reference}`],
    );
    expect(rows).toEqual([
      { action: 'bill.placed', from: null, to: '7' },
      { action: 'bill.placed', from: '7', to: '8' },
      { action: 'bill.placement-taken-back', from: '8', to: null },
    ]);
    await expect(db.$client.query('delete from bill_placements')).rejects.toThrow();
  });

  it('never moves a bill that has the office of its day', async () => {
    const bill = await givenBill(db);
    for (const office of [undefined, 7, 0])
      expect(await place(bill.reference, office)).toEqual({ status: 409, code: 'bill.office-of-its-day' });
    expect(await standing(bill)).toEqual({ ...untouched, office: 6 });
  });

  it('leaves what is paid, cancelled or not there', async () => {
    const paid = await givenUnplaced();
    const intent = await givenIntent(db, paid);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      ...[intent.id, intent.providerRef, paid.totalKobo],
    ]);
    const cancelled = await givenUnplaced({ cancelled: true });
    expect(await place(paid.reference, 7)).toEqual({ status: 409, code: 'bill.already-paid' });
    expect(await place(cancelled.reference, 7)).toEqual({ status: 409, code: 'bill.cancelled' });
    expect(await place('KD7Q4M2X9TBC1VWZ', 7)).toEqual({ status: 404, code: 'bill.not-found' });
    for (const bill of [paid, cancelled]) expect(await standing(bill)).toEqual(untouched);
  });

  it('is refused to strangers and to others, and without an office of the list and a reason', async () => {
    const bill = await givenUnplaced();
    expect((await place(bill.reference, 7, '')).status).toBe(401);
    for (const as of ['Tax Office Manager', 'Admin', 'MDA User'])
      expect([as, (await place(bill.reference, 7, as)).status]).toEqual([as, 403]);
    // Closed without the two persons it takes.
    await owner.$client.query('alter table tax_offices disable trigger user');
    await owner.$client.query(`update tax_offices set closed_on = '2026-01-01', successor_id = 8 where id = 7`);
    await owner.$client.query('alter table tax_offices enable trigger user');
    for (const office of [999, 7, -1, 1.5, 'x', null]) expect((await place(bill.reference, office)).status).toBe(422);
    for (const why of ['', 'x'.repeat(501), null])
      expect((await place(bill.reference, 7, 'Tax Office Director', why)).status).toBe(422);
    expect(await standing(bill)).toEqual(untouched);
  });
});
