export {
  type CapitalGains,
  type CapitalGainsInput,
  type CapitalGainsLineId,
  capitalGains,
} from './capital-gains/capital-gains.ts';
export { type GainAsset, gainAssets } from './capital-gains/capital-gains-law.ts';
export {
  type IncomeTax,
  type IncomeTaxInput,
  type IncomeTaxLineId,
  incomeTax,
  incomeTaxLineIds,
} from './income-tax/income-tax.ts';
export { type IncomeTaxLaw, incomeTaxLaws } from './income-tax/income-tax-law.ts';
export { payeMonths, yearOfMonths } from './income-tax/paye.ts';
export { firstPayeMonth, type PayeMonthInput, payeOfMonth } from './income-tax/paye-month.ts';
export {
  type LatePayment,
  type LatePaymentInput,
  type LatePaymentLineId,
  latePayment,
} from './late-payment/late-payment.ts';
export { monetaryPolicyRates, type Neglect, neglects } from './late-payment/late-payment-law.ts';
export { businessPremises, consumptionTax, developmentLevy, type LevyLineId } from './levies/levies.ts';
export {
  type PenaltyComputation,
  type PenaltyGap,
  type PenaltyInput,
  type PenaltyLineId,
  penaltyOf,
} from './penalties/penalty.ts';
export { type PenalisedNeglect, penalisedNeglects, penaltyLaws } from './penalties/penalty-law.ts';
export { type ConsumptionTaxReturnInput, consumptionTaxReturn } from './returns/consumption-tax-return.ts';
export { type DirectAssessmentInput, directAssessmentReturn } from './returns/direct-assessment-return.ts';
export type { ReturnComputation } from './returns/return-computation.ts';
export {
  type BandShare,
  type Certainty,
  type Dated,
  type Formula,
  type InterestPeriod,
  inForce,
  type LegalReference,
  type RuleLine,
  type Term,
} from './rule.ts';
export { type StampDutyInput, stampDuty } from './stamp-duty/stamp-duty.ts';
export { type Instrument, instruments } from './stamp-duty/stamp-duty-law.ts';
export {
  type AmountBand,
  type AmountRule,
  type Answers,
  type FormulaLaw,
  formulaLaws,
  type RateBand,
} from './tariffs/amount-rule.ts';
export { AnswerError, type TariffAmount, type TariffFormula } from './tariffs/answers.ts';
export { tariffAmount } from './tariffs/tariff-amount.ts';
export { type Withholding, type WithholdingInput, withholding } from './withholding/withholding.ts';
export {
  firstWithholdingMonth,
  type WithholdingMonthInput,
  type WithholdingPayment,
  withholdingOfMonth,
} from './withholding/withholding-month.ts';
export {
  type Payee,
  type Payer,
  payees,
  payers,
  type WithholdingTransaction,
  withholdingLaws,
  withholdingTransactions,
} from './withholding/withholding-rates.ts';
