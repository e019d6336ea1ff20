import {
  kobo,
  listMonthCredits,
  type MonthCreditMove,
  type MonthCreditTax,
  moveMonthCredit,
  type ReturnKindId,
  returnKindSchema,
  takeBackCreditNotes,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { CreditDeps } from '../credit-deps.ts';
import { refusalOf } from '../credit-refusals.ts';
import {
  lockMonthCredit,
  type MonthCreditCase,
  readMonthCredits,
  takeBackNotes,
} from '../data/month-credits.repository.ts';

const done = { propose: 'proposed', approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/** What was paid for a month beyond its tax: one person proposes it as credit, another decides. */
export function monthCreditRoutes(app: FastifyInstance, { db, caseload }: CreditDeps): void {
  serve(app, listMonthCredits, async ({ query }, { user }) =>
    presentPage(await readMonthCredits(db, query), (row) => {
      const { proposedById: _, ...credit } = row;
      return {
        ...credit,
        dueKobo: kobo(credit.dueKobo),
        amountKobo: kobo(credit.amountKobo),
        moves: movesOf(row, user),
      };
    }),
  );

  serve(app, moveMonthCredit, async ({ params: { id }, body: { caseVersion, move, reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const credit = await lockMonthCredit(tx, id);
        if (!credit) throw new BusinessError('credit.not-found');
        await caseload.move(
          tx,
          { kind: 'paye-credit', subject: `paye-credit:${id}` },
          { move, caseVersion, userId: user.id, reason },
        );
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: `${isReturn(credit.tax) ? 'return' : credit.tax}.credit-${done[move]}`,
          subject: `taxpayer:${credit.tpui}`,
          detail: { month: credit.month, amountKobo: credit.amountKobo, reason },
        });
      })
      .catch(refusalOf);
    return {};
  });

  serve(app, takeBackCreditNotes, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const credit = await lockMonthCredit(tx, id);
      if (!credit) throw new BusinessError('credit.not-found');
      const papers = await takeBackNotes(tx, { id, reason, userId: user.id });
      if (papers === 0) throw new BusinessError('credit.no-notes-out');
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'withholding.notes-taken-back',
        subject: `taxpayer:${credit.tpui}`,
        detail: { month: credit.month, papers, reason },
      });
    });
    return {};
  });
}

function isReturn(tax: MonthCreditTax): tax is ReturnKindId {
  return returnKindSchema.safeParse(tax).success;
}

function movesOf({ state, proposedById }: MonthCreditCase, user: SignedInUser): MonthCreditMove[] {
  if (state === 'open') return ['propose'];
  if (state !== 'proposed') return [];
  if (proposedById === user.id) return ['withdraw'];
  return user.roles[0] === 'SuperAdmin' ? ['approve', 'refuse'] : [];
}
