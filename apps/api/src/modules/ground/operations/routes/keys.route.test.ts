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
let work: ModuleWork | undefined;
const jobs: Pick<Jobs, 'retry'> = { retry: async () => {} };
const { call, staffMember } = await startModule(db, '2026-11-23T09:00:00Z', (app, { clock }) => {
  const watched = { log, metrics: createMetrics(), databaseExpectation: { archives: false, standbys: 0 } };
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

it('is a SuperAdmin’s alone to see', async () => {
  expect((await call('GET', '/operations/keys')).statusCode).toBe(401);
  expect((await call('GET', '/operations/keys', { as: await staffMember('Admin') })).statusCode).toBe(403);
});
