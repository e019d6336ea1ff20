import { randomBytes } from 'node:crypto';
import {
  inviteRepresentative,
  listRepresentatives,
  makeConsentCode,
  portalAddress,
  representationRights,
  type Scope,
  withdrawRepresentative,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../audit/index.ts';
import { codeHashOf } from '../code-hash.ts';
import { countOpen, end, insertRepresentation, listOwn, nameOfUser } from '../data/representations.repository.ts';

export interface RepresentationDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const aWeekMs = 7 * 24 * 60 * 60 * 1000;
const mostOpen = 50;
const codeBytes = 13;

/** Whom somebody lets act for them. */
export function representativesRoutes(app: FastifyInstance, { db, clock }: RepresentationDeps): void {
  serve(app, listRepresentatives, async (_request, { user }) =>
    (await listOwn(db, tpuiOf(user.scope), clock.now())).map((row) => ({
      ...row,
      invitedAt: row.invitedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      acceptedAt: row.acceptedAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    })),
  );

  serve(app, inviteRepresentative, ({ body: { kind, label, rights } }, { user }) => {
    const tpui = tpuiOf(user.scope);
    const code = makeConsentCode(randomBytes(codeBytes));
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + aWeekMs);
    return db.transaction(async (tx) => {
      if ((await countOpen(tx, tpui, now)) >= mostOpen) throw new BusinessError('representation.too-many');
      const id = await insertRepresentation(tx, {
        ...{ tpui, kind, label, now, expiresAt, invitedBy: user.id, codeHash: codeHashOf(code) },
        // Whoever raises bills sees them, and whoever files a schedule reads it.
        rights: representationRights.filter(
          (right) =>
            right === 'see' ||
            rights.includes(right) ||
            (right === 'paye-prepare' && rights.includes('paye-file')) ||
            (right === 'withholding-prepare' && rights.includes('withholding-file')) ||
            (right === 'returns-prepare' && rights.includes('returns-file')),
        ),
      });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'representative.invited',
        subject: `taxpayer:${tpui}`,
        detail: { representationId: id, kind, rights },
      });
      return { id, code, expiresAt: expiresAt.toISOString() };
    });
  });

  serve(app, withdrawRepresentative, ({ params: { id } }, { user }) => {
    const tpui = tpuiOf(user.scope);
    return db.transaction(async (tx) => {
      const ended = await end(tx, { id, tpui }, user.id, clock.now());
      if (!ended) throw new BusinessError('representation.not-found');
      if (ended.representativeId !== null)
        await publishNotice(tx, {
          to: [ended.representativeId],
          kind: 'client.withdrawn',
          facts: { name: await nameOfUser(tx, user.id) },
          path: portalAddress('/user/clients'),
          occasion: `representation ${id} ended`,
        });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'representative.withdrawn',
        subject: `taxpayer:${tpui}`,
        detail: { representationId: id },
      });
      return {};
    });
  });
}

/** Whoever has not proved who they are lets nobody act for them. */
function tpuiOf(scope: Scope): string {
  if (scope.kind === 'taxpayer') return scope.tpui;
  throw new BusinessError('taxpayer.not-found');
}
