import {
  decideShareStatement,
  kobo,
  listOwnShareMonths,
  listShareMonths,
  proposeShareStatement,
  standardShareWithholding,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { serviceSetting } from '../../../../platform/settings/service-setting.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { ownSubject, readOwn } from '../data/read-own.ts';
import {
  decideStatement,
  insertStatement,
  lockStatement,
  type MonthRow,
  monthsOf,
  ownMonths,
} from '../data/statements.repository.ts';
import { withheldOf } from '../domain/withheld.ts';
import type { SharesDeps } from '../shares-deps.ts';

const subjectOf = (id: string) => `share-statement:${id}`;

/** Months of shares: their statements are made by one SuperAdmin and approved by another. */
export function statementsRoutes(app: FastifyInstance, { db }: SharesDeps): void {
  const rateOfToday = async () =>
    (await serviceSetting<number>(db, 'amount', 'share-withholding')) ?? standardShareWithholding;

  serve(app, listOwnShareMonths, async (_request, { user: { scope } }) => {
    const [rate, months] = await Promise.all([
      rateOfToday(),
      readOwn(db, scope, (tables) => ownMonths(tables, ownSubject(scope) ?? '')),
    ]);
    return months.map((month) => ({ ...present(month, rate), subjectName: '' }));
  });

  serve(app, listShareMonths, async ({ query: { month } }, { user }) => {
    const [rate, months] = await Promise.all([rateOfToday(), monthsOf(db, month, user.id)]);
    return months.map(({ subjectName, mayDecide, ...row }) => ({ ...present(row, rate), subjectName, mayDecide }));
  });

  serve(app, proposeShareStatement, async ({ body: { subject, month, hasTaxId, reason } }, { user }) => {
    const made = db.transaction(async (tx) => {
      const rate = (await serviceSetting<number>(tx, 'amount', 'share-withholding')) ?? standardShareWithholding;
      const basisPoints = hasTaxId ? rate : 2 * rate;
      const id = await insertStatement(tx, { subject, month, basisPoints, by: user.id });
      if (!id) throw new BusinessError('share.month-empty');
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'share.statement-proposed', subject: subjectOf(id) },
        detail: { subject, month, basisPoints, reason },
      });
      return { id };
    });
    return made.catch((error: unknown) => {
      if (violates(error, 'share_statements_ended')) throw new BusinessError('share.month-open', { cause: error });
      if (violates(error, 'share_statements_once_idx'))
        throw new BusinessError('share.statement-exists', { cause: error });
      throw error;
    });
  });

  serve(app, decideShareStatement, ({ params: { id }, body: { verdict, reason } }, { user }) =>
    db.transaction(async (tx) => {
      const waiting = await lockStatement(tx, id);
      if (!waiting) throw new BusinessError('share.not-found');
      if (verdict === 'approved' && waiting.proposedBy === user.id) throw new BusinessError('share.own-change');
      if (verdict === 'approved' && waiting.isDisputed) throw new BusinessError('share.disputed');
      await decideStatement(tx, id, verdict, user.id);
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: `share.statement-${verdict}`, subject: subjectOf(id) },
        detail: { subject: waiting.subject, month: waiting.month, reason },
      });
      return {};
    }),
  );
}

/** Of what is not closed the rate of today is foreseen. */
function present({ paymentState, paymentKobo, paidOn, cameBack, ...row }: MonthRow, rateOfToday: number) {
  const withheldBasisPoints = row.withheldBasisPoints ?? rateOfToday;
  const withheldKobo = withheldOf(row.grossKobo, withheldBasisPoints);
  return {
    ...row,
    earnedKobo: kobo(row.earnedKobo),
    takenBackKobo: kobo(row.takenBackKobo),
    ...{ withheldBasisPoints, withheldKobo, netKobo: row.grossKobo - withheldKobo },
    payment:
      row.state === 'approved'
        ? { state: paymentState ?? ('carried' as const), amountKobo: kobo(paymentKobo ?? 0), paidOn, cameBack }
        : null,
  };
}
