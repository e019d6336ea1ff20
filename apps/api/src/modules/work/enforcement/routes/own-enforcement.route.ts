import { getOwnEnforcement } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { ownTpui } from '../../obligations/index.ts';
import { enforcementsOf } from '../data/enforcements.repository.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';
import { presentOwn } from '../present-enforcement.ts';
import { surroundingsOf } from '../whole-enforcement.ts';

/** From the day on which two persons had compared the order of the court, for whoever acts for the taxpayer. */
export function ownEnforcementRoute(app: FastifyInstance, { db }: Pick<EnforcementDeps, 'db'>): void {
  serve(app, getOwnEnforcement, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const row = (await enforcementsOf(tx, ownTpui(user))).find((one) => one.id === id && one.orderId !== null);
      if (!row) throw new BusinessError('enforcement.not-found');
      return presentOwn(row, await surroundingsOf(tx, row));
    }),
  );
}
