import {
  type ActionName,
  downloadMemberCard,
  issueCollectorCard,
  listAgents,
  listNetworkMembers,
  reinstateNetworkMember,
  renewNetworkMember,
  suspendNetworkMember,
  type VerifiedMember,
  verifyIdentityCode,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { fileAnswer } from '../../../../platform/http/file-answer.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../../platform/http/submission.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { HomeAreas } from '../../../ground/lookups/index.ts';
import type { DocumentPress, Issuer } from '../../../ground/papers/index.ts';
import type { NetworkMembersRepository } from '../data/network-members.repository.ts';

export interface MembersDeps {
  readonly db: Database;
  readonly members: NetworkMembersRepository;
  readonly areas: HomeAreas;
  readonly clock: Clock;
  readonly press: Pick<DocumentPress, 'printCard'>;
  readonly issuer: Issuer;
  /** The card of somebody of the service; undefined of any other code. Given by the composition root. */
  readonly findOfficer: (code: string) => Promise<VerifiedMember | undefined>;
  /** The badge of somebody who records premises in the street; undefined of any other code. Given by the composition root. */
  readonly findEnumerator: (code: string, isScan: boolean) => Promise<VerifiedMember | undefined>;
}

export function membersRoutes(app: FastifyInstance, deps: MembersDeps): void {
  const { db, members, areas, findOfficer, findEnumerator, clock, press, issuer } = deps;
  serve(app, listAgents, ({ query }) => members.listAgents(query));

  serve(app, verifyIdentityCode, async ({ query }) => {
    // All are asked whatever the code is: how long an answer takes says nothing.
    const [member, officer, enumerator] = await Promise.all([
      members.findByCode(query.code),
      findOfficer(query.code),
      findEnumerator(query.code, query.scan === true),
    ]);
    const inService = officer ?? enumerator;
    if (inService) return inService;
    if (!member) throw new BusinessError('identity-code.unknown');
    const { code, kind, standing, name, lga, employer, validUntil } = member;
    return { code, kind, standing, name, lga, employer, validUntil, duty: null };
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

  serve(app, downloadMemberCard, async ({ params: { id } }, { user, language }) => {
    const member = await members.find(id);
    if (!member) throw new BusinessError('network-member.not-found');
    if (member.standing !== 'active') throw new BusinessError('network-member.not-active');
    const { kind, name, code, lga, employer, validUntil } = member;
    const body = await press.printCard(
      { kind, name, code, lga, employer, validUntil, statedAt: clock.now().toISOString() },
      { language, issuer },
    );
    await db.transaction((tx) => audit(tx, user.id, 'network-member.card-printed', id, { validUntil }));
    return fileAnswer({ contentType: 'application/pdf', body, fileName: `card-${code}.pdf` });
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
  action: ActionName,
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
  action: ActionName,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(tx, { actor: { userId }, action, subject: `network-member:${id}`, detail });
}
