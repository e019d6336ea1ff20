import { defineEndpoint } from '@portal/contracts';
import type { Pool } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../testing/test-database.ts';
import { BusinessError } from '../http/business-error.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { serve } from '../http/serve.ts';
import { addressKey } from './address-key.ts';
import { createCallLimiter } from './create-call-limiter.ts';
import type { RateLimit } from './rate-limit.ts';

const { db } = await createTestDatabase();

const findBill = defineEndpoint({
  method: 'GET',
  path: '/bills/open',
  summary: 'Open a bill',
  access: 'public',
  query: z.object({ ref: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

async function town(limit: RateLimit, pool?: Pool) {
  const app = await createHttpServer({
    limiter: createCallLimiter(new Map([[findBill, limit]]), pool),
    identify: async (id) => ({ id, sessionId: id, roles: ['Individual'], scope: { kind: 'everything' } }) as never,
  });
  serve(app, findBill, async ({ query }) => {
    if (query.ref !== 'known') throw new BusinessError('bill.not-found');
    return { ok: true };
  });
  const ask = async (ref: string, remoteAddress = '41.58.0.1', account?: string) =>
    app.inject({
      url: `/api/v1/bills/open?ref=${ref}`,
      remoteAddress,
      headers: { ...(account && { authorization: account }) },
    });
  const statuses = async (ref: string, times: number) => {
    const seen: number[] = [];
    for (let call = 0; call < times; call += 1) seen.push((await ask(ref)).statusCode);
    return seen;
  };
  return { ask, statuses };
}

describe('a rate limit', () => {
  const limit = { points: 50, windowSeconds: 60, refusalCosts: { 'bill.not-found': 9 } } as const;

  it('lets a town behind one address look up its bills', async () => {
    const { statuses } = await town(limit);
    expect(new Set(await statuses('known', 50))).toEqual(new Set([200]));
  });

  it('makes guessing ten times as dear', async () => {
    const { statuses } = await town(limit);
    expect(await statuses('guess', 7)).toEqual([404, 404, 404, 404, 404, 429, 429]);
  });

  it('is no oracle: who has guessed too much is refused alike for bills that exist', async () => {
    // Both are told how many seconds to wait, in one and the same second.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { statuses, ask } = await town(limit);
    await statuses('guess', 6);
    const [known, unknown] = [await ask('known'), await ask('guess')];
    expect(known.statusCode).toBe(429);
    expect({ ...known.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
  });

  it('can count for all replicas together, also when they start in the same instant', async () => {
    const shared = { ...limit, countedBy: 'every-replica' } as const;
    const replicas = await Promise.all([town(shared, db.$client), town(shared, db.$client), town(shared, db.$client)]);
    const seen: number[] = [];
    for (const { statuses } of replicas) seen.push(...(await statuses('guess', 2)));
    expect(seen).toEqual([404, 404, 404, 404, 404, 429]);
  });

  it('says when to come back, and counts every address by itself', async () => {
    const { statuses, ask } = await town(limit);
    await statuses('guess', 6);
    const refused = await ask('known');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().retryAfterSeconds).toBe(Number(refused.headers['retry-after']));
    expect((await ask('known', '41.58.0.2')).statusCode).toBe(200);
  });
});

describe('whoever is signed in', () => {
  const limit = { points: 10, windowSeconds: 60 } as const;

  it('is counted by the account: what others behind the same address ask uses none of it up', async () => {
    const { statuses, ask } = await town(limit);
    await statuses('known', 11);
    expect((await ask('known')).statusCode).toBe(429);
    expect((await ask('known', '41.58.0.1', 'someone')).statusCode).toBe(200);
  });

  it('has one allowance wherever they are', async () => {
    const { ask } = await town(limit);
    for (let place = 1; place <= 10; place += 1) await ask('known', `41.58.0.${place}`, 'someone');
    expect((await ask('known', '41.58.0.11', 'someone')).statusCode).toBe(429);
    expect((await ask('known', '41.58.0.11')).statusCode).toBe(200);
  });
});

describe('an address', () => {
  it.each([
    ['41.58.0.1', '41.58.0.1'],
    ['::ffff:41.58.0.1', '41.58.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
