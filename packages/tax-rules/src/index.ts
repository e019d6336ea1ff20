export type { BandShare } from './income-tax/bands.ts';
export { type IncomeTax, type IncomeTaxInput, incomeTax } from './income-tax/income-tax.ts';
export { type IncomeTaxLaw, incomeTaxLaws } from './income-tax/income-tax-law.ts';
export { type Dated, type Formula, inForce, type LegalReference, type RuleLine } from './rule.ts';
