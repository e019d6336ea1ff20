import {
  issueCollectorCard,
  listAgents,
  listNetworkMembers,
  reinstateNetworkMember,
  renewNetworkMember,
  suspendNetworkMember,
  verifyIdentityCode,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../platform/http/submission.ts';
import { writeAudit } from '../../audit/index.ts';
import type { HomeAreas } from '../../lookups/index.ts';
import type { NetworkMembersRepository } from '../data/network-members.repository.ts';

export interface MembersDeps {
  readonly db: Database;
  readonly members: NetworkMembersRepository;
  readonly areas: HomeAreas;
}

export function membersRoutes(app: FastifyInstance, { db, members, areas }: MembersDeps): void {
  serve(app, listAgents, ({ query }) => members.listAgents(query));

  serve(app, verifyIdentityCode, async ({ query }) => {
    const member = await members.findByCode(query.code);
    if (!member) throw new BusinessError('identity-code.unknown');
    const { code, kind, standing, name, lga, employer, validUntil } = member;
    return { code, kind, standing, name, lga, employer, validUntil };
  });

  serve(app, listNetworkMembers, ({ query }) => members.list(query));

  serve(app, issueCollectorCard, async ({ body: { submissionId, mdaId, ...card } }, { user }) => {
    await areas.require(card.lgaId);
    if (!(await areas.isMda(mdaId))) {
      throw new BusinessError('request.invalid', { fieldErrors: { mdaId: 'Choose an MDA of the list' } });
    }
    return db.transaction(async (tx) => {
      const person = { kind: 'collector', isCompany: false, area: '', phoneNumber: null, applicationId: null } as const;
      const contentDigest = digestOf({ ...card, mdaId });
      const issued = await members.insert(tx, { ...card, ...person, mdaId, submissionId, contentDigest });
      if (!issued) {
        const earlier = await members.findBySubmission(tx, submissionId);
        if (!earlier) throw new Error('A card of this submission was neither made nor found');
        const { id, code } = sameSubmission(earlier, contentDigest, 'submissionId');
        return { id, code };
      }
      await audit(tx, user.id, 'network-member.issued', issued.id, { mdaId, validUntil: card.validUntil });
      return issued;
    });
  });

  serve(app, suspendNetworkMember, async ({ params: { id }, body: { reason } }, { user }) => {
    await change(db, (tx) => members.suspend(tx, id, reason), user.id, 'network-member.suspended', id, { reason });
    return {};
  });

  serve(app, reinstateNetworkMember, async ({ params: { id }, body: { reason } }, { user }) => {
    await change(db, (tx) => members.reinstate(tx, id), user.id, 'network-member.reinstated', id, { reason });
    return {};
  });

  serve(app, renewNetworkMember, async ({ params: { id }, body: { validUntil } }, { user }) => {
    const renewal = (tx: Transaction) => members.renew(tx, id, validUntil);
    await change(db, renewal, user.id, 'network-member.renewed', id, { validUntil });
    return {};
  });
}

async function change(
  db: Database,
  make: (tx: Transaction) => Promise<boolean>,
  userId: string,
  action: string,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await make(tx))) throw new BusinessError('network-member.not-found');
    await audit(tx, userId, action, id, detail);
  });
}

function audit(
  tx: Transaction,
  userId: string,
  action: string,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, { actor: { userId }, action, subject: `network-member:${id}`, detail });
}
