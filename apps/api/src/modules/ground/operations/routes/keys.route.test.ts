import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { ModuleWork } from '../../../../platform/jobs/module-work.ts';
import { receiptKeysOf } from '../../../../platform/keys/receipt-keys.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { createMetrics } from '../../../../platform/metrics/metrics.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { operationsModule } from '../index.ts';

const { db } = await createTestDatabase();
const pem = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const old = pem();
const receiptKeys = receiptKeysOf(pem(), [old]);
const log = createLogger({ level: 'silent' });
const metrics = createMetrics();
let work: ModuleWork | undefined;
const jobs: Pick<Jobs, 'retry'> = { retry: async () => {} };
const { call, staffMember } = await startModule(db, '2026-11-23T09:00:00Z', (app, { clock }) => {
  const watched = { log, metrics, databaseExpectation: { archives: false, standbys: 0 } };
  work = operationsModule(app, { db, clock, jobs, receiptKeys, demonstration: true, ...watched });
});

it('tells which key signs, since when, and which signed before; nothing of a private part', async () => {
  const chief = await staffMember('SuperAdmin');
  const [active, retired] = receiptKeys.all;
  const board = async () => (await call('GET', '/operations/keys', { as: chief })).json();
  expect((await board()).receiptKeys).toMatchObject([
    { kid: active?.kid, isActive: true, since: null },
    { kid: retired?.kid, isActive: false, since: null },
  ]);
  await work?.atStart?.();
  const first = await board();
  await work?.atStart?.();
  const again = await board();
  expect(first).toMatchObject({ isDemonstration: true, receiptKeys: [{ since: expect.any(String) }, { since: null }] });
  expect(again.receiptKeys[0].since).toBe(first.receiptKeys[0].since);
  expect(again.receiptKeys[0].lastStartedAt > first.receiptKeys[0].lastStartedAt).toBe(true);
  expect(JSON.stringify(again)).not.toMatch(/PRIVATE|"d"/);
});

it('counts the days until the key that signs must be exchanged, and says nothing of one whose age nobody knows', async () => {
  const left = async () => /^receipt_key_days_left\{key="receipts"\} (-?\d+)$/m.exec(await metrics.metrics())?.[1];
  await db.$client.query('delete from receipt_keys_seen');
  expect(await left()).toBeUndefined();
  await work?.atStart?.();
  await db.$client.query(`update receipt_keys_seen set since = '2026-11-13T09:00:00Z'`);
  expect(await left()).toBe('355');
  await db.$client.query(`update receipt_keys_seen set since = '2025-11-13T09:00:00Z'`);
  expect(await left()).toBe('-10');
});

it('is a SuperAdmin’s alone to see', async () => {
  expect((await call('GET', '/operations/keys')).statusCode).toBe(401);
  expect((await call('GET', '/operations/keys', { as: await staffMember('Admin') })).statusCode).toBe(403);
});
