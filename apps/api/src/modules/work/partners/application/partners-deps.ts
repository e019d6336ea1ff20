import type { PartnerMode, Receipt, TestOutcome } from '@portal/contracts';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { TestModeDatabase } from '../../../../platform/db/test-mode-database.ts';
import type { Egress } from '../../../../platform/egress/create-egress.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { Logger } from '../../../../platform/logging/create-logger.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { ProveSecondFactor } from '../../../ground/identity/index.ts';
import type { DocumentPress, Issuer } from '../../../ground/papers/index.ts';
import type { BillReader, BillRecord } from '../../../money/billing/index.ts';
import type { CheckByNumber } from '../../clearance/index.ts';

/** What test mode has of its own; everything else is as in live mode. */
export interface TestModeParts {
  readonly db: TestModeDatabase;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly bills: BillReader;
  /** Signed with a key that proves nothing. */
  readonly proveReceipt: PartnersDeps['proveReceipt'];
  readonly checkCertificate: CheckByNumber;
}

export interface PartnersDeps {
  /** Absent where the installation has no second database: test keys are refused. */
  readonly testMode?: TestModeParts | undefined;
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

/** What the operations are made of, once for live keys and once for test keys: nothing of the one is in the other but what has no rows. */
export interface ModeDeps extends Omit<PartnersDeps, 'testMode'> {
  readonly mode: PartnerMode;
  /** Plays the payer of a bill; in test mode alone. */
  readonly playOutcome?: (
    bill: { readonly id: string; readonly totalKobo: number },
    outcome: TestOutcome,
  ) => Promise<void>;
}

/** Where and in which mode bills are shown. */
export type Place = Pick<ModeDeps, 'portalOrigin' | 'mode'>;
