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

/** Of the library's making, counters only: nothing worth a migration or a backup. */
const tableName = 'rate_limits';
/** Any number that nothing else in this database locks. */
const tableLock = 7_170_302;

/** Counts calls per address. Without a `pool` everything is counted in this process. */
export async function createCallLimiter(limits: RateLimits, pool?: Pool): Promise<CallLimiter> {
  if (pool) await ensureTable(pool);
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

/** Under a lock, because two processes that create a table at once trip over each other. */
async function ensureTable(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [tableLock]);
    await client.query(
      `create table if not exists ${tableName} (
        key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
