import { kobo, markServiceGiven, recogniseCriteria, type Verdict, verifyForService } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { findPapers, insertService, type PaperRow } from '../data/services.repository.ts';
import { ownMda } from '../own-mda.ts';

const verdictOf = {
  unpaid: 'not-paid',
  expired: 'not-paid',
  cancelled: 'not-paid',
  'under-review': 'under-review',
  void: 'void',
} as const satisfies Record<Exclude<PaperRow['status'], 'paid'>, Verdict['verdict']>;

/** Who is to be served, and that it was done. */
export function servicesRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serve(app, verifyForService, async ({ body: { paper } }, { user }) => {
    const mdaId = ownMda(user.scope);
    const rows = await findPapers(db, recogniseCriteria(paper), mdaId);
    if (rows.length === 0) throw new BusinessError('receipt.not-found');
    const [first, ...others] = rows.filter((row) => row.mdaId === mdaId);
    if (!first) return { ...notOurs, others: [] };
    for (const { tpui, billReference } of [first, ...others])
      await noteActivity(db, {
        actor: { userId: user.id },
        action: 'bill.read',
        subject: tpui === null ? `bill:${billReference}` : `taxpayer:${tpui}`,
        detail: { billReference },
      });
    return { ...verdictOn(first), others: others.map(verdictOn) };
  });

  serve(app, markServiceGiven, async ({ body }, { user }) => {
    const mdaId = ownMda(user.scope);
    const paper = recogniseCriteria(body.receiptNumber);
    const [before] = paper?.kind === 'receipt' ? await findPapers(db, paper, mdaId) : [];
    if (!before?.receiptNumber || before.mdaId !== mdaId) throw new BusinessError('receipt.not-found');
    const { receiptNumber, billReference } = before;
    const isFirst = await db
      .transaction(async (tx) => {
        const done = await insertService(tx, receiptNumber, mdaId, user.id);
        if (!done) return false;
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'service.given',
          subject: `bill:${billReference}`,
          detail: { receiptNumber },
        });
        return true;
      })
      .catch((error: unknown) => {
        if (violates(error, 'services_given_void')) throw new BusinessError('bill.receipt-void', { cause: error });
        throw error;
      });
    const given = (await findPapers(db, paper, mdaId))[0]?.serviceGiven;
    if (!given) throw new Error('A service was given and not found');
    return { given, isFirst };
  });
}

function verdictOn(row: PaperRow): Verdict {
  const { status, billReference, receiptNumber, payer, heads, totalKobo, paidAt, serviceGiven, correctedBy } = row;
  const paid: Verdict['verdict'] = serviceGiven ? 'given' : 'serve';
  return {
    verdict: status === 'paid' ? paid : verdictOf[status],
    ...{ billReference, receiptNumber, payer, heads, paidAt, correctedBy },
    totalKobo: kobo(totalKobo),
    given: serviceGiven,
  };
}

const notOurs: Verdict = {
  verdict: 'other-mda',
  billReference: null,
  receiptNumber: null,
  payer: null,
  heads: null,
  totalKobo: null,
  paidAt: null,
  given: null,
  correctedBy: null,
};
