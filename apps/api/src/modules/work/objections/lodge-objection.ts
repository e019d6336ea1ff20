import { randomUUID } from 'node:crypto';
import { type lodgeObjection, portalAddress, type RequestOf } from '@portal/contracts';
import { addDays } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { findPayerOf } from '../../money/billing/index.ts';
import { ownTpui } from '../obligations/index.ts';
import { contest, raisePart, releaseBill } from './data/bills-of-objection.ts';
import { type AssessmentRow, findObjection, findObjectionable, insertObjection } from './data/objections.repository.ts';
import { offerOf } from './offer-of.ts';
import { acknowledge } from './papers-of-objection.ts';

type Items = RequestOf<typeof lodgeObjection>['body'];
type Actors = { readonly tx: Transaction; readonly user: SignedInUser; readonly caseload: Caseload };

/** The objection, the bill of what is accepted and the rest that rests: together or not at all. Answers its id. */
export async function lodge({ tx, user, caseload }: Actors, items: Items): Promise<string> {
  // Locks the consent of whom they act for: withdrawn meanwhile, nothing is lodged.
  await findPayerOf(tx, user, 'returns-file');
  const assessment = await findObjectionable(tx, items.assessment, ownTpui(user));
  if (!assessment) throw new BusinessError('objection.no-assessment');
  refuseOffer(assessment, items.admittedKobo);
  const id = randomUUID();
  const bills = await splitBill(tx, { id, assessment, admittedKobo: items.admittedKobo, by: user.id });
  const [tpui, officeId] = [assessment.tpui ?? '', assessment.office_id ?? 0];
  const number = await insertObjection(tx, {
    ...{ id, tpui, officeId, issues: items.issues, amendment: items.amendment, justification: items.justification },
    ...{ incomeKobo: items.incomeKobo, admittedKobo: items.admittedKobo, assessedKobo: assessment.tax_kobo ?? 0 },
    ...{ assessmentId: assessment.id ?? '', lodgedBy: user.id, ...bills },
  });
  await contest(tx, assessment.id ?? '');
  const subject = `objection:${id}`;
  await caseload.open(tx, { kind: 'objection', subject, reference: number, officeId, tpui, userId: user.id });
  await acknowledge(tx, id);
  const lodged = await findObjection(tx, id);
  await publishNotice(tx, {
    to: [user.id],
    kind: 'objection.received',
    facts: { reference: number, assessment: items.assessment, day: lodged?.last_day ?? '' },
    path: portalAddress('/user/cases/objections', { record: id }),
    occasion: `${subject}:received`,
  });
  await writeAudit(tx, {
    actor: { userId: user.id },
    action: 'objection.lodged',
    subject,
    detail: { number, assessment: items.assessment, admittedKobo: items.admittedKobo },
  });
  return id;
}

function refuseOffer(assessment: AssessmentRow, admittedKobo: number): void {
  const offer = offerOf(assessment);
  if (offer === 'too-late') throw new BusinessError('objection.too-late');
  if (offer === 'payment-pending') throw new BusinessError('bill.payment-pending');
  if (offer !== 'possible') throw new BusinessError('objection.not-possible');
  if (admittedKobo >= (assessment.tax_kobo ?? 0)) throw new BusinessError('objection.all-accepted');
}

interface Split {
  readonly id: string;
  readonly assessment: AssessmentRow;
  readonly admittedKobo: number;
  readonly by: string;
}

/** Where something is accepted and nothing is paid yet, two bills take the place of one; else that of the assessment itself rests. */
async function splitBill(tx: Transaction, { id, assessment, admittedKobo, by }: Split) {
  const of = assessment.bill_id ?? '';
  const whole = { admittedBillId: null, disputedBillId: of };
  if (admittedKobo === 0 || assessment.bill_standing !== 'open') return whole;
  if ((await releaseBill(tx, of, by, 'Replaced by bills for what is accepted and what is disputed')) !== 'cancelled')
    return whole;
  const part = { of, objectionId: id };
  const day = assessment.last_day ?? '';
  return {
    admittedBillId: await raisePart(tx, {
      ...part,
      ...{ amountKobo: admittedKobo, demandableFrom: addDays(day, 1), dueOn: day },
      narration: `What is accepted of assessment ${assessment.number}`,
    }),
    disputedBillId: await raisePart(tx, {
      ...part,
      ...{ amountKobo: (assessment.tax_kobo ?? 0) - admittedKobo, demandableFrom: null },
      narration: `What is disputed of assessment ${assessment.number}: rests until the objection is decided`,
    }),
  };
}
