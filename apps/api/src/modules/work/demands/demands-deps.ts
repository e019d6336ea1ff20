import type { Database } from '../../../platform/db/database.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { AskAboutBill } from '../../money/payments/index.ts';

export interface DemandsDeps {
  readonly db: Database;
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'when'>;
  readonly askAboutBill: AskAboutBill;
}
