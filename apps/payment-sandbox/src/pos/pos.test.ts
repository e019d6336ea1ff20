import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

/** A portal that takes everything that is signed, and knows one bill. */
const heard: { path: string; body: Record<string, unknown> }[] = [];
const portal = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const signature = createHmac('sha512', 'possec_local').update(bytes).digest('hex');
  if (request.headers['x-pos-signature'] !== signature) return response.writeHead(401).end();
  heard.push({ path: request.url ?? '', body: JSON.parse(bytes.toString('utf8')) as Record<string, unknown> });
  const found = request.url?.endsWith('/look-ups')
    ? { merchantReference: `order-${heard.length}`, amount: 450_000 }
    : {};
  response.writeHead(200).end(JSON.stringify(found));
});
await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
const portalUrl = `http://127.0.0.1:${(portal.address() as AddressInfo).port}/api/v1`;
const sandbox = testSandbox({ SANDBOX_POS_PORTAL_URL: portalUrl });
afterAll(async () => {
  await sandbox.app.close();
  portal.close();
});

const key = { authorization: 'Bearer pos-key-local' };
const pay = async (more: object = {}) =>
  JSON.parse(
    (
      await sandbox.post('/__sandbox/pos/pay', {
        ...{ serial: 'PAX-1001', reference: 'KD7Q4M2X9TBC1VWZ', latitude: 10.5, longitude: 7.4 },
        ...more,
      })
    ).body,
  ) as { merchantReference: string };

it('looks a bill up, takes its money, and tells the portal', async () => {
  const { merchantReference } = await pay();
  expect(heard.at(-1)).toMatchObject({ path: '/api/v1/payments/notifications/pos', body: { merchantReference } });
  const answer = await sandbox.get(`/pos/v1/transactions/${merchantReference}`, key);
  expect(JSON.parse(answer.body)).toMatchObject({ responseCode: '00', amount: 450_000, terminalSerial: 'PAX-1001' });
  expect((await sandbox.get(`/pos/v1/transactions/${merchantReference}`)).status).toBe(401);
  expect(sandbox.journal('payment.received').at(-1)).toMatchObject({ provider: 'pos', reference: merchantReference });
});

it('keeps what was taken offline from the network until the terminal is back', async () => {
  const { merchantReference } = await pay({ offline: true });
  const code = async () =>
    (JSON.parse((await sandbox.get(`/pos/v1/transactions/${merchantReference}`, key)).body) as { responseCode: string })
      .responseCode;
  expect(await code()).toBe('25');
  expect((await sandbox.get('/pos/v1/files/2026-03-02', key)).body).not.toContain(merchantReference);
  await sandbox.post('/__sandbox/pos/online', { serial: 'PAX-1001' });
  expect(await code()).toBe('00');
  expect((await sandbox.get('/pos/v1/files/2026-03-02', key)).body).toContain(merchantReference);
});

it('sends a batch that reports less, and a notice that is forged', async () => {
  const { merchantReference } = await pay();
  await sandbox.post('/__sandbox/pos/batch', { serial: 'PAX-1001', day: '2026-03-02', leavesOut: [merchantReference] });
  const lines = (heard.at(-1)?.body.lines ?? []) as readonly { readonly orderId: string }[];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.map(({ orderId }) => orderId)).not.toContain(merchantReference);
  const forged = await sandbox.post('/__sandbox/pos/notify', { merchantReference, forged: true });
  expect(JSON.parse(forged.body)).toMatchObject({ status: 401 });
});
