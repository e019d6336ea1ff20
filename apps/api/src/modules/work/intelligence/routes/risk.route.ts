import { getRisk, kobo } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { requireReach } from '../../obligations/index.ts';
import { riskOf } from '../data/risk.repository.ts';
import type { IntelligenceDeps } from '../intelligence-deps.ts';

/** Why a taxpayer of the office deserves a look: what can be counted, and no score that nobody explains. */
export function riskRoute(app: FastifyInstance, { db }: Pick<IntelligenceDeps, 'db'>): void {
  serve(app, getRisk, async ({ params: { tpui } }, { user }) => {
    await requireReach(db, tpui, user);
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${tpui}` });
    return {
      reasons: (await riskOf(db, tpui)).map(({ amountKobo, ...one }) => ({
        ...one,
        amountKobo: amountKobo === null ? null : kobo(amountKobo),
      })),
    };
  });
}
