import { type AssessmentStanding, kobo, type Localized, type OwnCase } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { billsOfDuty } from '../../money/billing/index.ts';
import { servedOn } from './data/assessments.repository.ts';
import { clockOf } from './domain/clock-of.ts';
import { wordsOfPeriod, wordsOfTax } from './tell-of-assessment.ts';

// native reviewer: the Hausa is ours.
const states: Readonly<Record<AssessmentStanding, Localized>> = {
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  approved: { en: 'Approved', ha: 'An amince' },
  served: { en: 'Served', ha: 'An isar' },
  contested: { en: 'You objected', ha: 'Ka ƙi yarda' },
  final: { en: 'Final', ha: 'Ta ƙarshe' },
  replaced: { en: 'Replaced by your return', ha: 'Bayaninka ya maye gurbinta' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
  upheld: { en: 'Your objection was upheld', ha: 'An karɓi ƙin amincewarka' },
  revised: { en: 'Revised', ha: 'An gyara' },
};
const nothing: Localized = { en: '', ha: '' };
const paid: Localized = { en: 'Paid', ha: 'An biya' };
const asked: Partial<Record<AssessmentStanding, Localized>> = {
  served: {
    en: 'Pay it, file the return, or object in time',
    ha: 'Biya, ko ka gabatar da bayani, ko ka ƙi yarda a kan lokaci',
  },
  contested: { en: 'Wait for the decision of the office', ha: 'Ka jira hukuncin ofis' },
  final: { en: 'Pay it', ha: 'Biya' },
};

/** What was served on a taxpayer, as rows of their list. */
export async function casesOfAssessments(on: Database, tpui: string): Promise<readonly OwnCase[]> {
  const rows = await servedOn(on, tpui);
  const bills = await billsOfDuty(
    on,
    rows.flatMap(({ billId }) => billId ?? []),
  );
  return rows.map((row) => {
    const { id, number, standing, lastDay } = row;
    const since = row.servedOn ?? row.periodTo;
    const bill = bills.find((one) => one.id === row.billId);
    const isPaid = bill?.status === 'paid';
    const [tax, period] = [wordsOfTax(row), wordsOfPeriod(row)];
    const isOpen = ['served', 'contested', 'final'].includes(standing) && !isPaid;
    return {
      ...{ kind: 'assessment' as const, id, number, since, isOver: !isOpen },
      about: { en: `${tax.en}, ${period.en}`, ha: `${tax.ha}, ${period.ha}` },
      state: states[standing],
      toDo: isPaid ? paid : (asked[standing] ?? nothing),
      clock: standing === 'served' && !isPaid && lastDay !== null ? clockOf(since, lastDay, row.today) : null,
      amountKobo: kobo(row.taxKobo),
      billReference: bill?.reference ?? null,
    };
  });
}
