import { getOwnDemand } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { ownTpui } from '../../obligations/index.ts';
import { billsOfDemand, servedOn } from '../data/demands.repository.ts';
import type { DemandsDeps } from '../demands-deps.ts';
import { presentOwn } from '../present-demand.ts';

/** From its service on, for whoever acts for the taxpayer. */
export function ownDemandRoute(app: FastifyInstance, { db }: Pick<DemandsDeps, 'db'>): void {
  serve(app, getOwnDemand, async ({ params: { id } }, { user }) => {
    const row = (await servedOn(db, ownTpui(user))).find((one) => one.id === id);
    if (!row) throw new BusinessError('demand.not-found');
    return presentOwn(row, await billsOfDemand(db, id));
  });
}
