import { getReconciliation, runReconciliation } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { compareAll, readReconciliation } from '../data/reconciliation.repository.ts';

interface ReconciliationDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function reconciliationRoutes(app: FastifyInstance, { db, clock }: ReconciliationDeps): void {
  serve(app, getReconciliation, () => readReconciliation(db));
  serve(app, runReconciliation, (_request, { user }) =>
    db.transaction(async (tx) => {
      await compareAll(tx, dayOf(clock.now()), user.id);
      await writeAudit(tx, { actor: { userId: user.id }, action: 'settlement.reconciled', subject: 'settlement' });
      return readReconciliation(tx);
    }),
  );
}
