import { afterAll } from 'vitest';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { createHttpServer } from '../../../../platform/http/create-http-server.ts';
import { receiptKeysOf } from '../../../../platform/keys/receipt-keys.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createDocumentPress, type DocumentPressOptions } from '../../../ground/papers/index.ts';
import { createAttemptReader } from '../../../reading/reporting/index.ts';
import { createBillReader } from '../../billing/index.ts';
import { createReceiptSigner } from '../receipt-signer.ts';
import { receiptsModule } from '../receipts.module.ts';
import { newReceiptKeyPem } from './receipt-test-keys.ts';

export const issuer = {
  name: 'Kaduna State Internal Revenue Service',
  address: 'Kaduna State',
  portalOrigin: 'https://pay.example.gov.ng',
  demonstration: true,
};

type Identify = (authorization: string) => Promise<SignedInUser | undefined>;

/** The real module on a real database; mails are kept, jobs are collected. */
export async function startReceipts(
  db: Database,
  {
    publicBillDetails = 'masked',
    identify,
    ...pressOptions
  }: { readonly publicBillDetails?: 'masked' | 'full'; readonly identify?: Identify } & Omit<
    DocumentPressOptions,
    'log'
  > = {},
) {
  const app = await createHttpServer(identify ? { identify } : {});
  const log = createLogger({ level: 'silent' });
  const press = createDocumentPress({ log, ...pressOptions });
  const bills = createBillReader(db);
  const signer = createReceiptSigner(receiptKeysOf(newReceiptKeyPem(), []));
  const mails: Mail[] = [];
  const clock: Clock = { now: () => new Date('2026-11-21T08:00:00Z') };
  const enqueued: { name: string; data: object; dedupeKey: string | undefined }[] = [];
  const work = receiptsModule(app, {
    db,
    bills,
    signer,
    issuer,
    publicBillDetails,
    clock,
    log,
    press,
    readAttempt: createAttemptReader({ db, clock }),
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    jobs: {
      handle: () => {},
      enqueue: async (_transaction, { name }, data, options) => {
        enqueued.push({ name, data, dedupeKey: options?.dedupeKey });
      },
    },
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await press.close();
  });
  const get = (path: string, query: Record<string, string> = {}, language = 'en') =>
    app.inject({ url: `/api/v1${path}`, query, headers: { 'accept-language': language } });
  return { app, get, bills, signer, mails, enqueued, work };
}

/** A bill and its receipt, paid through Remita in full. */
export async function givenReceipt(db: Database, options: Parameters<typeof givenBill>[1] = {}) {
  const bill = await givenBill(db, options);
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', '2026-11-20T23:30:00Z', 'requery')`, [
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  ]);
  const { rows } = await db.$client.query<{ id: string; receipt_number: string }>(
    'select id, receipt_number from receipts where bill_id = $1',
    [bill.id],
  );
  return { ...bill, receiptId: rows[0]?.id ?? '', receiptNumber: rows[0]?.receipt_number ?? '' };
}
