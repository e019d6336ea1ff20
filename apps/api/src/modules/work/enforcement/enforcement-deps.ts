import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { AskAboutBill } from '../../money/payments/index.ts';

export interface EnforcementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'when' | 'versionOf'>;
  readonly askAboutBill: AskAboutBill;
  readonly store: DocumentStore;
  /** Keys of phones and of what they seal are made from it. */
  readonly dataKey: Buffer;
}
