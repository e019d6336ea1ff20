import { getOwnAssessment, listOwnCases } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { billsOfDuty } from '../../../money/billing/index.ts';
import { ownTpui } from '../../obligations/index.ts';
import type { AssessmentsDeps } from '../assessments-deps.ts';
import { servedOn } from '../data/assessments.repository.ts';
import { ownCases } from '../own-cases.ts';
import { presentOwn } from '../present-assessment.ts';

/** What runs for or against a taxpayer, whoever of theirs looks. */
export function ownCasesRoutes(app: FastifyInstance, { db }: AssessmentsDeps): void {
  serve(app, listOwnCases, async (_request, { user }) => ({ cases: await ownCases(db, ownTpui(user)) }));

  serve(app, getOwnAssessment, async ({ params: { id } }, { user }) => {
    const row = (await servedOn(db, ownTpui(user))).find((one) => one.id === id);
    if (!row) throw new BusinessError('assessment.not-found');
    return presentOwn(row, await billsOfDuty(db, row.billId === null ? [] : [row.billId]));
  });
}
