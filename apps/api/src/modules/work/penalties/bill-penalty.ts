import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { type RaisedBill, raiseBill } from '../../money/billing/index.ts';
import { payerOf } from './data/latenesses.repository.ts';
import { dayToPay, type LockedPenalty, markPenaltyBill } from './data/penalties.repository.ts';

/** Penalties and interest of the state. */
const penaltyHead = '12020503';

/** A bill of what is left of it, with a line for each of the two; it goes with the penalty alone. */
export async function billPenalty(
  tx: Transaction,
  { id, number, tpui, untilOn, ...of }: LockedPenalty,
): Promise<RaisedBill> {
  const payer = await payerOf(tx, tpui);
  if (!payer || payer.mdaId === null) throw new BusinessError('penalty.taxpayer-not-found');
  const { isOrganisation, registrationNumber, officeId, mdaId, ...person } = payer;
  const line = (description: string, amountKobo: number) => ({
    ...{ revenueHeadCode: penaltyHead, description, amountKobo },
    narration: `${number}, until ${untilOn}`,
  });
  const dueOn = await dayToPay(tx);
  const raised = await raiseBill(tx, {
    payer: { ...person, tpui, ...(isOrganisation && { registrationNumber }) },
    ...{ mdaId, taxOfficeId: officeId, dueOn, payableUntil: dueOn },
    lines: [
      line('Penalty for lateness', of.penaltyKobo - of.remittedPenaltyKobo),
      line('Interest for lateness', of.interestKobo - of.remittedInterestKobo),
    ].filter(({ amountKobo }) => amountKobo > 0),
  });
  await markPenaltyBill(tx, id, raised.id);
  return raised;
}
