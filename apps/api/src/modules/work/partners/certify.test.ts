import { certify } from '@portal/tsp-client/certification';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { startPartners } from './testing/partners-test-app.ts';
import { givenTestKey, givenTestMode } from './testing/test-mode-parts.ts';

const { db } = await createTestDatabase();
const testMode = await givenTestMode();
const { listen } = await startPartners(db, undefined, testMode.parts);
const origin = await listen();

it('one command passes the certification: the portal has seen every step', async () => {
  const { steps, passedAt } = await certify({ origin, key: await givenTestKey(testMode.db) });
  expect(steps.filter(({ seenAt }) => seenAt === null)).toEqual([]);
  expect(passedAt).not.toBeNull();
});

it('says what was refused when it cannot begin', async () => {
  await expect(certify({ origin, key: 'kdr_test_none' })).rejects.toThrow('tsp.key-malformed');
});
