import * as z from 'zod';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { type Mailer, UnsendableMail } from '../../../platform/mail/mailer.ts';
import type { DeclarationsRepository } from './data/declarations.repository.ts';
import { declarationMail, declarationNews, type MailSender } from './mail/declaration-mail.ts';

/** Nearly two days of tries: a post office may be closed for a while. */
export const declarationMailJob = defineJob({
  // The queue's name stays: jobs that wait in it would otherwise never be sent.
  name: 'send-declaration-letter',
  data: z.object({ declarationId: z.uuid(), news: z.enum(declarationNews) }),
  retryLimit: 48,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});

export interface DeclarationMailDeps extends MailSender {
  readonly declarations: DeclarationsRepository;
  readonly mailer: Mailer;
  readonly jobs: Pick<Jobs, 'handle'>;
}

/** An address that can never be reached is given up. */
export function communicationInfrastructureJobs(deps: DeclarationMailDeps): void {
  deps.jobs.handle(declarationMailJob, async ({ declarationId, news }) => {
    const declaration = await deps.declarations.find(declarationId);
    if (!declaration) return;
    await deps.mailer.send(declarationMail(deps, declaration, news)).catch((error: unknown) => {
      if (!(error instanceof UnsendableMail)) throw error;
    });
  });
}
