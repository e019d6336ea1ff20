import type { Provider } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import type { BillReader } from '../billing/index.ts';
import type { Providers } from '../payments/index.ts';
import type { MailSender } from '../receipts/index.ts';

export interface RefundsDeps {
  readonly db: Database;
  readonly caseload: Caseload;
  readonly providers: Pick<Providers, Provider>;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly log: Logger;
  /** For payers without an account, who hear of it by mail alone. */
  readonly bills: BillReader;
  readonly mailer: Mailer;
  readonly sender: MailSender;
}
