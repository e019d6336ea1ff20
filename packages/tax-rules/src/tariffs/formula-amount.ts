import { businessPremises, consumptionTax, developmentLevy } from '../levies/levies.ts';
import { presumptiveTax } from '../presumptive/presumptive-tax.ts';
import type { RuleLine } from '../rule.ts';
import { stampDuty } from '../stamp-duty/stamp-duty.ts';
import { type Instrument, instruments } from '../stamp-duty/stamp-duty-law.ts';
import type { AmountRule, Answers } from './amount-rule.ts';
import { AnswerError, type TariffAmount, wholeOf } from './answers.ts';

/** An adult of any age pays the same levy. */
const adultYears = 18;

/** What a law says on this day. */
export function formulaAmount(
  { law, inputs }: Extract<AmountRule, { kind: 'formula' }>,
  day: string,
  answers: Answers,
): TariffAmount {
  const whole = (input: string) => wholeOf(answers, keyOf(inputs, input));
  switch (law) {
    case 'stamp-duty':
      return asAmount(stampDuty({ day, instrument: instrumentOf(answers, inputs), valueKobo: whole('value') }));
    case 'consumption-tax':
      return asAmount(consumptionTax({ day, billBeforeVatKobo: whole('sales') }));
    case 'development-levy': {
      const { amountKobo, reference } = developmentLevy({ day, ageYears: adultYears });
      const count = whole('persons');
      if (count * amountKobo > Number.MAX_SAFE_INTEGER) throw new AnswerError(keyOf(inputs, 'persons'), 'Too many');
      return { amountKobo: amountKobo * count, formula: { kind: 'times', eachKobo: amountKobo, count }, reference };
    }
    case 'business-premises-registration':
      return asAmount(businessPremises({ day, isRenewal: false }));
    case 'business-premises-renewal':
      return asAmount(businessPremises({ day, isRenewal: true }));
    case 'presumptive-tax':
      return asAmount(presumptiveTax({ day, turnoverKobo: whole('turnover') }));
  }
}

function asAmount({ amountKobo, formula, reference }: RuleLine): TariffAmount {
  return { amountKobo, formula, reference };
}

function keyOf(inputs: Readonly<Record<string, string>>, input: string): string {
  const key = inputs[input];
  if (key === undefined) throw new RangeError(`The tariff names no attribute for ${input}`);
  return key;
}

function instrumentOf(answers: Answers, inputs: Readonly<Record<string, string>>): Instrument {
  const key = keyOf(inputs, 'instrument');
  const instrument = instruments.find((one) => one === answers[key]);
  if (!instrument) throw new AnswerError(key, 'There is no duty for this choice');
  return instrument;
}
