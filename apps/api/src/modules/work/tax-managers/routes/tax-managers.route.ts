import { randomBytes } from 'node:crypto';
import {
  changeTaxManager,
  getTaxManager,
  issueStaffCard,
  limitsAsRead,
  listPortfolio,
  listTaxManagers,
  makeStaffCardCode,
  revokeStaffCard,
  type TaxManager,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { StaffCardsRepository } from '../data/staff-cards.repository.ts';
import type { TaxManagerRow, TaxManagersRepository } from '../data/tax-managers.repository.ts';

export interface TaxManagersDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly managers: TaxManagersRepository;
  readonly cards: StaffCardsRepository;
}

/** Bytes a code is made from. */
const codeBytes = 9;

export async function requireManager(managers: TaxManagersRepository, id: string): Promise<TaxManagerRow> {
  const row = await managers.find(id);
  if (!row) throw new BusinessError('tax-manager.not-found');
  return row;
}

export function taxManagersRoutes(app: FastifyInstance, { db, clock, managers, cards }: TaxManagersDeps): void {
  serve(app, listTaxManagers, async ({ query }) => presentPage(await managers.list(query), present));

  serve(app, getTaxManager, async ({ params }) => {
    const row = await requireManager(managers, params.id);
    return { ...present(row), ...(await managers.whole(row)) };
  });

  serve(app, listPortfolio, async ({ params, query }) => {
    await requireManager(managers, params.id);
    return presentPage(await managers.portfolio(params.id, query), ({ since, ...entry }) => ({
      ...entry,
      since: since.toISOString(),
    }));
  });

  serve(app, changeTaxManager, async ({ params: { id }, query: { asRead }, body }, { user }) => {
    const { staffNumber, grade, portfolioLimit, delegationLimitKobo } = await requireManager(managers, id);
    const { reason, ...after } = body;
    await db.transaction(async (tx) => {
      if (asRead !== undefined) requireAsRead(asRead, limitsAsRead(await managers.lockLimits(tx, id)));
      await managers.change(tx, id, body, user.id);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'tax-manager.changed',
        subject: `user:${id}`,
        detail: { reason, before: { staffNumber, grade, portfolioLimit, delegationLimitKobo }, after },
      });
    });
    return {};
  });

  serve(app, issueStaffCard, async ({ params: { id }, body: { validUntil } }, { user }) => {
    await requireManager(managers, id);
    if (validUntil < dayOf(clock.now())) throw new BusinessError('staff-card.day-past');
    const code = makeStaffCardCode(randomBytes(codeBytes));
    await db.transaction(async (tx) => {
      await cards.issue(tx, { code, userId: id, validUntil, by: user.id });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'staff-card.issued',
        subject: `user:${id}`,
        detail: { validUntil },
      });
    });
    return { code };
  });

  serve(app, revokeStaffCard, async ({ params: { id }, body: { reason } }, { user }) => {
    await requireManager(managers, id);
    await db.transaction(async (tx) => {
      if (!(await cards.revoke(tx, id, user.id, reason))) throw new BusinessError('staff-card.missing');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'staff-card.revoked',
        subject: `user:${id}`,
        detail: { reason },
      });
    });
    return {};
  });
}

function present({ lastSeenAt, ...row }: TaxManagerRow): TaxManager {
  return { ...row, lastSeenAt: lastSeenAt?.toISOString() ?? null };
}
