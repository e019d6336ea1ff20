import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { SmsSender } from '../../../platform/sms/sms-sender.ts';
import type { Caseload } from '../caseload/index.ts';
import { type AccountActs, createAccountReader, createAttemptsRepository } from '../identity/index.ts';
import { recoveryJobs } from './account-recoveries.jobs.ts';
import { createAccountRecoveriesRepository } from './data/account-recoveries.repository.ts';
import { decideRecoveries } from './decide-recoveries.ts';
import { finishRecoveries } from './finish-recoveries.ts';
import { forgetRecoveries } from './forget-recoveries.ts';
import type { MailSender } from './mail/recovery-mails.ts';
import { createRecoverySeals } from './recovery-seals.ts';
import { accountRecoveriesRoutes } from './routes/account-recoveries.route.ts';

interface AccountRecoveriesModuleDeps extends MailSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly dataKey: Buffer;
  readonly caseload: Pick<Caseload, 'open' | 'move' | 'when'>;
  readonly acts: Pick<AccountActs, 'recoverAccount'>;
  readonly ninIndex: (nin: string) => Buffer;
}

const aMinuteMs = 60_000;

/** Taxpayers who lost mailbox and telephone get back in at their office. */
export function accountRecoveriesModule(app: FastifyInstance, given: AccountRecoveriesModuleDeps): ModuleWork {
  const deps = {
    ...given,
    accounts: createAccountReader(given.db),
    attempts: createAttemptsRepository(given.db),
    recoveries: createAccountRecoveriesRepository(given.db),
    seals: createRecoverySeals(given.dataKey),
  };
  accountRecoveriesRoutes(app, deps);
  decideRecoveries(deps);
  recoveryJobs(deps);
  return {
    periodic: [
      { name: 'finish-account-recoveries', everyMs: 5 * aMinuteMs, run: (signal) => finishRecoveries(deps, signal) },
    ],
  };
}

/** To be called in the transaction in which accounts go, whatever the way. */
export function createForgetRecoveries({
  db,
  caseload,
}: {
  readonly db: Database;
  readonly caseload: Pick<Caseload, 'move'>;
}) {
  const recoveries = createAccountRecoveriesRepository(db);
  return (tx: Transaction, userIds: readonly string[]) => forgetRecoveries(tx, { recoveries, caseload, userIds });
}
