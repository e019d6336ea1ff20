import { listOwnRequests, type Scope, withdrawOwnRequest } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Caseload } from '../caseload.ts';
import { findOwnRequest, readOwnRequests } from '../data/own-requests.repository.ts';
import { presentWork } from '../present-work.ts';

export interface OwnRequestsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'move'>;
}

/** What taxpayers asked for, as they follow it: cases of theirs, of the kinds they open themselves. */
export function ownRequestsRoutes(app: FastifyInstance, { db, clock, caseload }: OwnRequestsDeps): void {
  serve(app, listOwnRequests, async ({ query }, { user }) => {
    const page = await readOwnRequests({ db, clock }, tpuiOf(user.scope), query);
    return presentPage(page, ({ answer, canWithdraw, ...row }) => {
      const { id, kind, state, reference, isOpen, openedAt, since, deadline } = presentWork(row);
      return { id, kind, state, reference, isOpen, openedAt, since, deadline, answer, canWithdraw };
    });
  });

  serve(app, withdrawOwnRequest, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const kind = await findOwnRequest(tx, id, tpuiOf(user.scope));
      if (!kind) throw new BusinessError('work.not-found');
      await caseload.move(tx, { id }, { move: 'withdraw' });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'request.withdrawn',
        subject: `work:${id}`,
        detail: { kind },
      });
      return {};
    }),
  );
}

/** Nobody's case is of an empty TPUI. */
function tpuiOf(scope: Scope): string {
  return scope.kind === 'taxpayer' ? scope.tpui : '';
}
