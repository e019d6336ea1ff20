import { proposeAssessment } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { refusalOf } from '../assessment-refusals.ts';
import type { AssessmentsDeps } from '../assessments-deps.ts';
import { proposeTo } from '../propose-assessment.ts';

/** An officer of the home office proposes; nothing is owed yet, and nobody outside is told. */
export function proposeRoute(app: FastifyInstance, { db, caseload }: AssessmentsDeps): void {
  serve(app, proposeAssessment, ({ body }, { user }) =>
    db.transaction((tx) => proposeTo(tx, caseload, body, user)).catch(refusalOf),
  );
}
