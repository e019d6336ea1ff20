import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askStatus, initiate, type TestSandbox, testSandbox } from './testing/test-sandbox.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
});
const started: TestSandbox[] = [];
afterEach(async () => {
  for (const { app } of started.splice(0)) await app.close();
  rmSync(folder, { recursive: true });
});

function start(defaultAnswer?: string): TestSandbox {
  const sandbox = testSandbox(env(), defaultAnswer);
  started.push(sandbox);
  return sandbox;
}

const env = () => ({ SANDBOX_STATE_FILE: join(folder, 'deep', 'state.json') });

test('what was answered is remembered by the next run, payments, journal and clock included', async () => {
  const first = start();
  const { rrr } = await initiate(first);
  await first.post('/__sandbox/clock', { advanceSeconds: 3600 });
  await first.post('/__sandbox/pay', { rrr, amount: '19999.99' });
  const next = start();
  expect((await askStatus(next, rrr)).text).toContain('"amount":19999.99,');
  expect(next.world.clock.now()).toEqual(first.world.clock.now());
  expect(next.journal('payment.received')).toMatchObject([{ rrr, amountKobo: '1999999' }]);
});

test('no reference is issued twice across restarts', async () => {
  const before = (await initiate(start())).rrr;
  expect((await initiate(start(), { orderId: 'NEXT' })).rrr).not.toBe(before);
});

test('a notification that was not accepted is taken up by the next run', async () => {
  const first = start('Not Ok');
  const { rrr } = await initiate(first);
  await first.post('/__sandbox/pay', { rrr });
  await first.app.close();
  const next = start();
  await next.world.clock.advance(0);
  expect(next.sent).toEqual(first.sent);
  expect(next.journal('remita.notification.sent').at(-1)).toMatchObject({ attempt: 2, accepted: true });
});

test('many requests at once lose nothing', async () => {
  const sandbox = start();
  const orders = Array.from({ length: 50 }, (_, at) => `ORDER-${at}`);
  await Promise.all(orders.map((orderId) => initiate(sandbox, { orderId })));
  const kept = JSON.parse(readFileSync(env().SANDBOX_STATE_FILE, 'utf8'));
  expect(kept.remita.invoices.map(({ orderId }: { orderId: string }) => orderId).sort()).toEqual(orders.sort());
});

test('a broken state file stops the start instead of forgetting the money', () => {
  const file = join(folder, 'state.json');
  writeFileSync(file, '{"seed":');
  expect(() => testSandbox({ SANDBOX_STATE_FILE: file })).toThrow(SyntaxError);
  expect(readFileSync(file, 'utf8')).toBe('{"seed":');
});
