import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DocumentStore } from '../../../platform/storage/document-store.ts';

export interface StreetDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: DocumentStore;
  /** Keys of devices, links and sealed records are made from it. */
  readonly dataKey: Buffer;
  readonly portalOrigin: string;
}
