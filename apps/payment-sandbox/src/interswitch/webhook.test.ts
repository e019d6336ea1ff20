import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { card, open } from '../testing/interswitch-purchase.ts';
import { testSandbox } from '../testing/test-sandbox.ts';
import { webhookSignature } from './webhook.ts';

test('every webhook is signed over the bytes that were sent; the published vector agrees', async () => {
  const sandbox = testSandbox({}, '');
  const { location } = await open(sandbox);
  await sandbox.submit(`${location}/card`, card);
  expect(sandbox.sent.map(({ body }) => JSON.parse(body).event)).toEqual([
    'TRANSACTION.CREATED',
    'TRANSACTION.COMPLETED',
  ]);
  for (const { headers, body } of sandbox.sent) {
    expect(headers['x-interswitch-signature']).toBe(createHmac('sha512', 'whsec_local').update(body).digest('hex'));
  }
  expect(JSON.parse(sandbox.sent[1]?.body ?? '')).toMatchObject({
    uuid: 'KD-1',
    data: { amount: 2_000_000, responseCode: '00', merchantReference: 'KD-1', currencyCode: '566' },
  });
  const raw =
    '{"event":"TRANSACTION.COMPLETED","uuid":"u1","timestamp":1594646111460,"data":{"amount":2000000,"responseCode":"00","merchantReference":"KD-TEST-0001"}}';
  expect(webhookSignature('whsec_local', raw)).toBe(
    '3e53c1dc54c8a64283074b1d447e6ff497528d24a63f4ae71d669a3ce51a4a98dfab25e3616eab2fa1ea50d004e0ee6d0e23a4725522faa441603e5f66501382',
  );
});

test('a webhook is tried again five times, until it is answered 200 with nothing', async () => {
  const sandbox = testSandbox({}, 'Ok');
  await open(sandbox);
  await sandbox.world.deliveries.settled();
  await sandbox.world.clock.advance(1_700_000);
  expect(sandbox.journal('interswitch.webhook.sent')).toHaveLength(6);
  expect(sandbox.journal('interswitch.webhook.given-up')).toHaveLength(1);
});

test('CREATED can arrive after COMPLETED', async () => {
  const sandbox = testSandbox({}, '');
  await sandbox.post('/__sandbox/scenarios', { match: { op: 'interswitch.webhook' }, fault: { type: 'reorder' } });
  const { location } = await open(sandbox);
  await sandbox.submit(`${location}/card`, card);
  expect(sandbox.sent.map(({ body }) => JSON.parse(body).event)).toEqual([
    'TRANSACTION.COMPLETED',
    'TRANSACTION.CREATED',
  ]);
});
