import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SheetReader } from '../../../platform/spreadsheets/sheet-reader.ts';
import type { Caseload } from '../../ground/caseload/index.ts';

export interface IntelligenceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open' | 'openMany' | 'move' | 'versionOf'>;
  readonly sheets: Pick<SheetReader, 'read'>;
  /** The keyed digest of a national identity number. */
  readonly ninIndex: (nin: string) => Buffer;
}
