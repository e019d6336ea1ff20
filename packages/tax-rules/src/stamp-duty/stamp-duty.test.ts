import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira } from '../kobo.ts';
import { stampDuty } from './stamp-duty.ts';
import { instruments } from './stamp-duty-law.ts';

const day = '2026-06-30';
const anAmount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('stamp duty', () => {
  it.each([
    ['property-transfer', 10_000_000, 0],
    ['property-transfer', 10_000_001, 150_000.02],
    ['property-transfer', 45_000_000, 675_000],
    ['mortgage-or-debenture', 8_000_000, 30_000],
    ['lease-up-to-7-years', 12_000_000, 93_600],
    ['lease-up-to-7-years', 9_999_999, 0],
    ['lease-up-to-7-years', 10_000_000, 78_000],
    ['lease-over-7-years', 12_000_000, 360_000],
    ['promissory-note', 250_000, 250],
    ['share-capital', 1_000_000, 7_500],
    ['loan-capital', 1_000_000, 1_250],
    ['insurance-policy', 1_000_000, 750],
    ['marketable-security', 1_000_000, 2_250],
    ['mineral-asset-transfer', 1_000_000, 20_000],
    ['agreement', 999_999, 0],
    ['agreement', 1_000_000, 1_000],
    ['guarantee-or-memorandum', 0, 500],
    ['receipt', 9_999, 0],
    ['receipt', 10_000, 50],
    ['electronic-transfer', 9_999, 0],
    ['electronic-transfer', 10_000, 50],
  ] as const)('of a %s of ₦%d is ₦%d', (instrument, value, duty) => {
    expect(stampDuty({ day, instrument, valueKobo: naira(value) }).amountKobo).toBe(Math.round(duty * 100));
  });

  it('never falls when the value rises', () => {
    fc.assert(
      fc.property(anAmount, anAmount, fc.constantFrom(...instruments), (one, other, instrument) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const duty = (valueKobo: number) => stampDuty({ day, instrument, valueKobo }).amountKobo;
        expect(duty(low)).toBeLessThanOrEqual(duty(high));
      }),
    );
  });

  it('says where the text leaves something open', () => {
    const certainty = (instrument: (typeof instruments)[number]) =>
      stampDuty({ day, instrument, valueKobo: 0 }).reference.certainty;
    expect(certainty('lease-over-7-years')).toBe('our-reading');
    // The Schedule names the premium of life insurance only; and section 185(h) frees papers about stocks and shares.
    expect(certainty('insurance-policy')).toBe('our-reading');
    expect(certainty('marketable-security')).toBe('our-reading');
    expect(certainty('property-transfer')).toBe('certain');
  });
});
