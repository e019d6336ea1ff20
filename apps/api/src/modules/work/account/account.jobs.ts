import { randomInt } from 'node:crypto';
import { languages } from '@portal/contracts';
import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import { type SmsSender, UnsendableSms } from '../../../platform/sms/sms-sender.ts';
import type { ContactSeals } from './contact-seals.ts';
import { keepCode } from './data/contact-changes.repository.ts';
import { contactChangedMail, contactCodeMail, contactCodeSms, type MailSender } from './mail/account-mails.ts';

const language = z.enum(languages);

/** The code is made when the message is: a job's data never holds one. A code that comes late helps nobody. */
export const contactCodeJob = defineJob({
  name: 'send-contact-code',
  data: z.object({ changeId: z.uuid(), language }),
  retryLimit: 4,
  retryDelaySeconds: 5,
  timeoutSeconds: 30,
});

/** To the address that was the person's before. */
export const contactChangedJob = defineJob({
  name: 'send-contact-changed',
  data: z.object({ email: z.string(), kind: z.enum(['email', 'phone']), language }),
  retryLimit: 12,
  retryDelaySeconds: 10,
  timeoutSeconds: 60,
});

export interface AccountJobsDeps extends MailSender {
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly seals: ContactSeals;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}

export function accountJobs(deps: AccountJobsDeps): void {
  const { jobs, mailer, sms } = deps;
  jobs.handle(contactCodeJob, async ({ changeId, language: written }) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const change = await keepCode(deps.db, changeId, deps.seals.codeHash(code, changeId));
    if (!change) return;
    await given(
      change.kind === 'email'
        ? mailer.send(contactCodeMail(deps, change.value, code, written))
        : sms.send({ to: change.value, text: contactCodeSms(deps, code, written) }),
    );
  });
  jobs.handle(contactChangedJob, ({ email, kind, language: written }) =>
    given(mailer.send(contactChangedMail(deps, email, kind, written))),
  );
}

/** What can never be sent is given up, not tried for hours. */
async function given(sending: Promise<void>): Promise<void> {
  await sending.catch((error: unknown) => {
    if (!(error instanceof UnsendableMail || error instanceof UnsendableSms)) throw error;
  });
}
