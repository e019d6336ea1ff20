import { returnKinds, type ServedHow } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { raiseBill } from '../../money/billing/index.ts';
import { noteServiceOfPaper } from '../law-papers/index.ts';
import { collectorOf, peopleOf } from '../paye/index.ts';
import type { AssessmentRow } from './data/assessments.repository.ts';
import { lastDayToObject, serveInDatabase } from './data/move-assessment.ts';
import { payerOf } from './data/payer-of.ts';
import { noteMove } from './decide-assessments.ts';
import { paperOf } from './papers-of-assessment.ts';
import { tellOfService, wordsOfPeriod, wordsOfTax } from './tell-of-assessment.ts';

interface Service {
  readonly how: ServedHow;
  readonly at: string | null;
  readonly place: string;
  readonly by: string;
}

/** To the account: the inbox of everybody who stands for the taxpayer. */
const ownPlace = 'To the account of the taxpayer, by inbox and mail';

/** Served and billed together: payable by the last day on which one can object. */
export async function serveOnTaxpayer(tx: Transaction, row: AssessmentRow, service: Service): Promise<void> {
  const { how, by } = service;
  const people = await peopleOf(tx, row.tpui);
  if (how === 'electronic' && people.length === 0) throw new BusinessError('assessment.no-account');
  const at = how === 'electronic' ? null : service.at;
  if (how !== 'electronic' && at === null)
    throw new BusinessError('request.invalid', { fieldErrors: { at: 'Say when it was served' } });
  const lastDay = await lastDayToObject(tx, at);
  const code = row.returnKind === null ? (row.headCode ?? '') : returnKinds[row.returnKind].revenueHeadCode;
  const bill = await raiseBill(tx, {
    payer: await payerOf(tx, row.tpui, people),
    ...{ mdaId: await collectorOf(tx, code), taxOfficeId: row.officeId, dueOn: lastDay, payableUntil: lastDay },
    lines: [
      {
        ...{ revenueHeadCode: code, amountKobo: row.taxKobo, description: wordsOfTax(row).en },
        narration: `Assessment ${row.number}, ${wordsOfPeriod(row).en}`,
      },
    ],
  });
  const place = how === 'electronic' ? ownPlace : service.place;
  await serveInDatabase(tx, row.id, { by, how, at, place, billId: bill.id });
  const on = at === null ? bill.issuedOn : dayOf(new Date(at));
  await noteServiceOfPaper(tx, paperOf(row), { on, how, lastDay, billReference: bill.reference });
  await tellOfService(tx, row, people, { on, lastDay });
  await noteMove(tx, row, { action: 'assessment.served', by, detail: { how, place, on, bill: bill.reference } });
}
