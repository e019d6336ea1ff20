import {
  answerWithholdingQuery,
  askWithholdingQuery,
  getWithholdingQuery,
  listWithholdingQueries,
  portalAddress,
  type WithholdingQuery,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { employerByTpui, employerOf, monthInWords, peopleOf } from '../../paye/index.ts';
import { collectorOfTax } from '../compute-lines.ts';
import { filedSchedule, findQuery, insertQuery, type QueryRow, queriesOf, say } from '../data/queries.repository.ts';
import { lineAt } from '../data/schedules.repository.ts';
import type { WithholdingDeps } from '../withholding-deps.ts';

const subjectOf = (id: string) => `withholding-query:${id}`;

/** What an office asks about what its payers filed, and what they answer. */
export function queryRoutes(app: FastifyInstance, { db, clock, caseload }: WithholdingDeps): void {
  serve(app, askWithholdingQuery, async ({ body: { scheduleId, position, text } }, { user }) => {
    const filed = await filedSchedule(db, scheduleId);
    if (!filed || !reachesOffice(user.scope, filed.officeId)) throw new BusinessError('withholding.not-found');
    const { tpui, month, officeId, payer } = filed;
    const id = await db
      .transaction(async (tx) => {
        const made = await insertQuery(tx, { scheduleId, position, userId: user.id });
        await say(tx, { queryId: made, side: 'office', text, userId: user.id, at: clock.now() });
        await caseload.open(tx, {
          kind: 'withholding-query',
          subject: subjectOf(made),
          reference: `${payer}, ${month}`,
          officeId: officeId ?? undefined,
          tpui,
          userId: user.id,
        });
        await tellPayer(tx, { id: made, tpui, month, times: 1 });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'withholding.asked',
          subject: `taxpayer:${tpui}`,
          detail: { month, queryId: made },
        });
        return made;
      })
      .catch((error: unknown) => {
        if (violates(error, 'withholding_queries_of_filed'))
          throw new BusinessError('withholding.not-found', { cause: error });
        throw error;
      });
    return { id };
  });

  serve(app, listWithholdingQueries, async ({ query: { month } }, { user }) =>
    (await queriesOf(db, employerOf(user), month)).map(presentQuery),
  );

  serve(app, answerWithholdingQuery, async ({ params: { id }, body: { text } }, { user }) => {
    const query = await findQuery(db, id);
    if (query?.leadTpui !== employerOf(user)) throw new BusinessError('withholding.not-found');
    await db.transaction(async (tx) => {
      await caseload.move(tx, { kind: 'withholding-query', subject: subjectOf(id) }, { move: 'answer' });
      await say(tx, { queryId: id, side: 'employer', text, userId: user.id, at: clock.now() });
      const payer = await employerByTpui(db, query.tpui);
      await publishNotice(tx, {
        to: [query.askedBy],
        kind: 'withholding.answered',
        facts: { payer: payer?.name ?? query.tpui, month: monthInWords(query.month) },
        path: portalAddress('/tax-area-office', { tab: 'requests', of: 'withholding-query' }),
        occasion: `withholding-query:${id}:answer:${query.words.length}`,
      });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'withholding.answered',
        subject: `taxpayer:${query.tpui}`,
        detail: { month: query.month, queryId: id },
      });
    });
    const answered = await findQuery(db, id);
    if (!answered) throw new Error('A question was answered and not found');
    return presentQuery(answered);
  });

  serve(app, getWithholdingQuery, async ({ params: { id } }, { user }) => {
    const query = await findQuery(db, id);
    const payer = query && (await employerByTpui(db, query.tpui));
    if (!query || !payer || !reachesOffice(user.scope, payer.officeId))
      throw new BusinessError('withholding.not-found');
    const { position, scheduleId, tpui } = query;
    const line = position === null ? undefined : await lineAt(db, scheduleId, position);
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'withholding.schedule-read',
      subject: `withholding:${scheduleId}`,
      detail: { payments: line ? 1 : 0, tpui },
    });
    return {
      ...presentQuery(query),
      ...{ tpui, payer: payer.name },
      line: line ? { ...line, collectedBy: collectorOfTax(line) } : null,
    };
  });

  caseload.when('withholding-query', 'again', async (tx, { subject, userId, reason = '' }) => {
    const id = subject.replace(/^withholding-query:/, '');
    const query = await findQuery(db, id);
    if (!query) throw new BusinessError('withholding.not-found');
    await say(tx, { queryId: id, side: 'office', text: reason.slice(0, 2000), userId: userId ?? '', at: clock.now() });
    await tellPayer(tx, { id, tpui: query.tpui, month: query.month, times: query.words.length + 1 });
  });
}

/** Without whose it is. */
export function presentQuery({ id, month, position, beneficiary, state, words }: QueryRow): WithholdingQuery {
  return { id, month, position, beneficiary, state, words };
}

async function tellPayer(
  tx: Transaction,
  {
    id,
    tpui,
    month,
    times,
  }: { readonly id: string; readonly tpui: string; readonly month: string; readonly times: number },
): Promise<void> {
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: 'withholding.asked',
    facts: { month: monthInWords(month) },
    path: portalAddress('/user/withholding', { month }),
    occasion: `withholding-query:${id}:asked:${times}`,
  });
}
