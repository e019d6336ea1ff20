import { giveCapacity } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { CapacityActs } from '../../caseload/index.ts';
import type { AccountReader, ProposeDeciderChange } from '../../identity/index.ts';

export interface GiveCapacityDeps {
  readonly db: Database;
  readonly accounts: AccountReader;
  readonly capacities: CapacityActs;
  readonly proposeDeciderChange: ProposeDeciderChange;
}

export function giveCapacityRoute(app: FastifyInstance, deps: GiveCapacityDeps): void {
  const { db, accounts, capacities, proposeDeciderChange } = deps;

  serve(app, giveCapacity, async ({ body: { userId, capacity } }, { user }) => {
    if (!(await accounts.find(userId))) throw new BusinessError('user.not-found');
    if (await capacities.has(userId, capacity)) return { workIds: [] };
    const asked = { change: 'capacity' as const, capacity };
    const workId = await db.transaction((tx) => proposeDeciderChange(tx, { userId, asked, by: user.id }));
    return { workIds: [workId] };
  });
}
