export type { BandShare } from './income-tax/bands.ts';
export { type IncomeTax, type IncomeTaxInput, incomeTax } from './income-tax/income-tax.ts';
export { type IncomeTaxLaw, incomeTaxLaws } from './income-tax/income-tax-law.ts';
export { businessPremises, consumptionTax, developmentLevy } from './levies/levies.ts';
export { type Dated, type Formula, inForce, type LegalReference, type RuleLine } from './rule.ts';
export { type Instrument, stampDuty } from './stamp-duty/stamp-duty.ts';
export { type Withholding, type WithholdingInput, withholding } from './withholding/withholding.ts';
export {
  type Payee,
  payees,
  type WithholdingTransaction,
  withholdingTransactions,
} from './withholding/withholding-rates.ts';
