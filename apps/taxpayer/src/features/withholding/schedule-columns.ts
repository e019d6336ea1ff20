import type { WithholdingRow } from '@portal/contracts';
import type { ScheduleKind } from '../../schedule-files/schedule-kind.ts';

const columns = [
  'name',
  'taxId',
  'payee',
  'transaction',
  'stateId',
  'invoice',
  'grossKobo',
  'deductedKobo',
] as const satisfies readonly (keyof WithholdingRow)[];
export type WithholdingColumn = (typeof columns)[number];

export const withholdingSchedule: ScheduleKind<WithholdingColumn> = {
  columns,
  headings: {
    name: 'Beneficiary',
    taxId: 'Tax ID',
    payee: 'Kind of beneficiary',
    transaction: 'Paid for',
    stateId: 'State of residence',
    invoice: 'Invoice or contract',
    grossKobo: 'Amount paid',
    deductedKobo: 'Tax withheld',
  },
  required: ['name', 'transaction', 'grossKobo', 'deductedKobo'],
  otherNames: {
    name: ['name', 'beneficiaryname', 'nameofbeneficiary', 'payee', 'vendor', 'supplier', 'contractor', 'fullname'],
    taxId: ['tin', 'taxidentificationnumber', 'taxpayerid', 'payerid', 'jtbtin', 'tpui'],
    payee: ['category', 'beneficiarytype', 'kind'],
    transaction: ['nature', 'natureoftransaction', 'transaction', 'transactionclass', 'class', 'contracttype'],
    stateId: ['state', 'residence', 'stateofresidence'],
    invoice: ['invoice', 'invoiceno', 'invoicenumber', 'contractno', 'contractnumber', 'reference'],
    grossKobo: ['gross', 'amount', 'grossamount', 'transactionvalue', 'value', 'invoiceamount', 'contractsum'],
    deductedKobo: ['wht', 'tax', 'taxdeducted', 'deducted', 'withheld', 'whtdeducted', 'withholdingtax'],
  },
  // Said here again, as reading has no use for the whole contract; a test compares.
  rowsMost: 5_000,
  amounts: ['grossKobo', 'deductedKobo'],
  sum: 'grossKobo',
  named: 'name',
};
