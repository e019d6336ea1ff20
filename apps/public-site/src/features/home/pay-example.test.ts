import { incomeTax, payeMonths, yearOfMonths } from '@portal/tax-rules';
import { expect, it } from 'vitest';
import { payExample } from './pay-example.ts';

it('is what the law makes of it', () => {
  const nothing = { pensionKobo: 0, housingFundKobo: 0, healthInsuranceKobo: 0, rentPaidKobo: 0, lifeInsuranceKobo: 0 };
  const { taxKobo, lines } = incomeTax({
    ...nothing,
    homeLoanInterestKobo: 0,
    otherIncomeKobo: 0,
    employmentIncomeKobo: yearOfMonths(payExample.monthKobo),
    day: '2026-12-31',
  });
  expect(payeMonths(taxKobo)[0]).toBe(payExample.payeKobo);
  const bands = lines.flatMap(({ formula }) => (formula.kind === 'bands' ? formula.shares : []));
  expect(bands.map(({ ratePpm }) => ratePpm)).toEqual([0, payExample.ratePercent * 10_000]);
  expect(bands[0]?.chargedKobo).toBeCloseTo(yearOfMonths(payExample.monthKobo) * payExample.freeShare, 0);
});

it('opens the calculator with the same figures', () => {
  const figures = new URLSearchParams(payExample.address.split('#')[1]);
  expect(Object.fromEntries(figures)).toEqual({
    tax: 'income-tax',
    period: 'month',
    salary: String(payExample.monthKobo / 100),
  });
});
