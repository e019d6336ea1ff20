import { describe, expect, it } from 'vitest';
import { expiryOf, isOver } from './receipt-expiry.ts';

describe('receipt expiry', () => {
  it.each([
    ['2026-11-20T13:05:00Z', '2027-02-20'],
    ['2026-11-30T12:00:00Z', '2027-02-28'],
    ['2027-11-30T12:00:00Z', '2028-02-29'],
    ['2026-10-31T23:30:00Z', '2027-02-01'],
  ])('of a receipt issued at %s is %s in Lagos', (issuedAt, expected) => {
    expect(expiryOf(Date.parse(issuedAt))).toBe(expected);
  });

  it('comes when the day itself is over in Lagos', () => {
    expect(isOver('2027-02-20', Date.parse('2027-02-20T22:59:00Z'))).toBe(false);
    expect(isOver('2027-02-20', Date.parse('2027-02-20T23:00:00Z'))).toBe(true);
  });
});
