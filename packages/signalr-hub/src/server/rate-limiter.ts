import type { HubClock } from './clock.ts';
import type { Rate } from './options.ts';

/** A token bucket. A full one is worth forgetting. */
export interface Allowance {
  left: number;
  at: number;
}

export function fullAllowance(rate: Rate, now: number): Allowance {
  return { left: rate.burst, at: now };
}

/** Takes one; `false` when there is none left. */
export function spend(allowance: Allowance, rate: Rate, now: number): boolean {
  const refilled = allowance.left + ((now - allowance.at) / 1_000) * rate.perSecond;
  allowance.left = Math.min(rate.burst, refilled);
  allowance.at = now;
  if (allowance.left < 1) return false;
  allowance.left -= 1;
  return true;
}

export interface RateLimiter {
  readonly allow: (key: string) => boolean;
  readonly size: () => number;
}

/** A bucket per key; at most `maxKeys` of them, the longest unused goes first. */
export function createRateLimiter(rate: Rate, maxKeys: number, clock: HubClock): RateLimiter {
  const allowances = new Map<string, Allowance>();
  return {
    allow: (key) => {
      const now = clock.now();
      const allowance = allowances.get(key) ?? fullAllowance(rate, now);
      allowances.delete(key);
      if (allowances.size >= maxKeys) {
        for (const oldest of allowances.keys()) {
          allowances.delete(oldest);
          break;
        }
      }
      allowances.set(key, allowance);
      return spend(allowance, rate, now);
    },
    size: () => allowances.size,
  };
}

/** One household of IPv6 is one address: whoever has a /64 has 2^64 of them. */
export function addressKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
    groups.push(...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail.split(':'));
  }
  return groups.slice(0, 4).join(':');
}

/** The network of an address, as far as one operator is likely to hold it: IPv4 /24, IPv6 /48. */
export function networkOf(addressKey: string): string {
  const separator = addressKey.includes(':') ? ':' : '.';
  return addressKey.split(separator).slice(0, 3).join(separator);
}
