import { recoveryWaitHours } from '@portal/contracts';
import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import { internationalNumber, type SmsSender, UnsendableSms } from '../../../platform/sms/sms-sender.ts';
import type { AccountRecoveriesRepository } from './data/account-recoveries.repository.ts';
import { type MailSender, recoveryWarningMail, recoveryWarningSms } from './mail/recovery-mails.ts';
import type { RecoverySeals } from './recovery-seals.ts';

/** One for each of the old addresses: where one cannot be reached the other is. Their link is made with the message. */
export const recoveryWarningJob = defineJob({
  name: 'send-recovery-warning',
  data: z.object({ id: z.uuid(), to: z.enum(['email', 'phone']) }),
  retryLimit: 12,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
});

export interface RecoveryJobsDeps extends MailSender {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly recoveries: AccountRecoveriesRepository;
  readonly seals: RecoverySeals;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}

export function recoveryJobs(deps: RecoveryJobsDeps): void {
  const { db, jobs, recoveries, seals, mailer, sms } = deps;
  jobs.handle(recoveryWarningJob, async ({ id, to }) => {
    const row = await recoveries.find(db, id);
    // What ended meanwhile needs no stopping.
    if (row?.state !== 'waiting' || row.approvedAt === null) return;
    const { formerEmail, formerPhone } = row;
    const until = new Date(row.approvedAt.getTime() + recoveryWaitHours * 60 * 60 * 1000);
    const facts = { token: seals.stopToken(id), until };
    if (to === 'email' && formerEmail !== null)
      await given(mailer.send(recoveryWarningMail(deps, formerEmail, facts, row.language)));
    const number = formerPhone === null ? undefined : internationalNumber(formerPhone);
    if (to === 'phone' && number !== undefined)
      await given(sms.send({ to: number, text: recoveryWarningSms(deps, facts, row.language) }));
  });
}

/** What can never be sent is given up, not tried for hours. */
async function given(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof UnsendableMail || error instanceof UnsendableSms)) throw error;
  });
}
