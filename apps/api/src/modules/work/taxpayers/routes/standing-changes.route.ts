import { getStandingChange, proposeStandingChange } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { refreshObligations, refuseDaysToCome } from '../../obligations/index.ts';
import {
  decideStanding,
  findStandingChange,
  insertStandingChange,
  lockForStanding,
} from '../data/standing-changes.repository.ts';

export interface StandingChangesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
}

const kind = 'standing-change' as const;
const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** Two persons of an office say that a taxpayer is dormant, deregistered or dead; what they have to file follows in the same moment. */
export function standingChangesRoutes(app: FastifyInstance, { db, clock, caseload }: StandingChangesDeps): void {
  serve(app, proposeStandingChange, async ({ params: { tpui }, body }, { user }) => {
    const now = clock.now();
    const { standing, fromDay } = body;
    try {
      return await db.transaction(async (tx) => {
        const found = await lockForStanding(tx, tpui);
        // Whose office this is not is answered as if nobody were there.
        if (!found || !reachesOffice(user.scope, found.officeId)) throw new BusinessError('taxpayer.not-found');
        if (found.mergedInto !== null) throw new BusinessError('taxpayer-standing.not-possible');
        refuseDaysToCome({ fromDay, toDay: null }, dayOf(now));
        const id = await insertStandingChange(tx, { ...body, tpui, userId: user.id, at: now });
        const workId = await caseload.open(tx, {
          ...{ kind, subject: `standing:${id}`, reference: tpui },
          ...{ officeId: found.officeId ?? undefined, tpui, userId: user.id },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'taxpayer.standing-proposed',
          subject: `taxpayer:${tpui}`,
          detail: { standing, fromDay },
        });
        return { workId };
      });
    } catch (error) {
      if (violates(error, 'taxpayer_standings_pending_idx')) throw new BusinessError('taxpayer-standing.pending');
      throw error;
    }
  });

  serve(app, getStandingChange, async ({ params: { id } }, { user }) => {
    const found = await findStandingChange(db, id);
    if (!found || !reachesOffice(user.scope, found.officeId)) throw new BusinessError('taxpayer-standing.not-found');
    const { officeId: _, ...change } = found;
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${change.tpui}` });
    return change;
  });

  for (const [move, state] of [
    ['release', 'released'],
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when(kind, move, async (tx, { subject, userId }) => {
      // Nobody but a person makes these moves.
      if (userId === null) throw new Error('A standing was decided by nobody');
      const now = clock.now();
      const decided = await decideStanding(tx, idOf(subject), { state, userId, at: now });
      if (!decided) throw new Error('A standing was decided that was never proposed');
      const { tpui, standing, fromDay } = decided;
      if (state === 'released') await refreshObligations(tx, [tpui], dayOf(now));
      await writeAudit(tx, {
        actor: { userId },
        action: `taxpayer.standing-${state}`,
        subject: `taxpayer:${tpui}`,
        detail: { standing, fromDay },
      });
    });
}
