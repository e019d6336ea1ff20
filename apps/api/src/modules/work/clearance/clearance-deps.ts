import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { Caseload } from '../../ground/caseload/index.ts';

/** Whether somebody of staff has declared that they are close to a taxpayer: they prepare and decide nothing about it. */
type HasDeclaredConflict = (tx: Transaction, userId: string, tpui: string) => Promise<boolean>;

export interface ClearanceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly store: DocumentStore;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  /** Of 10,000, for each application. Absent: drawn by chance. */
  readonly drawClearance?: () => number;
  /** Absent: nobody has declared anything. */
  readonly hasDeclaredConflict?: HasDeclaredConflict;
}
