import { type PartnerQuota, partnerQuotas } from '@portal/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

interface Standing {
  readonly isExceeded: boolean;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts the calls of each key, in this process. */
export function createPartnerQuotas(): (quota: PartnerQuota, keyId: string) => Promise<Standing> {
  const limiters = new Map<PartnerQuota, RateLimiterMemory>();
  for (const quota of Object.keys(partnerQuotas) as PartnerQuota[]) {
    const { points, windowSeconds } = partnerQuotas[quota];
    limiters.set(quota, new RateLimiterMemory({ keyPrefix: `partner ${quota}`, points, duration: windowSeconds }));
  }
  const standing = (isExceeded: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Standing => ({
    isExceeded,
    remaining: Math.max(0, remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  return async (quota, keyId) => {
    try {
      const counted = await limiters.get(quota)?.consume(keyId);
      if (!counted) throw new TypeError(`There is no quota ${quota}`);
      return standing(false, counted);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return standing(true, refusal);
      throw refusal;
    }
  };
}

/** As draft-ietf-httpapi-ratelimit-headers has them: Lists of Structured Fields (RFC 9651). */
export function quotaFields(quota: PartnerQuota, { remaining, resetSeconds }: Standing) {
  const { points, windowSeconds } = partnerQuotas[quota];
  return {
    'ratelimit-policy': `"${quota}";q=${points};w=${windowSeconds}`,
    ratelimit: `"${quota}";r=${remaining};t=${resetSeconds}`,
  };
}
