import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AmountRule } from './amount-rule.ts';
import { AnswerError } from './answers.ts';
import { tariffAmount } from './tariff-amount.ts';

const day = '2026-11-23';
const ask = (rule: AmountRule, answers: Record<string, string | number> = {}, enteredKobo?: number) =>
  tariffAmount(rule, { day, answers, enteredKobo });
const amounts = fc.integer({ min: 0, max: 100_000_000_000_000 });
const rates = fc.integer({ min: 0, max: 1_000_000 });

describe('the amount of a tariff', () => {
  it('is what was entered, within what the tariff allows', () => {
    const rule = { kind: 'entered', leastKobo: 10_000, mostKobo: 500_000 } as const;
    expect(ask(rule, {}, 10_000)).toEqual({ amountKobo: 10_000, formula: { kind: 'entered' } });
    for (const wrong of [undefined, 9_999, 500_001]) expect(() => ask(rule, {}, wrong)).toThrow(AnswerError);
  });

  it('is fixed, or fixed for each', () => {
    expect(ask({ kind: 'fixed', amountKobo: 250_000 }).amountKobo).toBe(250_000);
    expect(ask({ kind: 'fixed', amountKobo: 250_000, times: 'copies' }, { copies: 3 })).toEqual({
      amountKobo: 750_000,
      formula: { kind: 'times', eachKobo: 250_000, count: 3 },
    });
    expect(() => ask({ kind: 'fixed', amountKobo: 1, times: 'copies' }, { copies: 1.5 })).toThrow(AnswerError);
    expect(() => ask({ kind: 'fixed', amountKobo: 1e15, times: 'copies' }, { copies: 1e6 })).toThrow(AnswerError);
  });

  it('follows a choice', () => {
    const rule = { kind: 'by-choice', by: 'class', amounts: [{ option: 'car', amountKobo: 625_000 }] } as const;
    expect(ask(rule, { class: 'car' }).amountKobo).toBe(625_000);
    expect(() => ask(rule, { class: 'rocket' })).toThrow(AnswerError);
  });

  it.each([
    [0, 100],
    [10, 100],
    [11, 200],
    [1_000_000, 200],
  ])('of %i falls into one band, whose end is its own: %i', (floors, amountKobo) => {
    const bands = [{ upTo: 10, amountKobo: 100 }, { amountKobo: 200 }];
    expect(ask({ kind: 'banded', by: 'floors', bands }, { floors }).amountKobo).toBe(amountKobo);
  });

  it('at a rate equals exact arithmetic, halves upwards', () => {
    fc.assert(
      fc.property(amounts, rates, (value, ratePpm) => {
        const { amountKobo } = ask({ kind: 'rated', by: 'v', sliced: false, bands: [{ ratePpm }] }, { v: value });
        const exact = BigInt(value) * BigInt(ratePpm);
        // Within half a kobo of the exact share: |2 × (amount × 10⁶ − exact)| ≤ 10⁶, and never the lower of two equally near.
        const off = 2n * (BigInt(amountKobo) * 1_000_000n - exact);
        expect(off > -1_000_000n && off <= 1_000_000n).toBe(true);
      }),
    );
  });

  it('in slices charges every kobo once, and shows each slice', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000_000 }), { maxLength: 5 }),
        (value, ends) => {
          const bands = [
            ...ends.toSorted((a, b) => a - b).map((upTo, at) => ({ upTo, ratePpm: at * 10_000 })),
            { ratePpm: 90_000 },
          ];
          const { amountKobo, formula } = ask({ kind: 'rated', by: 'v', sliced: true, bands }, { v: value });
          if (formula.kind !== 'bands') throw new Error('no bands');
          expect(formula.shares.reduce((sum, { chargedKobo }) => sum + chargedKobo, 0)).toBe(value);
          expect(formula.shares.reduce((sum, { taxKobo }) => sum + taxKobo, 0)).toBe(amountKobo);
        },
      ),
    );
  });

  it('is what the law says where it names one', () => {
    const duty = { kind: 'formula', law: 'stamp-duty', inputs: { instrument: 'paper', value: 'worth' } } as const;
    expect(ask(duty, { paper: 'mortgage-or-debenture', worth: 1_000_000_000 })).toMatchObject({
      amountKobo: 3_750_000,
      reference: { law: 'Nigeria Tax Act 2025' },
    });
    expect(() => ask(duty, { paper: 'napkin', worth: 1 })).toThrow(AnswerError);
    const levy = { kind: 'formula', law: 'development-levy', inputs: { persons: 'adults' } } as const;
    expect(ask(levy, { adults: 4 }).amountKobo).toBe(400_000);
    const presumed = { kind: 'formula', law: 'presumptive-tax', inputs: { turnover: 'sold' } } as const;
    expect(ask(presumed, { sold: 1_300_000_000 }).amountKobo).toBe(13_000_000);
  });
});
