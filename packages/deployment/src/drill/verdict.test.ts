import { describe, expect, it } from 'vitest';
import { longestGapMs, tableOf } from './figures.ts';
import { hasHeld } from './report.ts';
import { lostAndDoubled, type Verdict } from './verdict.ts';

const paid = (reference: string, receiptedKobo: readonly number[] = [100], bookedKobo = receiptedKobo) => ({
  reference,
  receiptedKobo,
  bookedKobo,
});
const clean: Verdict = { acknowledged: 3, taken: 3, lost: [], doubled: [], disagreements: [], ledgerKobo: 0 };
const round = { what: 'machine lost', mostSeconds: 25, gapMs: 9_000, electedMs: 8_000, safeMs: 20_000, refusals: {} };

describe('what was promised to payers', () => {
  it('is lost without a receipt, also where the attempt itself is gone', () => {
    const acknowledged = [{ rrr: '1' }, { rrr: '2' }, { rrr: '3' }];
    expect(lostAndDoubled(acknowledged, [paid('1'), paid('2', [])], [])).toEqual({ lost: ['2', '3'], doubled: [] });
  });

  it('is doubled with two receipts or two payments of one reference, or of one bill', () => {
    const books = [paid('1', [100, 100]), paid('2', [100], [100, 100]), paid('3')];
    expect(lostAndDoubled([{ rrr: '3' }], books, ['KD-7'])).toEqual({ lost: [], doubled: ['1', '2', 'KD-7'] });
  });
});

describe('the drill', () => {
  it('holds with losses that payers saw, as long as nothing is lost', () => {
    expect(hasHeld([{ ...round, refusals: { 'session: 503 service.unavailable': 9 } }], clean)).toBe(true);
  });

  it.each([
    ['a payment is lost', { lost: ['1'] }],
    ['a payment is doubled', { doubled: ['1'] }],
    ['the journal disagrees', { disagreements: ['remita:1: …'] }],
    ['the ledger does not balance', { ledgerKobo: 1 }],
    ['nobody paid at all', { acknowledged: 0 }],
  ] as const)('fails when %s', (_, change) => {
    expect(hasHeld([round], { ...clean, ...change })).toBe(false);
  });

  it('fails when payers saw a planned change', () => {
    const planned = { ...round, what: 'planned, calls held' };
    expect(hasHeld([planned], clean)).toBe(true);
    expect(hasHeld([{ ...planned, refusals: { 'status: 503 service.unavailable': 1 } }], clean)).toBe(false);
  });

  it('measures the time between two confirmations that ends after the loss', () => {
    expect(longestGapMs([0, 9_000, 9_500, 12_000, 12_100], 9_400)).toBe(2_500);
    expect(longestGapMs([12_000, 9_000, 9_500], 9_400)).toBe(2_500);
    expect(longestGapMs([1_000], 0)).toBe(0);
  });

  it('prints columns under each other', () => {
    expect(
      tableOf([
        ['a', 'b'],
        ['long', 'c'],
      ]),
    ).toBe('a    │ b\nlong │ c');
  });
});
