import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { businessPremises, consumptionTax, developmentLevy } from './levies.ts';

const day = '2026-06-30';

describe('levies of the State', () => {
  it('take ₦1,000 a year from adults', () => {
    expect(developmentLevy({ day, ageYears: 18 }).amountKobo).toBe(naira(1_000));
    expect(developmentLevy({ day, ageYears: 17 }).amountKobo).toBe(0);
  });

  it.each([
    [1_234_567, 61_728],
    [9, 0],
    [10, 1],
    [0, 0],
    [Number.MAX_SAFE_INTEGER, 450_359_962_737_050],
  ])('take five per cent of a bill of %d kobo before value added tax: %d', (bill, tax) => {
    expect(consumptionTax({ day, billBeforeVatKobo: bill }).amountKobo).toBe(tax);
  });

  it('take ₦10,000 for new premises and ₦5,000 for a renewal', () => {
    expect(businessPremises({ day, isRenewal: false }).amountKobo).toBe(naira(10_000));
    expect(businessPremises({ day, isRenewal: true }).amountKobo).toBe(naira(5_000));
  });

  it('say that they are what was last published', () => {
    const lines = [
      developmentLevy({ day, ageYears: 30 }),
      consumptionTax({ day, billBeforeVatKobo: 1 }),
      businessPremises({ day, isRenewal: true }),
    ];
    for (const { reference } of lines) expect(reference.certainty).toBe('last-published');
  });
});
