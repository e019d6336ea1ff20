import {
  type Assessment,
  type CommunicationRate,
  type Declaration,
  formatNaira,
  groupThousands,
} from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { type RaisedBill, raiseBill } from '../../money/billing/index.ts';

/** Of `taxpayer_categories` (spec §9): who builds masts is a company. */
const corporate = 2;
/** One bill for what three agencies charge: the service collects it, its lines say for whom. */
const collector = 1;

/** Who gets what, by the chart of accounts: planning (KASUPDA), environment (KEPA), right of way (works). */
const revenueHeads: Readonly<Record<CommunicationRate, string>> = {
  mast: '12020412',
  tower: '12020412',
  rooftop: '12020412',
  generator: '12020410',
  'fibre-metre': '12020413',
  'duct-metre': '12020413',
};

export function raiseDeclarationBill(
  transaction: Transaction,
  declaration: Declaration,
  assessment: Assessment,
): Promise<RaisedBill> {
  const { companyName, email, phoneNumber, address } = declaration;
  return raiseBill(transaction, {
    payer: { categoryId: corporate, firstName: companyName, lastName: '', email, phone: phoneNumber, address },
    mdaId: collector,
    lines: assessment.lines
      .filter(({ amountKobo }) => amountKobo > 0)
      .map(({ rate, name, quantity, unitAmountKobo, unit, amountKobo, isIllustrative }) => ({
        revenueHeadCode: revenueHeads[rate],
        amountKobo,
        description: name.en,
        narration: `${groupThousands(quantity)} × ${formatNaira(unitAmountKobo)} ${unit.en}${isIllustrative ? ' (illustrative rate)' : ''}`,
      })),
  });
}
