import type { enterDiscrepancy, ParsedRequestOf } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { reachesOffice } from '../../ground/identity/index.ts';
import { periodDays, taxpayerToAssess } from '../assessments/index.ts';
import { insertDiscrepancy, newestReturn } from './data/discrepancies.repository.ts';
import { noteMove } from './decide-discrepancies.ts';

/** An officer of the home office found it: another person asks the taxpayer. */
export async function enterByHand(
  tx: Transaction,
  caseload: Pick<Caseload, 'open'>,
  body: ParsedRequestOf<typeof enterDiscrepancy>['body'],
  user: SignedInUser,
): Promise<{ readonly id: string; readonly number: string; readonly workId: string }> {
  const { tpui, returnKind, period, declaredKobo, foundKobo, effectKobo, source, sourceOn } = body;
  const taxpayer = await taxpayerToAssess(tx, tpui);
  if (!taxpayer || taxpayer.officeId === null || !reachesOffice(user.scope, taxpayer.officeId))
    throw new BusinessError('taxpayer.not-found');
  const days = periodDays(returnKind, period);
  if (!days) throw new BusinessError('request.invalid', { fieldErrors: { period: 'Choose a month or a year' } });
  const filed = await newestReturn(tx, { tpui, kind: returnKind, fromDay: days.fromDay });
  if (!filed) throw new BusinessError('discrepancy.no-return');
  const { officeId } = taxpayer;
  const { id, number } = await insertDiscrepancy(tx, {
    ...{ tpui, officeId, rule: 'by-hand', returnId: filed.id, periodTo: days.toDay, declaredKobo, foundKobo },
    ...{ toleranceKobo: 0, effectKobo, source, sourceOn, confidence: 'stated', by: user.id },
  });
  const workId = await caseload.open(tx, {
    ...{ kind: 'discrepancy', subject: `discrepancy:${id}`, reference: number, officeId, tpui, userId: user.id },
  });
  await noteMove(tx, { tpui, number, effectKobo }, { action: 'discrepancy.found', by: user.id });
  return { id, number, workId };
}
