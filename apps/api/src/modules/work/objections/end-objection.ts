import { type NoticeKindName, portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import {
  endContest,
  letDemand,
  payableUntil,
  payBack,
  raisePart,
  releaseBill,
  returnCredit,
} from './data/bills-of-objection.ts';
import { changeObjection, findObjection, type ObjectionRow } from './data/objections.repository.ts';
import { type Ending, tellDecision } from './papers-of-objection.ts';

interface End {
  readonly id: string;
  readonly state: Ending;
  readonly taxKobo: number;
  readonly reasons: string;
  /** Null: the law decides, or the taxpayer takes it back. */
  readonly by: string | null;
}

const told: Partial<Record<Ending, NoticeKindName>> = {
  upheld: 'objection.upheld',
  revised: 'objection.revised',
  dismissed: 'objection.dismissed',
  invalid: 'objection.invalid',
  'upheld-by-law': 'objection.upheld-by-law',
  overtaken: 'objection.overtaken',
};

/** An objection ends, with what follows for the assessment and its bills, in the transaction of the move. */
export async function endObjection(tx: Transaction, end: End): Promise<void> {
  const { id, state, taxKobo, reasons, by } = end;
  const row = await findObjection(tx, id);
  if (!row) throw new Error('An objection was moved and not found');
  const isChanged = state === 'upheld' || state === 'revised' || state === 'upheld-by-law';
  const restBillId = isChanged ? await releaseDisputed(tx, row, end) : undefined;
  await changeObjection(tx, id, { state, end: { taxKobo, reasons, by, ...(restBillId && { restBillId }) } });
  const outcome = isChanged ? (state === 'revised' ? 'revised' : 'upheld') : 'stands';
  await tellDecision(tx, row, end);
  // Overtaken, the assessment has ended already, and its bills with it.
  if (state !== 'overtaken')
    await endContest(tx, row.assessment_id ?? '', { outcome, by, reason: reasons.slice(0, 1000) });
  if (!isChanged && state !== 'overtaken') await letDemand(tx, row.disputed_bill_id ?? '');
  await tell(tx, row, end);
  await writeAudit(tx, {
    actor: by === null ? { system: 'objections' } : { userId: by },
    action: 'objection.ended',
    subject: `objection:${id}`,
    detail: { number: row.number, state, taxKobo },
  });
}

/** What was disputed is asked for no more; of a revision the rest is billed. What was paid before and is not owed goes back by itself. */
async function releaseDisputed(tx: Transaction, row: ObjectionRow, { id, taxKobo, by, state }: End) {
  const of = row.disputed_bill_id ?? '';
  const overKobo = (row.assessed_kobo ?? 0) - taxKobo;
  // Of a revision the rest is billed anew; else nothing of the bill is owed, or a part that was accepted stays paid.
  if (state === 'revised' || row.admitted_bill_id !== null || taxKobo === 0) await returnCredit(tx, of);
  const became = await releaseBill(tx, of, by, `Objection ${row.number} was ${state.replaceAll('-', ' ')}`);
  if (became === 'paid') await payBack(tx, of, id, overKobo);
  const billedBefore = row.admitted_bill_id === null ? 0 : (row.admitted_kobo ?? 0);
  const amountKobo = taxKobo - billedBefore;
  if (became !== 'cancelled' || amountKobo === 0) return undefined;
  const demandableFrom = await payableUntil(tx);
  return raisePart(tx, {
    ...{ of, objectionId: id, amountKobo, demandableFrom, dueOn: demandableFrom },
    narration: `What remains of assessment ${row.assessment} after objection ${row.number}`,
  });
}

async function tell(tx: Transaction, row: ObjectionRow, { id, state, reasons }: End): Promise<void> {
  const kind = told[state];
  if (kind === undefined) return;
  await publishNotice(tx, {
    to: [row.lodged_by ?? ''],
    kind: kind as 'objection.dismissed',
    facts: { reference: row.number ?? '', assessment: row.assessment ?? '', reasons },
    path: portalAddress('/user/cases/objections', { record: id }),
    occasion: `objection:${id}:${state}`,
  });
}
