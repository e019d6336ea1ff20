import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira, percent } from '../kobo.ts';
import { daysBetween, monthsBegun } from './calendar.ts';
import { type LatePaymentInput, latePayment } from './late-payment.ts';
import { neglects } from './late-payment-law.ts';

const late: LatePaymentInput = {
  neglect: 'tax-paid-late',
  amountKobo: naira(1_000_000),
  dueDay: '2026-03-31',
  doneDay: '2026-06-09',
};
const amounts = (input: LatePaymentInput) =>
  Object.fromEntries(latePayment(input).lines.map(({ id, amountKobo }) => [id, amountKobo]));

describe('tax paid late', () => {
  it('costs ten per cent once and interest by the day at the central bank’s rate', () => {
    // 70 days at 26.5 %: 1,000,000 × 0.265 × 70 ÷ 365 = 50,821.9178…
    expect(amounts(late)).toEqual({
      'amount-due': naira(1_000_000),
      'late-penalty': naira(100_000),
      'late-interest': 5_082_192,
      'late-total': naira(1_100_000) + 5_082_192,
    });
  });

  it('is charged at the rate of each day when the central bank changes it', () => {
    const { lines } = latePayment({ ...late, dueDay: '2026-01-31', doneDay: '2026-03-02' });
    const interest = lines.find(({ id }) => id === 'late-interest');
    expect(interest?.formula).toEqual({
      kind: 'interest',
      periods: [
        { ofKobo: naira(1_000_000), ratePpm: percent(27), days: 23, interestKobo: 1_701_370 },
        { ofKobo: naira(1_000_000), ratePpm: percent(26.5), days: 7, interestKobo: 508_219 },
      ],
    });
  });

  it('bears no interest on interest: the section has none, while the one for oil companies names it', () => {
    const twoYears = { ...late, dueDay: '2026-03-31', doneDay: '2028-03-30', interestRatePpm: percent(10) };
    const interest = latePayment(twoYears).lines.find(({ id }) => id === 'late-interest');
    expect(interest?.amountKobo).toBe(naira(200_000));
  });

  it('is rounded once for each rate, however many years it takes', () => {
    // 1,264 days at 26.5 % of a naira: 91.7698… kobo.
    const { lines } = latePayment({ ...late, amountKobo: naira(1), doneDay: '2029-09-15' });
    expect(lines.find(({ id }) => id === 'late-interest')).toMatchObject({
      amountKobo: 92,
      formula: { periods: [{ days: 1_264 }] },
    });
  });

  it('costs nothing more on the day itself or before', () => {
    for (const doneDay of [late.dueDay, '2026-01-01'])
      expect(latePayment({ ...late, doneDay })).toMatchObject({ totalKobo: late.amountKobo, daysLate: 0 });
  });
});

describe('other neglects', () => {
  it('a deduction not remitted costs ten per cent a year and simple interest', () => {
    const input = {
      ...late,
      neglect: 'deduction-not-remitted',
      dueDay: '2026-04-10',
      doneDay: '2028-04-09',
      interestRatePpm: percent(20),
    } as const;
    expect(amounts(input)).toMatchObject({ 'late-penalty': naira(200_000), 'late-interest': naira(400_000) });
  });

  it('a tax not deducted costs forty per cent of it', () => {
    // The payee was paid in full and owes the tax: the payer owes the penalty alone.
    expect(amounts({ ...late, neglect: 'tax-not-deducted' })).toEqual({
      'late-penalty': naira(400_000),
      'late-total': naira(400_000),
    });
  });

  it.each([
    ['return-not-filed', '2026-04-01', 100_000],
    ['return-not-filed', '2026-04-30', 100_000],
    ['return-not-filed', '2026-05-01', 150_000],
    ['return-not-filed', '2027-03-31', 650_000],
    ['not-registered', '2026-04-01', 50_000],
    ['not-registered', '2026-06-15', 100_000],
  ] as const)('%s until %s costs ₦%d', (neglect, doneDay, penalty) => {
    const dueDay = '2026-03-31';
    expect(latePayment({ neglect, amountKobo: 0, dueDay, doneDay }).totalKobo).toBe(naira(penalty));
  });

  it('that are about no amount add none up', () => {
    const { lines } = latePayment({ ...late, neglect: 'return-not-filed', amountKobo: 0 });
    expect(lines.at(-1)?.formula).toEqual({ kind: 'sum', of: [{ amountKobo: naira(200_000) }] });
  });

  it('before the Act of 2025 are refused rather than guessed', () => {
    expect(() => latePayment({ ...late, dueDay: '2025-12-31' })).toThrow('No rule is known');
  });
});

describe('the calendar', () => {
  it('counts days over leap years and refuses days that are none', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    for (const day of ['2026-02-30', '2026-2-3', 'today', '']) expect(() => daysBetween(day, '2026-01-01')).toThrow();
  });

  it.each([
    ['2026-01-31', '2026-01-31', 0],
    ['2026-01-31', '2026-02-01', 1],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-01', 2],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-01-15', '2026-02-16', 2],
  ])('from %s to %s has begun %d months', (from, to, months) => {
    expect(monthsBegun(from, to)).toBe(months);
  });
});

describe('what it costs to be late', () => {
  const aDay = fc.integer({ min: 0, max: 2_000 }).map((days) => {
    return new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
  });
  const anAmount = fc.integer({ min: 0, max: naira(1_000_000_000) });

  it('never falls with more time or a larger amount, and adds up to the kobo', () => {
    fc.assert(
      fc.property(fc.constantFrom(...neglects), anAmount, anAmount, aDay, aDay, aDay, (neglect, a, b, x, y, z) => {
        const [dueDay = x, sooner = y, later = z] = [x, y, z].sort();
        const [low, high] = a < b ? [a, b] : [b, a];
        const total = (amountKobo: number, doneDay: string) =>
          latePayment({ neglect, amountKobo, dueDay, doneDay }).totalKobo;
        expect(total(low, sooner)).toBeLessThanOrEqual(total(low, later));
        expect(total(low, later)).toBeLessThanOrEqual(total(high, later));
        const { lines, totalKobo } = latePayment({ neglect, amountKobo: high, dueDay, doneDay: later });
        const parts = lines.filter(({ id }) => id !== 'late-total').reduce((sum, line) => sum + line.amountKobo, 0);
        expect(parts).toBe(totalKobo);
      }),
    );
  });
});
