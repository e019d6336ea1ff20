import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { givenBill } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createReceiptProver } from '../prove-receipt.ts';
import { mailReceiptToJob, sendReceiptTo } from '../receipt-to.jobs.ts';
import { givenReceipt, issuer, startReceipts } from '../testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const { app, bills, signer, mails, enqueued } = await startReceipts(db);

async function order(billReference: unknown, email: unknown = 'friend@example.ng') {
  const answer = await app.inject({ method: 'POST', url: '/api/v1/receipts/mails', payload: { billReference, email } });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}
const orders = async () => (await db.$client.query('select count(*)::int as n from receipt_mail_orders')).rows[0].n;

async function send(isFull = false) {
  const deps = {
    db,
    bills,
    proveReceipt: createReceiptProver(signer, issuer.portalOrigin),
    mailer: { send: async (mail: (typeof mails)[number]) => void mails.push(mail), close: () => {} },
    sender: issuer,
    log: createLogger({ level: 'silent' }),
    isFull,
  };
  for (const { name, data } of enqueued)
    if (name === mailReceiptToJob.name) await sendReceiptTo(deps, mailReceiptToJob.data.parse(data));
}

beforeEach(() => {
  enqueued.length = 0;
  mails.length = 0;
});

describe('POST /receipts/mails', () => {
  it('sends the receipt to the address that was named, and shows what the public page shows', async () => {
    const paid = await givenReceipt(db, {
      payer: { firstName: 'Amina', lastName: 'Bello', email: 'amina@example.ng' },
    });
    expect(await order(paid.reference, ' Friend@Example.ng ')).toEqual({ status: 200, code: undefined });
    await send();
    expect(mails.map(({ to }) => to)).toEqual(['friend@example.ng']);
    const [mail] = mails;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(paid.receiptNumber);
      for (const secret of ['Amina', 'Bello', 'amina@']) expect(body).not.toContain(secret);
    }
    const signed = /[?&]s=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await signer.verify(signed)).not.toMatchObject({ f: true });
    expect(JSON.stringify((await db.$client.query('select * from receipt_mail_orders')).rows)).not.toContain('@');
  });

  it('sends nothing twice within a minute and three in a day at most, also when many ask at once', async () => {
    const paid = await givenReceipt(db);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => order(paid.reference, `a${at}@example.ng`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(enqueued).toHaveLength(1);
    await db.$client.query(
      `insert into receipt_mail_orders (bill_id, ordered_at) select id, clock_timestamp() - interval '2 hours' from bills, generate_series(1, 2) where reference = $1`,
      [paid.reference],
    );
    expect(await order(paid.reference)).toEqual({ status: 429, code: 'receipt.mailed-enough' });
    const { reference } = await givenReceipt(db);
    await db.$client.query(
      `insert into receipt_mail_orders (bill_id, ordered_at) select id, clock_timestamp() - interval '25 hours' from bills, generate_series(1, 9) where reference = $1`,
      [reference],
    );
    expect((await order(reference)).status).toBe(200);
  });

  it('refuses what has no receipt that counts, and no address, and keeps nothing', async () => {
    const before = await orders();
    const voided = await givenReceipt(db);
    await db.$client.query(`select void_receipt($1, 'reversal', 'reversed')`, [voided.receiptId]);
    const unpaid = await givenBill(db);
    expect([await order('KD7Q4M2X9TBC1VWZ'), await order(unpaid.reference), await order(voided.reference)]).toEqual([
      { status: 404, code: 'bill.not-found' },
      { status: 409, code: 'receipt.none-yet' },
      { status: 409, code: 'bill.receipt-void' },
    ]);
    const paid = await givenReceipt(db);
    for (const email of ['', 'nobody', 'a@b\r\nBcc: c@example.ng', 7, null])
      expect((await order(paid.reference, email)).status).toBe(422);
    expect([await orders(), enqueued]).toEqual([before, []]);
  });

  it('is not sent once the receipt is void', async () => {
    const paid = await givenReceipt(db);
    await order(paid.reference);
    await db.$client.query(`select void_receipt($1, 'reversal', 'reversed')`, [paid.receiptId]);
    await send();
    expect(mails).toEqual([]);
  });

  it('keeps the orders as they were', async () => {
    await expect(db.$client.query('delete from receipt_mail_orders')).rejects.toMatchObject({
      constraint: 'receipt_mail_orders_append_only',
    });
  });
});
