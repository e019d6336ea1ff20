import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';

const soon = { timeout: 20_000, interval: 200 };
let world: GatewayWorld;
let alone: GatewayWorld;

beforeAll(async () => {
  world = await gatewayWorld({ SERVICE_STATUS: 'on' });
  world.api.answer = ({ url }, response) => {
    const body = url.endsWith('/lookups/payment-gateways')
      ? [
          { id: 'remita', availability: 'available' },
          { id: 'interswitch', availability: 'available', isDown: true },
        ]
      : { receipts: 3, p95Seconds: 300 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  alone = await gatewayWorld({ SERVICE_STATUS: 'on', API_ORIGIN: 'http://127.0.0.1:9' });
});
afterAll(async () => {
  await world.close();
  await alone.close();
});

it('says what works and what does not, as it was seen', async () => {
  const body = await vi.waitFor(async () => {
    const answer = await world.ask('/status');
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('within 300 seconds')]);
    return answer.body;
  }, soon);
  const stateOf = (part: string) => new RegExp(`<b>${part}</b><span class="say ?\\w*">([^<]+)`).exec(body)?.[1];
  expect(['Paying a bill', 'Signing in', 'Remita', 'Interswitch', 'Receipts in time'].map(stateOf)).toEqual([
    ...['Works', 'Works', 'Works', 'Does not work', 'Does not work'],
  ]);
});

it('counts what it saw', async () => {
  const { body } = await world.ask('/metrics');
  expect(body).toContain('gateway_service_works{part="paying"} 1');
  expect(body).toContain('gateway_service_works{part="interswitch"} 0');
});

it('is there when the API is not, small, without script, in both languages', async () => {
  await vi.waitFor(async () => expect((await alone.ask('/status')).body).toContain('Does not work'), soon);
  const { statusCode, rawPayload, body, headers } = await alone.ask('/status?lang=ha');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('Ba ya aiki')]);
  expect(rawPayload.length).toBeLessThan(10 * 1024);
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
