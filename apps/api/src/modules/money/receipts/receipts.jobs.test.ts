import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import { UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { OutboxMessage } from '../../../platform/realtime/outbox-relay.ts';
import { givenBill } from '../../../testing/given.ts';
import { givenUser } from '../../../testing/given-user.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createReceiptProver } from './prove-receipt.ts';
import { sendReceiptMail } from './receipts.jobs.ts';
import { givenReceipt, issuer, startReceipts } from './testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const { get, signer, bills, mails, enqueued, work } = await startReceipts(db);
const deps = {
  db,
  bills,
  proveReceipt: createReceiptProver(signer, issuer.portalOrigin),
  mailer: { send: async (mail: (typeof mails)[number]) => void mails.push(mail), close: () => {} },
  sender: issuer,
  log: createLogger({ level: 'silent' }),
};
const payer = { firstName: 'Amina <b>', lastName: 'Bello', email: 'amina@example.ng' };

beforeEach(() => {
  mails.length = 0;
});

describe('the receipt by email', () => {
  it('follows every committed receipt, once however often the news is repeated', async () => {
    await givenReceipt(db);
    const { rows } = await db.$client.query<OutboxMessage>(
      `select id::text, topic, dedupe_key as "dedupeKey", payload from outbox where topic = 'receipt.issued'`,
    );
    const [message] = rows;
    const [consumer] = work.consumers ?? [];
    if (!message || !consumer) return expect.fail('a payment leaves a message, and the module consumes it');
    const client = await db.$client.connect();
    await consumer.consume(message, client);
    client.release();
    expect(consumer.topic).toBe('receipt.issued');
    expect(enqueued).toEqual([
      {
        name: 'send-receipt-mail',
        data: { billReference: message.payload.billReference },
        dedupeKey: message.dedupeKey,
      },
    ]);
  });

  it('is told in the inbox of whoever signs in for its payer, once', async () => {
    const amina = await givenUser(db, { roles: ['Individual'] });
    const { rows: people } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [amina]);
    const paid = await givenReceipt(db, { tpui: people[0]?.tpui ?? '' });
    const { rows } = await db.$client.query<OutboxMessage>(
      `select id::text, topic, dedupe_key as "dedupeKey", payload from outbox where topic = 'receipt.issued' and payload ->> 'billReference' = $1`,
      [paid.reference],
    );
    const [message] = rows;
    const [consumer] = work.consumers ?? [];
    if (!message || !consumer) return expect.fail('a payment leaves a message, and the module consumes it');
    const client = await db.$client.connect();
    await consumer.consume(message, client);
    await consumer.consume(message, client);
    client.release();
    const told = await db.$client.query(`select kind, facts from notices where user_id = $1`, [amina]);
    expect(told.rows).toEqual([
      { kind: 'bill.paid', facts: { reference: paid.reference, number: paid.receiptNumber } },
    ]);
    const others = await db.$client.query(`select from notices where kind = 'bill.paid' and user_id <> $1`, [amina]);
    expect(others.rowCount).toBe(0);
  });

  it('goes to the payer in both languages with a signed link that shows everything', async () => {
    const paid = await givenReceipt(db, { payer, lines: [1_250_050] });
    await sendReceiptMail(deps, { billReference: paid.reference });

    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: payer.email, subject: `Your receipt / Rasit ɗinka: ${paid.receiptNumber}` });
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('₦12,500.50');
      expect(body).toContain('Nov 21, 2026, 00:30');
      expect(body).toContain('Mun karɓi kuɗin da ka biya');
      expect(body).toContain('This is a demonstration. No money was paid.');
    }
    const signed = /[?&]s=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await signer.verify(signed)).toMatchObject({ n: paid.receiptNumber, f: true });
    const pdf = /https:\S+\/bills\/document\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const { searchParams } = new URL(pdf);
    expect((await get('/bills/document', Object.fromEntries(searchParams))).statusCode).toBe(200);
  });

  it('is the same mail when a worker died before it could say that it was sent', async () => {
    const paid = await givenReceipt(db);
    const other = await givenReceipt(db);
    for (const { reference } of [paid, paid, other]) await sendReceiptMail(deps, { billReference: reference });
    const [first, again, another] = mails.map(({ occasion }) => occasion);
    expect(first).toContain(paid.receiptNumber);
    expect(again).toBe(first);
    expect(another).toContain(other.receiptNumber);
    const { rows } = await db.$client.query(
      `select b.reference, m.kind from bill_mails m join bills b on b.id = m.bill_id where b.id = any($1) order by m.id`,
      [[paid.id, other.id]],
    );
    expect(rows).toEqual([paid, other].map(({ reference }) => ({ reference, kind: 'receipt' })));
  });

  it('never puts a payer’s name into the page as markup', async () => {
    const paid = await givenReceipt(db, { payer });
    await sendReceiptMail(deps, { billReference: paid.reference });
    expect(mails[0]?.html).toContain('Amina &lt;b&gt; Bello');
    expect(mails[0]?.html).not.toContain('<b>');
  });

  it('is not sent for an unpaid bill, an unknown one, a voided receipt or a payer without an address', async () => {
    const voided = await givenReceipt(db);
    await db.$client.query(`select void_receipt($1, 'reversal', 'reversed')`, [voided.receiptId]);
    const unreachable = await givenReceipt(db, { payer: { email: '' } });
    const unpaid = await givenBill(db);
    for (const { reference } of [voided, unreachable, unpaid, { reference: 'KD0' }]) {
      await sendReceiptMail(deps, { billReference: reference });
    }
    expect(mails).toEqual([]);
  });

  it('is tried again when the post office is closed, and given up when the address can never work', async () => {
    const paid = await givenReceipt(db);
    const failing = (error: Error) => ({ ...deps, mailer: { send: () => Promise.reject(error), close: () => {} } });
    const job = { billReference: paid.reference };
    await expect(sendReceiptMail(failing(new Error('ECONNREFUSED')), job)).rejects.toThrow('ECONNREFUSED');
    await expect(sendReceiptMail(failing(new UnsendableMail('no such address')), job)).resolves.toBeUndefined();
  });
});
