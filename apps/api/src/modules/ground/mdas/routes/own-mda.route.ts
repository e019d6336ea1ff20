import {
  askSuperAdmin,
  changeCounter,
  changeOwnMda,
  counterAsRead,
  getMdaRequest,
  getOwnMda,
  lagosDay,
  openCounter,
  ownMdaAsRead,
  type Scope,
  withdrawMdaRequest,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Caseload } from '../../caseload/index.ts';
import type { OwnMdaRepository } from '../data/own-mda.repository.ts';

export interface OwnMdaDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Caseload;
  readonly own: OwnMdaRepository;
}

/** What the people of an MDA do with it themselves: counters, contact, what papers say, requests to the SuperAdmin. */
export function ownMdaRoutes(app: FastifyInstance, { db, clock, caseload, own }: OwnMdaDeps): void {
  serve(app, getOwnMda, async (_request, { user }) => {
    const found = await own.find(mdaOf(user.scope), Number(lagosDay(clock.now()).slice(0, 4)));
    if (!found) throw new BusinessError('access.denied');
    return found;
  });

  serve(app, changeOwnMda, async ({ query: { asRead }, body }, { user }) => {
    const id = mdaOf(user.scope);
    await db.transaction(async (tx) => {
      requireAsRead(asRead, ownMdaAsRead(await own.lockDetails(tx, id)));
      await own.change(tx, id, body);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'mda.details-changed',
        subject: `mda:${id}`,
        // No names of people are kept for good.
        detail: { signatureText: body.signatureText },
      });
    });
    return {};
  });

  serve(app, openCounter, ({ body }, { user }) =>
    db.transaction(async (tx) => {
      const mdaId = mdaOf(user.scope);
      const id = await own.openCounter(tx, mdaId, body);
      if (id === undefined) throw new BusinessError('mda.counter-taken');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'mda.counter-opened',
        subject: `mda:${mdaId}`,
        detail: { counterId: id, ...body },
      });
      return { id };
    }),
  );

  serve(app, changeCounter, async ({ params: { counterId }, query: { asRead }, body }, { user }) => {
    const mdaId = mdaOf(user.scope);
    await db
      .transaction(async (tx) => {
        const before = await own.lockCounter(tx, mdaId, counterId);
        if (!before) throw new BusinessError('mda.counter-not-found');
        requireAsRead(asRead, counterAsRead(before));
        await own.changeCounter(tx, mdaId, counterId, body);
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'mda.counter-changed',
          subject: `mda:${mdaId}`,
          detail: { counterId, ...body },
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'mda_counters_name_idx')) throw new BusinessError('mda.counter-taken', { cause: error });
        throw error;
      });
    return {};
  });

  serve(app, askSuperAdmin, ({ body }, { user }) =>
    db.transaction(async (tx) => {
      const id = await own.ask(tx, mdaOf(user.scope), body);
      await caseload.open(tx, {
        ...{ kind: 'mda-request', subject: `mda-request:${id}`, reference: `MR-${id.slice(-6).toUpperCase()}` },
        userId: user.id,
      });
      return { id };
    }),
  );

  serve(app, withdrawMdaRequest, async ({ params: { requestId } }, { user }) => {
    await db.transaction(async (tx) => {
      if (!(await own.waits(tx, mdaOf(user.scope), requestId))) throw new BusinessError('mda.request-not-found');
      await caseload.move(tx, { kind: 'mda-request', subject: `mda-request:${requestId}` }, { move: 'withdraw' });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'mda.request-withdrawn',
        subject: `mda:${mdaOf(user.scope)}`,
        detail: { requestId },
      });
    });
    return {};
  });

  serve(app, getMdaRequest, async ({ params: { id } }) => {
    const found = await own.findRequest(id);
    if (!found) throw new BusinessError('mda.request-not-found');
    return found;
  });
}

function mdaOf(scope: Scope): number {
  if (scope.kind === 'mda') return scope.mdaId;
  throw new BusinessError('access.denied');
}
