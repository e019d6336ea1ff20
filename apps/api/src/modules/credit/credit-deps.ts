import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caseload } from '../caseload/index.ts';

export interface CreditDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
}
