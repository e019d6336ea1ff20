import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { DocumentPress, Issuer } from '../../ground/papers/index.ts';
import type { BillReader } from '../billing/index.ts';
import { sendInvoiceMail, sendInvoiceMailJob } from './invoice.jobs.ts';
import { createReceiptProver } from './prove-receipt.ts';
import type { ReceiptSigner } from './receipt-signer.ts';
import { mailReceiptToJob, sendReceiptTo } from './receipt-to.jobs.ts';
import { receiptIssuedConsumer, sendReceiptMail, sendReceiptMailJob } from './receipts.jobs.ts';
import { paymentReviewConsumer, sendReviewMail, sendReviewMailJob } from './review.jobs.ts';
import { attemptStatementRoutes, type StatementDeps } from './routes/attempt-statement.route.ts';
import { downloadBillDocumentRoute } from './routes/download-bill-document.route.ts';
import { listReceiptKeysRoute } from './routes/list-receipt-keys.route.ts';
import { listVoidReceiptsRoute } from './routes/list-void-receipts.route.ts';
import { lookUpRrrRoute } from './routes/look-up-rrr.route.ts';
import { mailBillRoute } from './routes/mail-bill.route.ts';
import { mailReceiptToRoute } from './routes/mail-receipt-to.route.ts';
import { verifyReceiptRoute } from './routes/verify-receipt.route.ts';

export interface ReceiptsDeps {
  readonly db: Database;
  readonly bills: BillReader;
  readonly signer: ReceiptSigner;
  readonly issuer: Issuer;
  readonly press: DocumentPress;
  readonly publicBillDetails: 'masked' | 'full';
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly readAttempt: StatementDeps['readAttempt'];
}

/** Registers the routes and the jobs that write to payers. */
export function receiptsModule(app: FastifyInstance, given: ReceiptsDeps): ModuleWork {
  const { signer, issuer, jobs } = given;
  const deps = { ...given, proveReceipt: createReceiptProver(signer, issuer.portalOrigin), sender: issuer };
  listReceiptKeysRoute(app, deps);
  listVoidReceiptsRoute(app, deps);
  verifyReceiptRoute(app, deps);
  lookUpRrrRoute(app, deps);
  downloadBillDocumentRoute(app, deps);
  mailBillRoute(app, deps);
  mailReceiptToRoute(app, deps);
  attemptStatementRoutes(app, deps);
  jobs.handle(sendReceiptMailJob, (data) => sendReceiptMail(deps, data));
  jobs.handle(mailReceiptToJob, (data) => sendReceiptTo({ ...deps, isFull: given.publicBillDetails === 'full' }, data));
  jobs.handle(sendReviewMailJob, (data) => sendReviewMail(deps, data));
  jobs.handle(sendInvoiceMailJob, (data) => sendInvoiceMail(deps, data));
  return { consumers: [receiptIssuedConsumer(jobs), paymentReviewConsumer(jobs)] };
}
