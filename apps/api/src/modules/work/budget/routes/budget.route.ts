import { enterStatement, enterTargets, lagosDay, listStatements, listTargets } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { countMdas, insertStatement, insertTargets, readStatements, readTargets } from '../data/budget.repository.ts';

export interface BudgetDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** What is entered by hand: a year's targets in versions, and what offices state. Nothing is overwritten. */
export function budgetRoutes(app: FastifyInstance, { db, clock }: BudgetDeps): void {
  serve(app, listStatements, ({ query: { year } }) => readStatements(db, year));

  serve(app, enterStatement, async ({ body }, { user }) => {
    if (body.statedOn > lagosDay(clock.now())) throw new BusinessError('budget.not-yet');
    await db.transaction(async (tx) => {
      await insertStatement(tx, body, `user:${user.id}`);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'budget.statement-entered',
        subject: `statement:${body.year}:${body.kind}`,
        detail: { value: body.value, office: body.office, document: body.document, statedOn: body.statedOn },
      });
    });
    return {};
  });

  serve(app, listTargets, ({ query: { year } }) => readTargets(db, year));

  serve(app, enterTargets, async ({ body }, { user }) => {
    const ids = body.mdas.map(({ mdaId }) => mdaId);
    if (new Set(ids).size < ids.length) throw new BusinessError('budget.twice');
    if (body.mdas.reduce((sum, { kobo }) => sum + kobo, 0) > body.totalKobo) throw new BusinessError('budget.too-much');
    return db.transaction(async (tx) => {
      if ((await countMdas(tx, ids)) < ids.length) throw new BusinessError('budget.unknown-mda');
      const version = await insertTargets(tx, body, `user:${user.id}`);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'budget.targets-entered',
        subject: `targets:${body.year}:${version}`,
        detail: { totalKobo: body.totalKobo, mdas: ids.length, source: body.source },
      });
      const entered = (await readTargets(tx, body.year)).find((one) => one.version === version);
      if (!entered) throw new Error('A version of targets went away while it was entered');
      return entered;
    });
  });
}
