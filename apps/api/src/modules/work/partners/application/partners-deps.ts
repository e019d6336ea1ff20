import type { Receipt } from '@portal/contracts';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Egress } from '../../../../platform/egress/create-egress.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { Logger } from '../../../../platform/logging/create-logger.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { ProveSecondFactor } from '../../../ground/identity/index.ts';
import type { DocumentPress, Issuer } from '../../../ground/papers/index.ts';
import type { BillReader, BillRecord } from '../../../money/billing/index.ts';
import type { CheckByNumber } from '../../clearance/index.ts';

export interface PartnersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly log: Pick<Logger, 'error'>;
  /** The way out to addresses that partners name. */
  readonly egress: Egress;
  /** Secrets of webhooks lie under it. */
  readonly dataKey: Buffer;
  readonly serviceName: string;
  /** The address people type. */
  readonly portalOrigin: string;
  readonly bills: BillReader;
  readonly press: Pick<DocumentPress, 'print'>;
  readonly issuer: Issuer;
  readonly proveReceipt: (bill: BillRecord, options: { readonly full: boolean }) => Promise<Receipt | null>;
  readonly proveSecondFactor: ProveSecondFactor;
  readonly checkCertificate: CheckByNumber;
  /** Anybody may have begun a payment of the bill: whether it is one, its provider says. */
  readonly askAboutBill: (billReference: string) => Promise<void>;
}
