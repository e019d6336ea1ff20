import { type AskedMatch, decideMatch, listAskedMatches } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage, readList } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { officeReachOf, reachesOffice } from '../../../ground/identity/index.ts';
import { type AskedRow, answerMatch, askedMatches, lockMatch, ofOffices } from '../data/asked.repository.ts';
import type { IntelligenceDeps } from '../intelligence-deps.ts';
import { wordsOf } from '../read-file.ts';

function present({ askedAt, address, rcNumber, facts, reasons, ...row }: AskedRow): AskedMatch {
  return {
    ...row,
    reasons: [...reasons],
    listSays: wordsOf({ address, rcNumber, facts }),
    askedAt: new Date(askedAt).toISOString(),
  };
}

/** Rows that may be a taxpayer: a person of the office says whether they are. */
export function matchesRoutes(app: FastifyInstance, { db }: IntelligenceDeps): void {
  serve(app, listAskedMatches, async ({ query: { criteria: _, ...query } }, { user }) => {
    const reach = officeReachOf(user.scope);
    const where = reach === 'all' ? undefined : ofOffices(reach === null ? [] : [reach]);
    return presentPage(await readList(db, askedMatches, query, where), present);
  });

  serve(app, decideMatch, ({ params: { id }, body: { isSame, reason } }, { user }) =>
    db
      .transaction(async (tx) => {
        const match = await lockMatch(tx, id);
        if (!match || !reachesOffice(user.scope, match.officeId)) throw new BusinessError('match.not-found');
        if (match.outcome !== 'asked') throw new BusinessError('match.decided');
        await answerMatch(tx, match, { isSame, by: user.id, reason });
        const outcome = isSame ? ('same' as const) : ('not-same' as const);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'lead.asked', subject: `taxpayer:${match.tpui}` },
          detail: { match: id, outcome, score: match.score, reason },
        });
        return { outcome };
      })
      .catch((error: unknown) => {
        if (violates(error, 'declared_conflicts_refuse')) throw new BusinessError('work.conflict', { cause: error });
        throw error;
      }),
  );
}
