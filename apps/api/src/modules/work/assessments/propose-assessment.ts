import { type ParsedRequestOf, type proposeAssessment, returnKinds } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { reachesOffice } from '../../ground/identity/index.ts';
import { insertAssessment } from './data/move-assessment.ts';
import { taxpayerToAssess } from './data/payer-of.ts';
import { noteMove } from './decide-assessments.ts';
import { periodDays } from './domain/period-of.ts';

const effects = { added: 1, 'taken-off': -1, shown: 0 } as const;

/** Opens the case of an assessment with its figures, for a taxpayer whom the office of the proposer reaches. Kobo throughout. */
export async function proposeTo(
  tx: Transaction,
  caseload: Pick<Caseload, 'open'>,
  body: ParsedRequestOf<typeof proposeAssessment>['body'],
  user: SignedInUser,
): Promise<{ readonly id: string; readonly number: string; readonly workId: string }> {
  const { tpui, returnKind, period } = body;
  const found = await taxpayerToAssess(tx, tpui);
  if (!found || !reachesOffice(user.scope, found.officeId)) throw new BusinessError('taxpayer.not-found');
  if (found.standing === 'merged' || found.officeId === null) throw new BusinessError('assessment.not-possible');
  const days = periodDays(returnKind, period);
  if (!days) throw new BusinessError('request.invalid', { fieldErrors: { period: 'Choose a month or a year' } });
  const taxKobo = body.lines.reduce((sum, { amountKobo, counts }) => sum + amountKobo * effects[counts], 0);
  const { id, number } = await insertAssessment(tx, {
    ...{ ...body, ...days, officeId: found.officeId, taxKobo, by: user.id },
    headCode: returnKinds[returnKind].revenueHeadCode,
  });
  const workId = await caseload.open(tx, {
    ...{ kind: 'assessment', subject: `assessment:${id}`, reference: number },
    ...{ officeId: found.officeId, tpui, userId: user.id },
  });
  await noteMove(tx, { tpui, number, taxKobo }, { action: 'assessment.proposed', by: user.id });
  return { id, number, workId };
}
