import type { Database } from '../../../platform/db/database.ts';
import type { Caseload } from '../../ground/caseload/index.ts';

export interface PenaltiesDeps {
  readonly db: Database;
  readonly caseload: Caseload;
}
