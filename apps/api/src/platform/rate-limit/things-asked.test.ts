import { defineEndpoint } from '@portal/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { BusinessError } from '../http/business-error.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { serve } from '../http/serve.ts';
import { wrongDelayMs } from './count-things-asked.ts';
import { createCallLimiter } from './create-call-limiter.ts';
import type { Asked, AsksBy } from './rate-limit.ts';

const findBill = defineEndpoint({
  method: 'GET',
  path: '/bills/open',
  summary: 'Open a bill',
  access: 'public',
  query: z.object({ ref: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

const bySecret: AsksBy = {
  asked: ({ query }) => ({ kind: 'secret', secret: String(query.ref) }),
  wrong: ['bill.not-found'],
};
const inTurn: AsksBy = { asked: (): Asked => ({ kind: 'in-turn', freePerMinute: 10 }), wrong: [] };

/** A town behind one address. Time stands still but for what the test lets pass. */
async function town(asksBy: AsksBy) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await createHttpServer({
    limiter: createCallLimiter(new Map([[findBill, { points: 5, windowSeconds: 60, asksBy }]])),
  });
  let looked = 0;
  serve(app, findBill, async ({ query }) => {
    looked += 1;
    if (!query.ref.startsWith('right')) throw new BusinessError('bill.not-found');
    return { ok: true };
  });
  await app.ready();
  const answers: number[] = [];
  const ask = async (ref: string, agent = 'x') => {
    const { statusCode } = await app.inject({ url: `/api/v1/bills/open?ref=${ref}`, headers: { 'user-agent': agent } });
    answers.push(statusCode);
    return statusCode;
  };
  return { ask, answers, looked: () => looked };
}

/** Until nothing more happens by itself: what is left waits for its time. */
async function settled() {
  for (let round = 0; round < 200; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('asking by a secret', () => {
  it('answers a right one at once, however many wrong ones came from the same address', async () => {
    const { ask, answers } = await town(bySecret);
    for (let guess = 0; guess < 300; guess += 1) void ask(`wrong${guess}`);
    await settled();
    expect(answers.filter((status) => status === 404).length).toBeLessThan(25);
    expect(await ask('right')).toBe(200);
  });

  it('answers wrong ones one after the other when there were many, and loses some when too many wait', async () => {
    const { ask, answers } = await town(bySecret);
    for (let guess = 0; guess < 100; guess += 1) void ask(`wrong${guess}`);
    await settled();
    const atOnce = answers.length;
    await vi.advanceTimersByTimeAsync(30_000);
    await settled();
    expect(answers).toHaveLength(100);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(30);
    expect(answers.filter((status) => status === 404).length).toBeGreaterThan(atOnce - 40);
  });

  it('lets whoever mistypes beside a guesser wait for three turns at most', async () => {
    const { ask } = await town(bySecret);
    for (let guess = 0; guess < 55; guess += 1) void ask(`wrong${guess}`, 'guesser');
    await settled();
    let neighbour = 0;
    void ask('mistyped', 'neighbour').then((status) => {
      neighbour = status;
    });
    await settled();
    await vi.advanceTimersByTimeAsync(3 * 250);
    await settled();
    expect(neighbour).toBe(404);
  });

  it('counts a right one by itself: who asks it without end uses up nothing of another', async () => {
    const { ask } = await town(bySecret);
    for (let call = 0; call < 5; call += 1) expect(await ask('right-own')).toBe(200);
    await settled();
    expect(await ask('right-own')).toBe(429);
    expect(await ask('right-other')).toBe(200);
  });

  it('bears what a town mistypes', () => {
    expect([1, 20].map(wrongDelayMs)).toEqual([undefined, undefined]);
    expect([21, 1_000].map(wrongDelayMs)).toEqual([42, 250]);
  });
});

describe('asking in turn', () => {
  it('keeps whoever counts numbers up to so many at once, and one in two seconds after them', async () => {
    const { ask, looked } = await town(inTurn);
    for (let number = 0; number < 40; number += 1) void ask(`right${number}`);
    await settled();
    expect(looked()).toBeLessThanOrEqual(11);
    await vi.advanceTimersByTimeAsync(20_000);
    await settled();
    expect(looked()).toBeLessThanOrEqual(21);
  });

  it('gives whoever comes last one of the next three turns', async () => {
    const { ask } = await town(inTurn);
    for (let number = 0; number < 40; number += 1) void ask(`right${number}`, 'walker');
    await settled();
    let neighbour = 0;
    void ask('right', 'neighbour').then((status) => {
      neighbour = status;
    });
    await settled();
    await vi.advanceTimersByTimeAsync(3 * 2_000);
    await settled();
    expect(neighbour).toBe(200);
  });
});
