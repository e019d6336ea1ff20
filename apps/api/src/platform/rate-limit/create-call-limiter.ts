import type { Endpoint } from '@portal/contracts';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { BusinessError } from '../http/business-error.ts';
import type { CallLimiter } from '../http/create-http-server.ts';
import { addressKey } from './address-key.ts';
import type { RateLimit, RateLimits } from './rate-limit.ts';

/** Counters only: nothing worth a backup. */
const tableName = 'rate_limits';

/** Counts calls per address. Without a `pool` everything is counted in this process. */
export function createCallLimiter(limits: RateLimits, pool?: Pool): CallLimiter {
  const limiters = new Map<Endpoint, RateLimiterAbstract>();
  for (const [endpoint, limit] of limits) limiters.set(endpoint, limiterOf(endpoint, limit, pool));
  return {
    async admit(endpoint, ip) {
      try {
        await limiters.get(endpoint)?.consume(addressKey(ip));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new BusinessError('request.rate-limited', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
    async refused(endpoint, ip, { code }) {
      const cost = limits.get(endpoint)?.refusalCosts?.[code];
      if (cost) await limiters.get(endpoint)?.penalty(addressKey(ip), cost);
    },
  };
}

function limiterOf({ method, path }: Endpoint, limit: RateLimit, pool: Pool | undefined): RateLimiterAbstract {
  const options = { keyPrefix: `${method} ${path}`, points: limit.points, duration: limit.windowSeconds };
  const memory = new RateLimiterMemory(options);
  if (limit.countedBy !== 'every-replica' || !pool) return memory;
  // Should the database be away, this process counts alone: a limiter must not be what stops the portal.
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName,
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: memory,
  });
}
