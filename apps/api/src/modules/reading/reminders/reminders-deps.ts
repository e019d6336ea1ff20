import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { MessagePort } from '../../../platform/sms/sms-sender.ts';
import type { Caseload } from '../../ground/caseload/index.ts';

export interface RemindersDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** What reminders to many need besides: the ways they go out, and the cases two persons decide. */
export interface CampaignDeps extends RemindersDeps {
  readonly mailer: Mailer;
  readonly messages: MessagePort;
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly demonstration: boolean;
}
