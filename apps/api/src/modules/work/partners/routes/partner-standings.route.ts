import {
  decidePartnerMove,
  getOwnPartnerStanding,
  getPartnerStanding,
  movePartner,
  type PartnerStanding,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { latestCertification } from '../data/certifications.repository.ts';
import { signaturesOf } from '../data/signature-duties.repository.ts';
import {
  decideMove,
  findStanding,
  healthOf,
  lockOpenMove,
  moveByPerson,
  movesOf,
  personsOfMove,
} from '../data/standings.repository.ts';

/** How far partners are. Going live takes two persons of the service; the database holds that, and every other move of the table. */
export function partnerStandingsRoutes(app: FastifyInstance, { db, testMode }: PartnersDeps): void {
  async function standingOf(id: number, userId: string): Promise<PartnerStanding> {
    const [standing, moves, health, certification, signatures] = await Promise.all([
      findStanding(db, id),
      movesOf(db, id),
      healthOf(db, id),
      testMode ? latestCertification(testMode.db, id) : null,
      signaturesOf(db, id, userId),
    ]);
    if (!standing) throw new BusinessError('expert-system.not-found');
    const open = moves.find(({ outcome }) => outcome === null);
    return {
      ...{ state: standing.state, since: standing.since.toISOString(), hasTestMode: testMode !== undefined },
      open: open
        ? {
            ...{ id: open.id, to: open.to, reason: open.reason, proposedBy: open.proposedByName },
            ...{ proposedAt: open.proposedAt.toISOString(), isOwn: open.proposedBy === userId },
          }
        : null,
      moves: moves.flatMap(({ id: moveId, from, to, reason, outcome, decidedAt, ...who }) =>
        decidedAt
          ? [
              {
                ...{ id: moveId, from, to, reason, at: decidedAt.toISOString(), isRefused: outcome === 'refused' },
                by: [...new Set([who.proposedByName, who.decidedByName])].filter((name) => name !== ''),
              },
            ]
          : [],
      ),
      ...{ certification, signatures, health },
    };
  }

  serve(app, getPartnerStanding, ({ params: { id } }, { user }) => standingOf(id, user.id));

  serve(app, getOwnPartnerStanding, (_request, { user: { id, scope } }) => {
    if (scope.kind !== 'expert-system') throw new BusinessError('expert-system.not-found');
    return standingOf(scope.expertSystemId, id);
  });

  serve(app, movePartner, ({ params: { id }, body: { to, reason } }, { user }) =>
    db
      .transaction(async (tx) => {
        const standing = await findStanding(tx, id);
        if (!standing) throw new BusinessError('expert-system.not-found');
        const persons = await personsOfMove(tx, standing.state, to);
        if (persons === undefined || standing.state === 'suspended')
          throw new BusinessError('partner.move-not-possible');
        const move = { expertSystemId: id, from: standing.state, to, reason };
        const moveId = await moveByPerson(tx, move, user.id, persons);
        const isProposed = persons > 1;
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: isProposed ? 'partner.move-proposed' : 'partner.moved',
          subject: `expert-system:${id}`,
          detail: { move: moveId, from: standing.state, to, reason },
        });
        return { state: isProposed ? standing.state : to, isProposed };
      })
      .catch(refused),
  );

  serve(app, decidePartnerMove, ({ params: { id, moveId }, body: { agrees } }, { user }) =>
    db
      .transaction(async (tx) => {
        const standing = await findStanding(tx, id);
        if (!standing) throw new BusinessError('expert-system.not-found');
        const move = await lockOpenMove(tx, id, moveId);
        if (!move) throw new BusinessError('partner.move-not-found');
        if (agrees && move.proposedBy === user.id) throw new BusinessError('partner.second-person');
        await decideMove(tx, moveId, { outcome: agrees ? 'done' : 'refused', userId: user.id });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: agrees ? 'partner.moved' : 'partner.move-refused',
          subject: `expert-system:${id}`,
          detail: { move: moveId, from: standing.state, to: move.to },
        });
        return { state: agrees ? move.to : standing.state };
      })
      .catch(refused),
  );
}

function refused(error: unknown): never {
  if (violates(error, 'partner_moves_one_open_idx')) throw new BusinessError('partner.move-waits', { cause: error });
  if (violates(error, 'partner_moves_legal')) throw new BusinessError('partner.move-not-possible', { cause: error });
  if (violates(error, 'partner_moves_persons')) throw new BusinessError('partner.second-person', { cause: error });
  throw error;
}
