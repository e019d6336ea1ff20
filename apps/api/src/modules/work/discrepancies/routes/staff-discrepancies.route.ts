import {
  assessDiscrepancy,
  enterDiscrepancy,
  getComparison,
  getDiscrepancy,
  portalAddress,
  queryDiscrepancy,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { noteActivity } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { refusalOfAssessment } from '../../assessments/index.ts';
import { peopleOf } from '../../paye/index.ts';
import { assessWithFigures } from '../assess-with-figures.ts';
import { lastComparison } from '../data/compare.repository.ts';
import {
  caseOf,
  type DiscrepancyRow,
  findDiscrepancy,
  lockDiscrepancy,
  queryIn,
} from '../data/discrepancies.repository.ts';
import { noteMove } from '../decide-discrepancies.ts';
import type { DiscrepanciesDeps } from '../discrepancies-deps.ts';
import { enterByHand } from '../enter-by-hand.ts';
import { presentDetail } from '../present-discrepancy.ts';
import { refusalOf } from '../refusals.ts';

/** Of another office there is none. */
function within(user: SignedInUser, row: DiscrepancyRow | undefined): DiscrepancyRow {
  if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('discrepancy.not-found');
  return row;
}

/** The office's side: entered by hand, asked about, assessed. Accepting and dropping are moves of the case. */
export function staffDiscrepanciesRoutes(app: FastifyInstance, { db, caseload }: DiscrepanciesDeps): void {
  async function present(on: Database | Transaction, id: string, user: SignedInUser) {
    const row = within(user, await findDiscrepancy(on, id));
    const work = await caseOf(on, id);
    if (!work) throw new Error(`Discrepancy ${row.number} is no case`);
    return presentDetail(row, work, user);
  }

  serve(app, getComparison, async () => {
    const last = await lastComparison(db);
    if (!last) return { last: null };
    const { startedAt, finishedAt, ...counts } = last;
    const ended = finishedAt === null ? null : new Date(finishedAt).toISOString();
    return { last: { ...counts, startedAt: new Date(startedAt).toISOString(), finishedAt: ended } };
  });

  serve(app, getDiscrepancy, async ({ params: { id } }, { user }) => {
    const shown = await present(db, id, user);
    await noteActivity(db, { actor: { userId: user.id }, action: 'taxpayer.read', subject: `taxpayer:${shown.tpui}` });
    return shown;
  });

  serve(app, enterDiscrepancy, ({ body }, { user }) =>
    db.transaction((tx) => enterByHand(tx, caseload, body, user)).catch(refusalOf),
  );

  serve(app, queryDiscrepancy, async ({ params: { id }, body: { caseVersion, question, days } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const row = within(user, await lockDiscrepancy(tx, id));
        const which = { kind: 'discrepancy', subject: `discrepancy:${id}` } as const;
        await caseload.move(tx, which, { move: 'query', caseVersion, userId: user.id });
        const day = await queryIn(tx, id, { question, days, by: user.id });
        await publishNotice(tx, {
          to: await peopleOf(tx, row.tpui),
          kind: 'discrepancy.queried',
          facts: { number: row.number, day, question },
          path: portalAddress(`/user/cases/discrepancies/${id}`),
          occasion: `discrepancy:${id}:queried`,
        });
        await noteMove(tx, row, { action: 'discrepancy.queried', by: user.id, detail: { day } });
      })
      .catch(refusalOf);
    return present(db, id, user);
  });

  serve(app, assessDiscrepancy, async ({ params: { id }, body: { caseVersion, reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const row = within(user, await lockDiscrepancy(tx, id));
        if (row.state === 'queried' && row.answerBy !== null && row.today <= row.answerBy)
          throw new BusinessError('discrepancy.days-run');
        const which = { kind: 'discrepancy', subject: `discrepancy:${id}` } as const;
        await caseload.move(tx, which, { move: 'assess', caseVersion, reason, userId: user.id });
        await assessWithFigures(tx, caseload, { row, reason, user });
      })
      .catch(refusalOf)
      .catch(refusalOfAssessment);
    return present(db, id, user);
  });
}
