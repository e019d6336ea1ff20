import { describe, expect, it } from 'vitest';
import { forecastOf, gapOf, type PastYear, planOf } from './outlook.ts';

const past: readonly PastYear[] = [
  { year: 2023, untilKobo: 80, wholeKobo: 100 },
  { year: 2024, untilKobo: 90, wholeKobo: 120 },
  { year: 2025, untilKobo: 170, wholeKobo: 200 },
];
const facts = { collectedKobo: 850, dayOfYear: 327, days: 365, past: [], lastKobo: { days30: 90, days90: 240 } };

describe('the plan by today', () => {
  it('is the budget by the mean share of full years before', () =>
    expect(planOf(1_000, 327, 365, past)).toEqual({ kobo: 800, method: 'shares', years: [2023, 2024, 2025] }));

  it('goes by days where there is no full year, and says so', () =>
    expect(planOf(365_000, 327, 365, [])).toEqual({ kobo: 327_000, method: 'days', years: [] }));

  it('the gap is in kobo and in days of the budget', () => {
    expect(gapOf(310_000, 327_000, 365_000, 365)).toEqual({ kobo: -17_000, days: 17 });
    expect(gapOf(330_000, 327_000, 365_000, 365)).toEqual({ kobo: 3_000, days: 3 });
    expect(gapOf(5, 0, 0, 365)).toEqual({ kobo: 5, days: 0 });
  });
});

describe('the forecast', () => {
  it('ranges from the highest to the lowest share of the years before, with what it would have missed last year', () => {
    expect(forecastOf({ ...facts, past })).toEqual({
      lowKobo: 1000,
      highKobo: 1133,
      method: 'shares',
      years: [2023, 2024, 2025],
      // 170 ÷ 0.775 = 219 against 200.
      lastError: expect.closeTo(0.0968, 4),
    });
    expect(forecastOf({ ...facts, past: past.slice(0, 1) })?.lastError).toBeNull();
  });

  it('goes by the slowest and fastest pace where there is no full year', () => {
    const forecast = forecastOf(facts);
    // 38 days are left: 850 + 38 × 850/327, 38 × 90/30 and 38 × 240/90.
    expect(forecast).toMatchObject({ method: 'pace', lowKobo: 949, highKobo: 964, lastError: null });
  });

  it('is none before day 60, and of nothing', () => {
    expect(forecastOf({ ...facts, dayOfYear: 59 })).toBeUndefined();
    expect(forecastOf({ ...facts, collectedKobo: 0 })).toBeUndefined();
  });
});
