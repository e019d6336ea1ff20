import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { addressKey, createRateLimiter } from './rate-limiter.ts';

describe('createRateLimiter', () => {
  it('allows a burst, then as many as come back with time, and never more than the burst', () => {
    const clock = createManualClock();
    const limiter = createRateLimiter({ burst: 3, perSecond: 2 }, 10, clock);
    const allowed = () => [1, 2, 3, 4, 5].filter(() => limiter.allow('a')).length;
    expect(allowed()).toBe(3);
    clock.advance(1_000);
    expect(allowed()).toBe(2);
    clock.advance(60_000);
    expect(allowed()).toBe(3);
  });

  it('remembers no more addresses than it may, and forgets the longest unused', () => {
    const limiter = createRateLimiter({ burst: 1, perSecond: 0 }, 2, createManualClock());
    expect([limiter.allow('a'), limiter.allow('b'), limiter.allow('a'), limiter.allow('c')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(limiter.size()).toBe(2);
    expect(limiter.allow('a')).toBe(false);
    expect(limiter.allow('b')).toBe(true);
  });
});

describe('addressKey', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
