import { randomUUID } from 'node:crypto';
import { type AgentApplicationProgress, applyAsAgent, followAgentApplication } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../../platform/http/submission.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { SecretBox } from '../../../../platform/keys/secret-box.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { HomeAreas } from '../../../ground/lookups/index.ts';
import { applicationMailJob } from '../agent-network.jobs.ts';
import type { AgentApplicationsRepository, ApplicationRow } from '../data/agent-applications.repository.ts';

export interface ApplicationsDeps {
  readonly db: Database;
  readonly applications: AgentApplicationsRepository;
  readonly areas: HomeAreas;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly secretBox: SecretBox;
}

const lastDigits = 4;
/** Nobody's mailbox is filled through us. */
const mailsPerHour = 5;

export function applicationsRoutes(app: FastifyInstance, deps: ApplicationsDeps): void {
  const { db, applications, areas, jobs, secretBox } = deps;

  serve(app, applyAsAgent, async ({ body: { submissionId, language, application } }) => {
    const { nin, email, ...rest } = application;
    const blindIndex = secretBox.blindIndex(nin);
    const contentDigest = digestOf({ ...rest, email, nin: blindIndex.toString('base64') });
    const earlier = await applications.findBySubmission(submissionId);
    if (earlier) return { reference: sameSubmission(earlier, contentDigest, 'submissionId').reference, email };
    await areas.require(application.lgaId, 'application.lgaId');
    // Anybody may have typed the address: the application is taken whatever others sent in its name, and only the mails end.
    const isTold = (await applications.countLately(email)) < mailsPerHour;
    const id = randomUUID();
    const sealed = {
      encrypted: secretBox.seal(nin, id),
      blindIndex,
      last4: nin.slice(-lastDigits),
    };
    const received = await db.transaction(async (tx) => {
      const made = await applications.insert(tx, {
        id,
        submissionId,
        contentDigest,
        language,
        application,
        nin: sealed,
      });
      if (!made) return undefined;
      if (isTold) await jobs.enqueue(tx, applicationMailJob, { applicationId: id, news: 'received' });
      const entry = { actor: { system: 'agent-network' }, action: 'agent-application.received' as const };
      await writeAudit(tx, { ...entry, subject: `agent-application:${id}`, detail: { reference: made.reference } });
      return { reference: made.reference, contentDigest };
    });
    const answer = received ?? (await applications.findBySubmission(submissionId));
    if (!answer) throw new Error('An application of this submission was neither made nor found');
    return { reference: sameSubmission(answer, contentDigest, 'submissionId').reference, email };
  });

  serve(app, followAgentApplication, async ({ body: { reference, email } }) => {
    const application = await applications.findByReference(reference, email);
    if (!application) throw new BusinessError('agent-application.not-found');
    return progressOf(application);
  });
}

export function progressOf(row: ApplicationRow): AgentApplicationProgress {
  return {
    reference: row.reference,
    state: row.state,
    name: row.name,
    lga: row.lga,
    receivedAt: row.receivedAt.toISOString(),
    reviewStartedAt: row.reviewStartedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    declineReason: row.declineReason,
    identityCode: row.identityCode,
  };
}
