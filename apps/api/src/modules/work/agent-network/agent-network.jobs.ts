import * as z from 'zod';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { AgentApplicationsRepository } from './data/agent-applications.repository.ts';
import { applicationMail, applicationNews, type MailSender } from './mail/application-mail.ts';

/** Nearly two days of tries: a post office may be closed for a while. */
export const applicationMailJob = defineJob({
  // The queue's name stays: jobs that wait in it would otherwise never be sent.
  name: 'send-agent-application-letter',
  data: z.object({ applicationId: z.uuid(), news: z.enum(applicationNews) }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

export interface ApplicationMailDeps extends MailSender {
  readonly applications: AgentApplicationsRepository;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'handle'>;
}

/** An address that can never be reached is given up. */
export function agentNetworkJobs(deps: ApplicationMailDeps): void {
  deps.jobs.handle(applicationMailJob, async ({ applicationId, news }) => {
    const application = await deps.applications.find(applicationId);
    if (!application) return;
    await deps.mailer.send(applicationMail(deps, application, news)).catch((error: unknown) => {
      if (!(error instanceof UnsendableMail)) throw error;
    });
  });
}
