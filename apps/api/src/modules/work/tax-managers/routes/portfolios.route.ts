import { addToPortfolio, fillPortfolio, transferPortfolio } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { HandOver } from '../../../ground/caseload/index.ts';
import { portfoliosRepository as portfolios } from '../data/portfolios.repository.ts';
import { requireManager, type TaxManagersDeps } from './tax-managers.route.ts';

export interface PortfoliosDeps extends TaxManagersDeps {
  readonly handOver: HandOver;
}

export function portfoliosRoutes(app: FastifyInstance, { db, clock, managers, handOver }: PortfoliosDeps): void {
  const note = (tx: Transaction, userId: string, id: string, detail: Readonly<Record<string, unknown>>) =>
    writeAudit(tx, { actor: { userId }, action: 'portfolio.moved', subject: `user:${id}`, detail });

  serve(app, addToPortfolio, async ({ params: { id }, body: { tpuis, reason } }, { user }) => {
    await requireManager(managers, id);
    return within(() =>
      db.transaction(async (tx) => {
        const taxpayers = await portfolios.add(tx, tpuis, { toId: id, by: user.id, reason });
        if (taxpayers === undefined) throw new BusinessError('taxpayer.not-found');
        if (taxpayers > 0) await note(tx, user.id, id, { reason, taxpayers, tpuis });
        return { taxpayers };
      }),
    );
  });

  serve(app, fillPortfolio, async ({ params: { id }, body: { most, reason } }, { user }) => {
    const manager = await requireManager(managers, id);
    if (manager.portfolioSize >= manager.portfolioLimit) throw new BusinessError('tax-manager.full');
    return within(() =>
      db.transaction(async (tx) => {
        const move = { toId: id, by: user.id, reason, officeId: manager.office.id };
        const taxpayers = await portfolios.fill(tx, most, move);
        if (taxpayers > 0) await note(tx, user.id, id, { reason, taxpayers });
        return { taxpayers };
      }),
    );
  });

  serve(app, transferPortfolio, async ({ params: { id }, body: { toUserId, reason } }, { user }) => {
    const [from] = [await requireManager(managers, id), await requireManager(managers, toUserId)];
    return within(() =>
      db.transaction(async (tx) => {
        const move = { toId: toUserId, by: user.id, reason };
        const taxpayers = await portfolios.transfer(tx, id, move);
        if (taxpayers === 0) throw new BusinessError('tax-manager.portfolio-empty');
        const { given, left } = await handOver(tx, { fromId: id, ...move });
        await note(tx, user.id, id, { reason, to: toUserId, taxpayers, cases: given, casesLeft: left });
        await publishNotice(tx, {
          to: [toUserId],
          kind: 'portfolio.given',
          facts: { from: from.name, taxpayers: String(taxpayers), cases: String(given) },
          occasion: `portfolio ${id} ${clock.now().toISOString()}`,
        });
        return { taxpayers, cases: given, casesLeft: left };
      }),
    );
  });
}

/** What the database refuses, as people read it. */
async function within<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (violates(error, 'portfolio_moves_limit')) throw new BusinessError('tax-manager.full');
    if (violates(error, 'portfolio_moves_own_office')) throw new BusinessError('tax-manager.other-office');
    throw error;
  }
}
