import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caseload } from '../../ground/caseload/index.ts';

export interface DiscrepanciesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'when' | 'versionOf'>;
}
