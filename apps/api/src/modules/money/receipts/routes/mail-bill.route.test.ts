import type { Role } from '@portal/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenScope, givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { sendInvoiceMail } from '../invoice.jobs.ts';
import { givenReceipt, issuer, startReceipts } from '../testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const id = await givenUser(db, { roles: ['Admin'] });
const { app, bills, enqueued } = await startReceipts(db, {
  identify: async (name) => {
    const role: Role = name === 'other MDA' ? 'MDA User' : (name as Role);
    return { id, roles: [role], sessionId: name, scope: givenScope(role, name === 'other MDA' ? { mdaId: 2 } : {}) };
  },
});
async function mail(billReference: unknown, as?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/bills/mails',
    payload: { billReference },
    headers: as ? { authorization: as } : {},
  });
  return { status: answer.statusCode, ...answer.json<{ code?: string; kind?: string }>() };
}
beforeEach(() => {
  enqueued.length = 0;
});

describe('POST /bills/mails', () => {
  it('orders the invoice of an unpaid bill and the receipt of a paid one, and says who asked', async () => {
    const unpaid = await givenBill(db);
    const paid = await givenReceipt(db);
    expect(await mail(unpaid.reference, 'Admin')).toMatchObject({ status: 200, kind: 'invoice' });
    expect(await mail(paid.reference, 'MDA User')).toMatchObject({ status: 200, kind: 'receipt' });
    expect(enqueued.map(({ name, data }) => [name, data])).toEqual([
      ['send-invoice-mail', { billReference: unpaid.reference, occasion: expect.stringContaining(unpaid.reference) }],
      ['send-receipt-mail', { billReference: paid.reference, occasion: expect.stringContaining(paid.reference) }],
    ]);
    const { rows } = await db.$client.query(`select action, detail from audit_log where subject = $1`, [
      `bill:${unpaid.reference}`,
    ]);
    expect(rows).toEqual([{ action: 'bill.mailed', detail: { kind: 'invoice' } }]);
  });

  it('sends an invoice in both languages to the address on the bill, and notes it once', async () => {
    const bill = await givenBill(db, { lines: [1_250_050], payer: { email: 'amina@example.ng' } });
    const sent: { to: string; text: string }[] = [];
    const deps = {
      db,
      bills,
      mailer: { send: async (one: { to: string; text: string }) => void sent.push(one), close: () => {} },
      sender: issuer,
      log: createLogger({ level: 'silent' }),
      clock: { now: () => new Date('2026-11-28T23:30:00Z') },
    };
    const job = { billReference: bill.reference, occasion: `invoice ${bill.reference} 1` };
    for (const _ of [1, 2]) await sendInvoiceMail(deps, job);
    expect(sent.map(({ to }) => to)).toEqual(['amina@example.ng', 'amina@example.ng']);
    expect(sent[0]?.text).toContain('₦12,500.50');
    expect(sent[0]?.text).not.toContain('late');
    expect(sent[0]?.text).toContain('Wannan ita ce takardar biyan kuɗinka');
    const { rows } = await db.$client.query('select kind from bill_mails where bill_id = $1', [bill.id]);
    expect(rows).toEqual([{ kind: 'invoice' }]);
    expect(await mail(bill.reference, 'Admin')).toMatchObject({ status: 409, code: 'bill.mailed-just-now' });
    await expect(db.$client.query('delete from bill_mails')).rejects.toThrow();
  });

  it('says in the invoice how late it is by the day of the law', async () => {
    const bill = await givenBill(db, {
      issuedOn: '2026-09-20',
      dueAfterDays: -10,
      payer: { email: 'amina@example.ng' },
    });
    const sent: { text: string }[] = [];
    await sendInvoiceMail(
      {
        ...{ db, bills, sender: issuer, log: createLogger({ level: 'silent' }) },
        mailer: { send: async (one) => void sent.push(one), close: () => {} },
        // Already the twenty-ninth in Lagos.
        clock: { now: () => new Date('2026-11-28T23:30:00Z') },
      },
      { billReference: bill.reference, occasion: `invoice ${bill.reference} late` },
    );
    expect(sent[0]?.text).toContain('Sep 10, 2026, 80 days late');
    expect(sent[0]?.text).toContain('an yi latti da kwana 80');
  });

  it('refuses what there is nothing to send of, and orders nothing', async () => {
    const held = await givenBill(db);
    const intent = await givenIntent(db, held);
    await db.$client.query(`select confirm_payment($1, $2, 1, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
    ]);
    const voided = await givenReceipt(db);
    await db.$client.query(`select void_receipt($1, 'reversal', 'reversed')`, [voided.receiptId]);
    const codes = [];
    for (const { reference } of [
      held,
      voided,
      await givenBill(db, { cancelled: true }),
      await givenBill(db, { payer: { email: '' } }),
      { reference: 'KD7Q4M2X9TBC1VWZ' },
    ])
      codes.push((await mail(reference, 'Admin')).code);
    expect(codes).toEqual([
      'bill.under-review',
      'bill.receipt-void',
      'bill.cancelled',
      'bill.no-address',
      'bill.not-found',
    ]);
    expect(enqueued).toEqual([]);
  });

  it('is refused to strangers, to taxpayers, for a foreign bill and without a reference', async () => {
    const bill = await givenBill(db);
    expect((await mail(bill.reference)).status).toBe(401);
    for (const as of ['Governor', 'Individual']) expect((await mail(bill.reference, as)).status, as).toBe(403);
    expect(await mail(bill.reference, 'other MDA')).toMatchObject({ status: 404, code: 'bill.not-found' });
    expect((await mail(undefined, 'Admin')).status).toBe(422);
    expect(enqueued).toEqual([]);
  });
});
