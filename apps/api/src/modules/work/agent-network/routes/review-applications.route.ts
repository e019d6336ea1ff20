import {
  approveAgentApplication,
  declineAgentApplication,
  getAgentApplication,
  lagosDay,
  listAgentApplications,
  startAgentApplicationReview,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { applicationMailJob } from '../agent-network.jobs.ts';
import type { ApplicationRow } from '../data/agent-applications.repository.ts';
import type { NetworkMembersRepository } from '../data/network-members.repository.ts';
import type { ApplicationNews } from '../mail/application-mail.ts';
import { type ApplicationsDeps, progressOf } from './applications.route.ts';

/** Somebody staff have approved: whoever registers with this NIN becomes an agent with this identity code. */
export interface ApprovedAgent {
  readonly nin: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** The company, or the person's own name; without a number of somebody who works alone. */
  readonly agency: { readonly name: string; readonly rcNumber: string | null };
  /** The identity code of the card. */
  readonly agentUid: string;
  readonly actor: { readonly userId: string };
  /** The mail of the approval says how to register. */
  readonly isTold: true;
}

export type PreRegisterAgent = (transaction: Transaction, agent: ApprovedAgent) => Promise<unknown>;

export interface ReviewDeps extends ApplicationsDeps {
  readonly members: NetworkMembersRepository;
  readonly clock: Clock;
  readonly preRegisterAgent: PreRegisterAgent;
}

/** How long a card holds before it is renewed. */
const cardYears = 1;

export function reviewApplicationsRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  const { db, applications } = deps;

  serve(app, listAgentApplications, async ({ query }) => {
    return presentPage(
      await applications.list(query),
      ({ id, reference, state, applicant, name, lga, receivedAt }) => ({
        ...{ id, reference, state, applicant, name, lga },
        receivedAt: receivedAt.toISOString(),
      }),
    );
  });

  serve(app, getAgentApplication, async ({ params: { id } }) => {
    const row = await applications.find(id);
    if (!row) throw new BusinessError('agent-application.not-found');
    const { applicant, firstName, lastName, companyName, rcNumber, ninLast4, email, phoneNumber, area } = row;
    const { experienceYears, experience, publishesPhone } = row;
    return {
      ...progressOf(row),
      ...{ id, applicant, firstName, lastName, companyName, rcNumber, ninLast4, email, phoneNumber, area },
      ...{ experienceYears, experience, publishesPhone },
      others: await applications.othersOf(id),
    };
  });

  serve(app, startAgentApplicationReview, async ({ params: { id } }, { user }) => {
    await db.transaction(async (tx) => {
      const { state } = await undecided(deps, tx, id);
      if (state !== 'received') throw new BusinessError('agent-application.state-conflict');
      await applications.startReview(tx, id);
      await tell(deps, tx, id, 'under-review', user.id, {});
    });
    return {};
  });

  serve(app, approveAgentApplication, async ({ params: { id } }, { user }) => {
    const application = await applications.find(id);
    if (!application) throw new BusinessError('agent-application.not-found');
    const identityCode = await db.transaction((tx) => approve(deps, tx, application, user.id));
    return { identityCode };
  });

  serve(app, declineAgentApplication, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      await undecided(deps, tx, id);
      await applications.decide(tx, id, { state: 'declined', by: user.id, reason });
      await tell(deps, tx, id, 'declined', user.id, { reason });
    });
    return {};
  });
}

async function approve(
  deps: ReviewDeps,
  tx: Transaction,
  application: ApplicationRow,
  userId: string,
): Promise<string> {
  const { applications, members, secretBox, clock } = deps;
  const { ninEncrypted } = await undecided(deps, tx, application.id);
  if (!ninEncrypted) throw new Error('An undecided application has lost its NIN');
  const { id } = application;
  const nin = secretBox.open(ninEncrypted, id);
  const { name, firstName, lastName, email, phoneNumber, lgaId, area, companyName, rcNumber } = application;
  await applications.decide(tx, id, { state: 'approved', by: userId });
  const card = await members.insert(tx, {
    ...{ kind: 'agent', name, lgaId, area, isCompany: companyName !== null, applicationId: id },
    phoneNumber: application.publishesPhone ? phoneNumber : null,
    validUntil: lastDayOfCard(clock.now()),
    mdaId: null,
    submissionId: null,
    contentDigest: null,
  });
  if (!card) throw new Error('The application has a card already');
  await deps.preRegisterAgent(tx, {
    ...{ nin, firstName, lastName, email, phoneNumber, agentUid: card.code, actor: { userId }, isTold: true },
    agency: { name, rcNumber },
  });
  await tell(deps, tx, id, 'approved', userId, { member: card.id });
  return card.code;
}

/** The application, held until the transaction ends, when nobody has decided it. */
async function undecided({ applications }: ReviewDeps, tx: Transaction, id: string) {
  const application = await applications.lock(tx, id);
  if (!application) throw new BusinessError('agent-application.not-found');
  if (application.state === 'approved' || application.state === 'declined') {
    throw new BusinessError('agent-application.state-conflict');
  }
  return application;
}

async function tell(
  { jobs }: ReviewDeps,
  tx: Transaction,
  id: string,
  news: ApplicationNews,
  userId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await jobs.enqueue(tx, applicationMailJob, { applicationId: id, news });
  const action = `agent-application.${news === 'under-review' ? 'review-started' : news}` as const;
  await writeAudit(tx, { actor: { userId }, action, subject: `agent-application:${id}`, detail });
}

function lastDayOfCard(now: Date): string {
  const [year, month, day] = lagosDay(now).split('-');
  return `${Number(year) + cardYears}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}
