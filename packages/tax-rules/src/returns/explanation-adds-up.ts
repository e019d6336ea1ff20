import { expect } from 'vitest';
import { taxOver } from '../income-tax/bands.ts';
import type { ReturnComputation } from './return-computation.ts';

/** For tests: every line follows from its own numbers, and the last figures from the lines. */
export function expectAddsUp({ lines, taxKobo, creditKobo, balanceKobo, overKobo }: ReturnComputation): void {
  for (const { amountKobo, formula, reference } of lines) {
    expect(reference.law && reference.section).not.toBe('');
    if (formula.kind === 'sum') expect(amountKobo).toBe(formula.of.reduce((sum, term) => sum + term.amountKobo, 0));
    if (formula.kind === 'lowest') expect(amountKobo).toBe(Math.min(...formula.of.map((term) => term.amountKobo)));
    if (formula.kind === 'greatest') expect(amountKobo).toBe(Math.max(...formula.of.map((term) => term.amountKobo)));
    if (formula.kind === 'difference') expect(amountKobo).toBe(Math.max(0, formula.fromKobo - formula.takenKobo));
    if (formula.kind === 'bands') expect(amountKobo).toBe(taxOver(formula.shares));
  }
  expect(balanceKobo - overKobo).toBe(taxKobo - creditKobo);
  expect(Math.min(balanceKobo, overKobo)).toBe(0);
}
