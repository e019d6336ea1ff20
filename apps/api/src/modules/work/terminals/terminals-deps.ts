import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { Providers, TerminalPayments } from '../../money/payments/index.ts';

export interface TerminalsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Attempts at terminals, by the door every attempt goes through. */
  readonly terminalPayments: TerminalPayments;
  readonly providers: Pick<Providers, 'readPosFile'>;
  /** With which the network of terminals signs what it sends. */
  readonly posWebhookSecret: string;
  readonly serviceName: string;
  readonly portalOrigin: string;
}
