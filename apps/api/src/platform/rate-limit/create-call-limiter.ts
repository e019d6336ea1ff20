import type { Endpoint } from '@portal/contracts';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { BusinessError } from '../http/business-error.ts';
import type { CallLimiter } from '../http/call-limiter.ts';
import { createThingsAsked } from './count-things-asked.ts';
import type { RateLimit, RateLimits } from './rate-limit.ts';

/** Counters only: nothing worth a backup. */
const tableName = 'rate_limits';

/** Counts calls per caller, or per thing they ask about. Without a `pool` everything is counted in this process. */
export function createCallLimiter(limits: RateLimits, pool?: Pool): CallLimiter {
  const limiters = new Map<Endpoint, RateLimiterAbstract>();
  const things = new Map<Endpoint, ReturnType<typeof createThingsAsked>>();
  for (const [endpoint, limit] of limits) {
    if (limit.asksBy) things.set(endpoint, createThingsAsked(nameOf(endpoint), limit));
    else limiters.set(endpoint, limiterOf(endpoint, limit, pool));
  }
  return {
    async admit(endpoint, { caller }) {
      try {
        await limiters.get(endpoint)?.consume(caller);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new BusinessError('request.rate-limited', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
    async admitParsed(endpoint, asker, call) {
      const asked = limits.get(endpoint)?.asksBy?.asked(call);
      if (asked) await things.get(endpoint)?.admit(asker, asked);
    },
    async answered(endpoint, asker, call) {
      const asked = limits.get(endpoint)?.asksBy?.asked(call);
      if (asked?.kind === 'secret') await things.get(endpoint)?.wasRight(asker, asked);
    },
    async refused(endpoint, asker, { code }) {
      const limit = limits.get(endpoint);
      const cost = limit?.refusalCosts?.[code];
      if (cost) await limiters.get(endpoint)?.penalty(asker.caller, cost);
      if (limit?.asksBy?.wrong.includes(code)) await things.get(endpoint)?.wasWrong(asker);
    },
  };
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function limiterOf(endpoint: Endpoint, limit: RateLimit, pool: Pool | undefined): RateLimiterAbstract {
  const options = { keyPrefix: nameOf(endpoint), points: limit.points, duration: limit.windowSeconds };
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
