import { randomInt } from 'node:crypto';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { type AuditActor, writeAudit } from '../../ground/audit/index.ts';
import { findOrAddAgency } from './data/agencies.repository.ts';
import {
  insertPreRegistration,
  type KnownAgent,
  newPreRegistrationId,
} from './data/agent-pre-registrations.repository.ts';
import { createIdentitySeals } from './identity-seals.ts';
import { preRegistrationMailJob } from './registration.jobs.ts';

interface AgentToPreRegister {
  /** Eleven digits. */
  readonly nin: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /**
   * A recorded agency by its id (`AGY-00012`), or one that is recorded now unless its RC number is known. Whoever works
   * alone is an agency of their own, without a number.
   */
  readonly agency: { readonly agencyId: string } | { readonly name: string; readonly rcNumber: string | null };
  /** The identity code of the card; a number is given when there is none. */
  readonly agentUid?: string;
  /** Who of staff did it, for the record. */
  readonly actor: AuditActor;
  /** The caller writes to them: no mail from here. */
  readonly isTold?: boolean;
}

/**
 * Pre-registers an agent in the caller's transaction: whoever then registers with this NIN becomes an agent, and is told
 * so by e-mail. Refused as `agency.not-found` or `agent.already-pre-registered`. The caller's own audit row comes after it.
 */
export type PreRegisterAgent = (transaction: Transaction, agent: AgentToPreRegister) => Promise<KnownAgent>;

interface PreRegisterAgentDeps {
  readonly dataKey: Buffer;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: { readonly now: () => Date };
}

export function createPreRegisterAgent({ dataKey, jobs, clock }: PreRegisterAgentDeps): PreRegisterAgent {
  const seals = createIdentitySeals(dataKey);
  return async (transaction, { nin, agency, actor, agentUid = newAgentUid(), isTold = false, ...person }) => {
    const id = await newPreRegistrationId(transaction);
    const agencyId = 'agencyId' in agency ? agency.agencyId : (await findOrAddAgency(transaction, agency)).agencyId;
    const added = await insertPreRegistration(transaction, {
      ...person,
      id,
      agencyId,
      agentUid,
      nin: { sealed: seals.sealNin(nin, id), index: seals.ninIndex(nin), last4: nin.slice(-4) },
      now: clock.now(),
    });
    if (added === 'no-agency') throw new BusinessError('agency.not-found');
    if (added === 'known') throw new BusinessError('agent.already-pre-registered');
    if (!isTold) await jobs.enqueue(transaction, preRegistrationMailJob, { preRegistrationId: id });
    await writeAudit(transaction, {
      actor,
      action: 'agent.pre-registered',
      subject: `agent-pre-registration:${id}`,
      detail: { agentUid: added.agentUid, agencyId: added.agencyId },
    });
    return added;
  };
}

/** Ten digits nobody takes for a NIN or a telephone number; 9 · 10⁸ of them, and the database refuses a second one. */
function newAgentUid(): string {
  return `AGT-${randomInt(100_000_000, 1_000_000_000)}`;
}
