import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { TipSeals } from './tip-seals.ts';

export interface TipsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open' | 'move'>;
  readonly seals: TipSeals;
}
