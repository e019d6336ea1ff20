import { addPayeBranches, changePayeBranch, listPayeBranches } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { addBranches, branchesOf, changeBranch } from '../data/branches.repository.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';

/** An employer's branches: added, renamed, closed and opened again, never deleted. */
export function branchesRoutes(app: FastifyInstance, { db, clock }: Pick<PayeDeps, 'db' | 'clock'>): void {
  serve(app, listPayeBranches, async (_request, { user }) => ({ branches: await branchesOf(db, employerOf(user)) }));

  serve(app, addPayeBranches, async ({ body: { branches } }, { user }) => {
    const tpui = employerOf(user);
    await db.transaction(async (tx) => {
      await addBranches(tx, { tpui, branches, at: clock.now() });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'paye.branches-added',
        subject: `taxpayer:${tpui}`,
        detail: { names: branches.map(({ name }) => name) },
      });
    });
    return { branches: await branchesOf(db, tpui) };
  });

  serve(
    app,
    changePayeBranch,
    async ({ params: { id }, query: { asRead }, body: { name, address, isClosed } }, { user }) => {
      const tpui = employerOf(user);
      await db.transaction(async (tx) => {
        await changeBranch(tx, { tpui, id, name, address, isClosed, asRead, at: clock.now() });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'paye.branch-changed',
          subject: `taxpayer:${tpui}`,
          detail: { branchId: id, name, isClosed },
        });
      });
      return { branches: await branchesOf(db, tpui) };
    },
  );
}
