import { createTspClient, getBill, listEvents, raiseBill } from '@portal/tsp-client';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { givenHeads, startPartners } from './testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { givenKey, taxpayer, listen, count } = await startPartners(db);
const origin = await listen();
const tpui = await taxpayer();
const { head, otherHead } = await givenHeads(db);

const wanted = (revenueHeadCode: string) => ({
  externalReference: 'TYPED-1',
  taxpayer: { tpui },
  lines: [{ revenueHeadCode, amountKobo: 450_000 }],
});

it('the generated client raises a bill, reads it and its event', async () => {
  const { key } = await givenKey(1);
  const client = createTspClient({ origin, key });
  const headers = { 'Idempotency-Key': 'TYPED-1' };
  const { data: bill, response } = await raiseBill({ client, headers, body: wanted(head) });
  expect(response?.status).toBe(201);
  expect(bill).toMatchObject({ externalReference: 'TYPED-1', state: 'unpaid', totalKobo: 450_000 });
  const again = await raiseBill({ client, headers, body: wanted(head) });
  expect(again.response?.headers.get('idempotent-replayed')).toBe('true');
  const reference = bill?.reference ?? '';
  expect((await getBill({ client, path: { reference } })).data).toEqual(bill);
  const events = await listEvents({ client, query: { type: 'bill.created' } });
  expect(events.data?.data.map(({ data }) => data.reference)).toEqual([reference]);
});

it('what is refused comes as a problem with its code, and changes nothing', async () => {
  const { key } = await givenKey(1);
  const before = await count('bills');
  const client = createTspClient({ origin, key });
  const { data, error } = await raiseBill({ client, body: wanted(otherHead) });
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ code: 'tsp.head-not-allowed', status: 422, retryable: false });
  const nobody = createTspClient({ origin, key: '' });
  expect((await raiseBill({ client: nobody, body: wanted(head) })).error?.code).toBe('tsp.key-missing');
  expect(await count('bills')).toBe(before);
});
