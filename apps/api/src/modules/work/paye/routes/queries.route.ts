import {
  answerPayeQuery,
  askPayeQuery,
  getPayeFiling,
  getPayeQuery,
  listPayeQueries,
  type PayeQuery,
  portalAddress,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { noteActivity, writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { lineOf } from '../data/lines.repository.ts';
import { employerByTpui, newestFiled } from '../data/paye.repository.ts';
import {
  filedSchedule,
  findQuery,
  insertQuery,
  peopleOf,
  type QueryRow,
  queriesOf,
  say,
} from '../data/queries.repository.ts';
import { monthInWords } from '../domain/month-in-words.ts';
import { employerOf, type PayeDeps } from '../paye-deps.ts';
import { presentSchedule } from '../present-schedule.ts';

const subjectOf = (id: string) => `paye-query:${id}`;

/** What an office sees of its employers' filings, what it asks about them, and what they answer. */
export function queryRoutes(app: FastifyInstance, { db, clock, caseload }: PayeDeps): void {
  serve(app, getPayeFiling, async ({ params: { tpui, month } }, { user, language }) => {
    const employer = await employerByTpui(db, tpui);
    if (!employer || !reachesOffice(user.scope, employer.officeId)) throw new BusinessError('paye.not-found');
    const schedule = await newestFiled(db, tpui, month);
    const queries = (await queriesOf(db, tpui, month)).map(presentQuery);
    if (!schedule) return { tpui, employer: employer.name, schedule: null, queries };
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'paye.schedule-read',
      subject: `paye:${schedule.id}`,
      detail: { employees: schedule.employees, tpui },
    });
    // What was left out is the employer's: an office reads how many rows.
    const presented = { ...(await presentSchedule({ db, clock }, schedule, language)), leftOut: [] };
    return { tpui, employer: employer.name, schedule: presented, queries };
  });

  serve(app, askPayeQuery, async ({ body: { scheduleId, staffNumber, text } }, { user }) => {
    const filed = await filedSchedule(db, scheduleId);
    if (!filed || !reachesOffice(user.scope, filed.officeId)) throw new BusinessError('paye.not-found');
    const { tpui, month, officeId, employer } = filed;
    const id = await db
      .transaction(async (tx) => {
        const made = await insertQuery(tx, { scheduleId, staffNumber, userId: user.id });
        await say(tx, { queryId: made, side: 'office', text, userId: user.id, at: clock.now() });
        await caseload.open(tx, {
          kind: 'paye-query',
          subject: subjectOf(made),
          reference: `${employer}, ${month}`,
          officeId: officeId ?? undefined,
          tpui,
          userId: user.id,
        });
        await tellEmployer(tx, { id: made, tpui, month, times: 1 });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'paye.asked',
          subject: `taxpayer:${tpui}`,
          detail: { month, queryId: made },
        });
        return made;
      })
      .catch((error: unknown) => {
        if (violates(error, 'paye_queries_of_filed')) throw new BusinessError('paye.not-found', { cause: error });
        throw error;
      });
    return { id };
  });

  serve(app, listPayeQueries, async ({ query: { month } }, { user }) =>
    (await queriesOf(db, employerOf(user), month)).map(presentQuery),
  );

  serve(app, answerPayeQuery, async ({ params: { id }, body: { text } }, { user }) => {
    const query = await findQuery(db, id);
    if (query?.leadTpui !== employerOf(user)) throw new BusinessError('paye.not-found');
    await db.transaction(async (tx) => {
      await caseload.move(tx, { kind: 'paye-query', subject: subjectOf(id) }, { move: 'answer' });
      await say(tx, { queryId: id, side: 'employer', text, userId: user.id, at: clock.now() });
      const employer = await employerByTpui(db, query.tpui);
      await publishNotice(tx, {
        to: [query.askedBy],
        kind: 'paye.answered',
        facts: { employer: employer?.name ?? query.tpui, month: monthInWords(query.month) },
        path: portalAddress('/tax-area-office', { tab: 'requests', of: 'paye-query' }),
        occasion: `paye-query:${id}:answer:${query.words.length}`,
      });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'paye.answered',
        subject: `taxpayer:${query.tpui}`,
        detail: { month: query.month, queryId: id },
      });
    });
    const answered = await findQuery(db, id);
    if (!answered) throw new Error('A question was answered and not found');
    return presentQuery(answered);
  });

  serve(app, getPayeQuery, async ({ params: { id } }, { user }) => {
    const query = await findQuery(db, id);
    const employer = query && (await employerByTpui(db, query.tpui));
    if (!query || !employer || !reachesOffice(user.scope, employer.officeId)) throw new BusinessError('paye.not-found');
    const { staffNumber, scheduleId, tpui } = query;
    const line = staffNumber === null ? undefined : await lineOf(db, scheduleId, staffNumber);
    await noteActivity(db, {
      actor: { userId: user.id },
      action: 'paye.schedule-read',
      subject: `paye:${scheduleId}`,
      detail: { employees: line ? 1 : 0, tpui },
    });
    return { ...presentQuery(query), tpui, employer: employer.name, line: line ?? null };
  });

  caseload.when('paye-query', 'again', async (tx, { subject, userId, reason = '' }) => {
    const id = subject.replace(/^paye-query:/, '');
    const query = await findQuery(db, id);
    if (!query) throw new BusinessError('paye.not-found');
    await say(tx, { queryId: id, side: 'office', text: reason.slice(0, 2000), userId: userId ?? '', at: clock.now() });
    await tellEmployer(tx, { id, tpui: query.tpui, month: query.month, times: query.words.length + 1 });
  });
}

function presentQuery({ id, month, staffNumber, employee, state, words }: QueryRow): PayeQuery {
  return { id, month, staffNumber, employee, state, words };
}

async function tellEmployer(
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
    kind: 'paye.asked',
    facts: { month: monthInWords(month) },
    path: portalAddress('/user/paye-manager', { month }),
    occasion: `paye-query:${id}:asked:${times}`,
  });
}
