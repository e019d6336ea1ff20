import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ReadAs } from '../../../platform/scope/read-as.ts';

export interface SharesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Routes read what is somebody's own with the eyes of whoever asks. */
export interface SharesRouteDeps extends SharesDeps {
  readonly readAs: ReadAs;
}
