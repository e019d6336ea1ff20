import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/create-logger.ts';
import type { OutboxMessage } from '../../../platform/realtime/outbox-relay.ts';
import { givenBill, givenIntent } from '../../../testing/given.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { sendReviewMail, sendReviewMailJob } from './review.jobs.ts';
import { issuer, startReceipts } from './testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const { bills, mails, enqueued, work } = await startReceipts(db);
const deps = {
  db,
  bills,
  mailer: { send: async (mail: (typeof mails)[number]) => void mails.push(mail), close: () => {} },
  sender: issuer,
  log: createLogger({ level: 'silent' }),
};

beforeEach(async () => {
  mails.length = 0;
  enqueued.length = 0;
  await db.$client.query('delete from outbox');
});

async function paid(bill: Awaited<ReturnType<typeof givenBill>>, amountKobo: number | null) {
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    amountKobo,
  ]);
}

/** What the outbox holds about money under review, taken to its end as the relay and the worker would. */
async function deliver(): Promise<void> {
  const consumer = work.consumers?.find(({ topic }) => topic === 'payment.review');
  const { rows } = await db.$client.query<OutboxMessage>(
    `select id::text, topic, dedupe_key as "dedupeKey", payload from outbox where topic = 'payment.review' order by id`,
  );
  const client = await db.$client.connect();
  for (const message of rows) await consumer?.consume(message, client);
  client.release();
  for (const { data } of enqueued) await sendReviewMail(deps, sendReviewMailJob.data.parse(data));
}

describe('the mail about money that does not agree with its bill', () => {
  it.each([
    ['another amount', 1_250_000 - 100],
    ['an amount nobody named', null],
  ])('is sent for %s: what happened, not to pay again, in both languages', async (_case, amountKobo) => {
    const bill = await givenBill(db);
    await paid(bill, amountKobo);
    await deliver();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'amina.bello@example.com' });
    expect(mail?.subject).toContain('We are checking your payment');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Please do not pay again');
      expect(body).toContain('kada ka sake biya');
      expect(body).toContain('₦12,500.00');
      expect(body).not.toMatch(/rasit ɗinka|your receipt is/i);
    }
    expect(mail?.text).toContain(`https://pay.example.gov.ng/payment_summary_open?billReference=${bill.reference}`);
  });

  it('says of a second payment that the receipt stands and that the money is looked after', async () => {
    const bill = await givenBill(db);
    await paid(bill, bill.totalKobo);
    await paid(bill, bill.totalKobo);
    await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('had been paid already');
    expect(mails[0]?.text).toContain('Your receipt stays valid');
  });

  it('is one for each payment, and the same mail when it is sent again', async () => {
    const bill = await givenBill(db);
    await paid(bill, 100);
    await deliver();
    for (const { data } of enqueued) await sendReviewMail(deps, sendReviewMailJob.data.parse(data));
    expect(new Set(enqueued.map(({ dedupeKey }) => dedupeKey)).size).toBe(1);
    expect(new Set(mails.map(({ occasion }) => occasion)).size).toBe(1);
  });

  it('is not sent when a person was faster, when the provider took money back, or to nobody', async () => {
    const bill = await givenBill(db);
    const nobody = await givenBill(db, { payer: { email: '' } });
    await paid(nobody, 100);
    await db.$client.query(
      `insert into outbox (topic, dedupe_key, payload)
       values ('payment.review', 'review:1', $1), ('payment.review', 'review:2', $2)`,
      [
        { billReference: bill.reference, kind: 'amount-mismatch' },
        { billReference: bill.reference, kind: 'no-longer-paid' },
      ],
    );
    await deliver();
    expect(mails).toEqual([]);
  });

  it('says that a second payment is looked into when somebody claims one, whatever the bill’s standing', async () => {
    const bill = await givenBill(db);
    const intent = await givenIntent(db, bill);
    await db.$client.query(
      `insert into provider_notifications (provider, dedupe_key, raw, intent_id, movement_date)
       select 'remita', $1 || day, '{}', $2, day from unnest(array['2026-11-20', '2026-11-21']) as day`,
      [intent.id, intent.id],
    );
    await db.$client.query('select open_second_payment_case($1)', [intent.id]);
    await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('second payment');
    expect(mails[0]?.text).toContain('biya na biyu');
  });
});
