import { getDueExtension, proposeDueExtension } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { Caseload } from '../../../ground/caseload/index.ts';
import { dueOnOf, findDueOn } from '../data/due-days.ts';
import { decideExtension, findExtension, insertExtension } from '../data/due-extensions.repository.ts';
import { fromDayOf, periodOf } from '../domain/period.ts';
import type { ObligationsDeps } from '../obligations-deps.ts';

export interface DueExtensionsDeps extends ObligationsDeps {
  readonly caseload: Pick<Caseload, 'open' | 'when'>;
}

const kindOfWork = 'due-extension' as const;
const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** Two persons extend the due day of a period for everybody. It only ever becomes later, and is never taken back. */
export function dueExtensionsRoutes(app: FastifyInstance, { db, clock, caseload }: DueExtensionsDeps): void {
  serve(app, proposeDueExtension, async ({ body: { kind, period, toDay, announced } }, { user }) => {
    const now = clock.now();
    try {
      return await db.transaction(async (tx) => {
        const dueOn = await findDueOn(tx, kind, period);
        if (dueOn === undefined) throw new BusinessError('due-extension.no-rule');
        if (toDay <= dueOn || toDay < dayOf(now)) throw new BusinessError('due-extension.not-later');
        const proposal = { kind, fromDay: fromDayOf(period), toDay, announced, userId: user.id, at: now };
        const id = await insertExtension(tx, proposal);
        const workId = await caseload.open(tx, {
          ...{ kind: kindOfWork, subject: `due-extension:${id}`, reference: `${kind} ${period}`, userId: user.id },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'due-extension.proposed',
          subject: `due-extension:${id}`,
          detail: { kind, period, toDay, announced },
        });
        return { workId };
      });
    } catch (error) {
      if (violates(error, 'due_extensions_pending_idx')) throw new BusinessError('due-extension.pending');
      throw error;
    }
  });

  serve(app, getDueExtension, async ({ params: { id } }) => {
    const found = await findExtension(db, id);
    if (!found) throw new BusinessError('due-extension.not-found');
    const { fromDay, ...extension } = found;
    const period = periodOf(found.kind, fromDay);
    return { ...extension, period, dueOn: await dueOnOf(db, found.kind, period) };
  });

  for (const [move, state] of [
    ['release', 'released'],
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when(kindOfWork, move, async (tx, { subject, userId }) => {
      // Nobody but a person makes these moves.
      if (userId === null) throw new Error('A due day was decided about by nobody');
      const now = clock.now();
      const decided = await decideExtension(tx, idOf(subject), { state, userId, at: now });
      if (!decided) throw new Error('A due day was decided about that nobody proposed to extend');
      const { kind, fromDay, toDay } = decided;
      // Meanwhile it may have come, and everybody who relied on it is late already.
      if (state === 'released' && toDay < dayOf(now)) throw new BusinessError('due-extension.not-later');
      await writeAudit(tx, {
        actor: { userId },
        action: `due-extension.${state}`,
        subject,
        detail: { kind, period: periodOf(kind, fromDay), toDay },
      });
    });
}
