import { receiptClaimsSchema } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { claimsAgree, type ReceiptFacts, receiptClaims } from './receipt-claims.ts';

const facts: ReceiptFacts = {
  receiptNumber: 'KDR-2026-00001234',
  billReference: 'KD7Q4M2X9TBC1VWZ',
  amountKobo: 1_250_050,
  payerName: 'Amina Ɗanjuma',
  revenueHeads: ['Development levy', 'Development levy', 'Business premises'],
  paidAt: new Date('2026-11-20T08:15:30.900Z'),
  provider: 'remita',
  providerReference: '140008260136',
};

describe('receipt claims', () => {
  it('state the receipt’s facts, each revenue head once', () => {
    const claims = receiptClaims(facts, { full: false });
    expect(claims).toEqual({
      v: 1,
      n: 'KDR-2026-00001234',
      b: 'KD7Q4M2X9TBC1VWZ',
      a: 1_250_050,
      p: 'Amina Ɗanjuma',
      h: 'Development levy; Business premises',
      t: 1_795_162_530,
      r: 'remita:140008260136',
    });
    expect(receiptClaimsSchema.parse(claims)).toEqual(claims);
  });

  it('say `f` only in a link that shows everything', () => {
    expect(receiptClaims(facts, { full: true }).f).toBe(true);
    expect('f' in receiptClaims(facts, { full: false })).toBe(false);
  });

  it('cut long names between characters, never inside one', () => {
    const claims = receiptClaims(
      { ...facts, payerName: '𝒜'.repeat(90), revenueHeads: ['x'.repeat(200)] },
      { full: false },
    );
    expect([...claims.p]).toHaveLength(60);
    expect(claims.p).toBe(`${'𝒜'.repeat(59)}…`);
    expect(claims.h).toHaveLength(80);
  });

  it.each([
    ['n', 'KDR-2026-00001235'],
    ['b', 'KD7Q4M2X9TBC1VWY'],
    ['a', 1_250_051],
    ['t', 1_795_162_531],
    ['r', 'interswitch:140008260136'],
  ])('do not agree with a receipt whose %s differs', (name, value) => {
    const claims = receiptClaims(facts, { full: true });
    expect(claimsAgree(claims, facts)).toBe(true);
    expect(claimsAgree({ ...claims, [name]: value }, facts)).toBe(false);
  });
});
