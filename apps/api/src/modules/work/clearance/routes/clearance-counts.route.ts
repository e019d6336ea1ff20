import { getClearanceCounts } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { ClearanceDeps } from '../clearance-deps.ts';
import { countClearance } from '../data/counts.repository.ts';

/** Figures of a year: of the caller's office, or of the State for whoever reads all of it. */
export function clearanceCountsRoute(app: FastifyInstance, { db, clock }: ClearanceDeps): void {
  serve(app, getClearanceCounts, async ({ query }, { user: { scope } }) => {
    const year = query.year ?? Number(dayOf(clock.now()).slice(0, 4));
    return {
      year,
      ...(await countClearance(
        db,
        year,
        scope.kind === 'tax-offices' && scope.reach === 'own' ? scope.taxOfficeId : undefined,
      )),
    };
  });
}
