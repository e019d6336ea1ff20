import type { Tax, TaxId } from '../tax.ts';
import { capitalGainsForm } from './capital-gains.ts';
import { stampDutyForm, withholdingForm } from './deductions-and-duties.ts';
import { incomeTaxForm } from './income-tax.ts';
import { latePaymentForm } from './late-payment.ts';
import { businessPremisesForm, consumptionTaxForm, developmentLevyForm } from './levies.ts';

export const taxes: Readonly<Record<TaxId, Tax>> = {
  'income-tax': incomeTaxForm,
  'capital-gains': capitalGainsForm,
  withholding: withholdingForm,
  'stamp-duty': stampDutyForm,
  'development-levy': developmentLevyForm,
  'consumption-tax': consumptionTaxForm,
  'business-premises': businessPremisesForm,
  'late-payment': latePaymentForm,
};
