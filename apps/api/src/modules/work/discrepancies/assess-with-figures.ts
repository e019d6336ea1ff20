import { discrepancyRuleWords, kobo } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { periodOfRow, proposeTo } from '../assessments/index.ts';
import { type DiscrepancyRow, endIn } from './data/discrepancies.repository.ts';
import { noteMove } from './decide-discrepancies.ts';

interface Asked {
  readonly row: DiscrepancyRow;
  readonly reason: string;
  readonly user: SignedInUser;
}

/** Proposes an additional assessment with both figures and the tax they make; from then on it is the assessment's case. */
export async function assessWithFigures(
  tx: Transaction,
  caseload: Pick<Caseload, 'open'>,
  { row, reason, user }: Asked,
): Promise<void> {
  const { number, tpui, returnKind, source, sourceOn, declaredKobo, foundKobo, effectKobo } = row;
  const rule = discrepancyRuleWords[row.rule].en;
  const line = (says: string, amount: number, counts: 'shown' | 'added', how = '') => ({
    ...{ says, how, counts, amountKobo: kobo(amount) },
  });
  const assessment = await proposeTo(
    tx,
    caseload,
    {
      ...{
        tpui,
        returnKind,
        period: periodOfRow({ returnKind, periodFrom: row.periodFrom ?? '' }),
        basis: 'additional',
      },
      ...{ isDeliberate: false, method: 'third-party', reason: `${reason}\n${rule}: ${number}` },
      sources: [{ from: source.slice(0, 160), day: sourceOn, says: `${rule}, ${number}` }],
      comparables: [],
      lines: [
        line('Declared in the return', declaredKobo, 'shown'),
        line('Found', foundKobo, 'shown', source.slice(0, 240)),
        line('Difference', foundKobo - declaredKobo, 'shown'),
        line('Tax besides', effectKobo, 'added', 'The return computed again with what was found, less its credits'),
      ],
    },
    user,
  );
  await endIn(tx, row.id, { state: 'assessed', by: user.id, reason, assessmentId: assessment.id });
  await noteMove(tx, row, {
    action: 'discrepancy.ended',
    by: user.id,
    detail: { state: 'assessed', assessment: assessment.number },
  });
}
