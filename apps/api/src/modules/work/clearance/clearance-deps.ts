import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { Caseload } from '../../ground/caseload/index.ts';

export interface ClearanceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly store: DocumentStore;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  /** Of 10,000, for each application. Absent: drawn by chance. */
  readonly drawClearance?: () => number;
}
