import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../testing/ask.ts';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';
import { switchFile } from './room-switch.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'portal-waiting-room-'));
const shared = { WAITING_ROOM_KEY: 'a-key-that-all-gateways-of-a-test-share', GATEWAY_STATE_DIR: stateDir };
const origin = 'http://localhost:4000';
let world: GatewayWorld;
let other: GatewayWorld;

beforeAll(async () => {
  set('on', 0);
  world = await gatewayWorld(shared);
  other = await gatewayWorld(shared);
});
afterAll(async () => {
  await world.close();
  await other.close();
  rmSync(stateDir, { recursive: true, force: true });
});

function set(mode: string, perSecond: number): void {
  writeFileSync(join(stateDir, switchFile), JSON.stringify({ mode, perSecond }));
}
/** As an operator does it. */
const switchTo = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL('switch-cli.ts', import.meta.url)), ...words], {
    env: { GATEWAY_STATE_DIR: stateDir },
  });
const cookieOf = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const visit = (cookie = '', path = '/', at = world) => at.ask(path, { headers: { cookie } });
const placeIn = ({ body }: Answer) => /Your place: ([\d,]+)/.exec(body)?.[1];

describe('whoever waits', () => {
  it('has a page of a few kilobytes that comes back by itself and needs nothing else', async () => {
    const answer = await visit();
    expect([answer.statusCode, placeIn(answer)]).toEqual([503, '1']);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(10 * 1024);
    expect(answer.body).toMatch(/<meta http-equiv="refresh" content="\d+">/);
    expect(answer.body).not.toMatch(/<script|src=/);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': expect.any(String) });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^portal_place=.+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7200$/,
    );
  });

  it.each(['/?lang=ha', '/payment_summary_open?billRef=X&lang=ha'])('reads it in Hausa at %s', async (path) => {
    const { body } = await visit('', path);
    expect(body).toContain('<html lang="ha">');
    expect(body).toContain('Matsayinka');
  });

  it('keeps the place over reload, another page, signing in and another gateway', async () => {
    const cookie = cookieOf(await visit());
    const place = placeIn(await visit(cookie));
    await visit();
    await visit();
    for (const [path, at] of [
      ['/', world],
      ['/?a=login', world],
      ['/mda', world],
    ] as const)
      expect(placeIn(await visit(`pay_kd_session=s; ${cookie}`, path, at))).toBe(place);
    expect(cookieOf(await visit(cookie))).toBe(cookie);
    // Nobody waits there yet, and what it says of the arrival is believed.
    expect(cookieOf(await visit(cookie, '/', other))).toBe(cookie);
  });

  it('has no earlier arrival for changing what is written: a new place is last', async () => {
    const cookie = cookieOf(await visit());
    const [name, value = ''] = cookie.split('=');
    const forged = `${name}=${value.replace(/^p\.\w+/, `p.${(Date.now() - 3_600_000).toString(36)}`)}`;
    const behind = await visit(forged);
    expect(cookieOf(behind)).not.toBe(forged);
    expect(Number(placeIn(behind))).toBeGreaterThan(Number(placeIn(await visit(cookie))));
  });
});

describe('who never waits', () => {
  it.each(['/payment-gateways-open?billRef=X', '/payment-redirect-open?billRef=X', '/livez', '/registry.json'])(
    '%s',
    async (path) => {
      expect((await visit('', path)).statusCode).toBe(200);
    },
  );

  it('a payer who comes from the pages of their payment', async () => {
    const headers = { referer: `${origin}/payment-redirect-open?billRef=X` };
    expect((await world.ask('/payment_summary_open?billRef=X', { headers })).statusCode).toBe(200);
    const elsewhere = { referer: 'https://evil.example/payment-redirect-open' };
    expect((await world.ask('/payment_summary_open?billRef=X', { headers: elsewhere })).statusCode).toBe(503);
  });

  it('a call and a webhook of a provider', async () => {
    const { statusCode } = await world.ask('/api/v1/payments/notifications/remita/x', { method: 'POST', body: '[]' });
    expect(statusCode).toBe(200);
    expect(world.api.seen.at(-1)).toMatchObject({ body: '[]' });
  });
});

it('the API learns from the gateway when somebody had come, and from nobody else', async () => {
  const before = Date.now();
  const cookie = cookieOf(await visit());
  const forged = { 'x-portal-arrived-at': '2020-01-01T00:00:00.000Z' };
  await world.ask('/api/v1/x', { headers: { ...forged, cookie } });
  const said = Date.parse(String(world.api.seen.at(-1)?.headers['x-portal-arrived-at']));
  expect(said).toBeGreaterThanOrEqual(before);
  expect(said).toBeLessThanOrEqual(Date.now());
  await world.ask('/api/v1/x', { headers: forged });
  expect(world.api.seen.at(-1)?.headers).not.toHaveProperty('x-portal-arrived-at');
});

it('figures say how many wait', async () => {
  await visit();
  const { body } = await world.ask('/metrics');
  expect(body).toMatch(/^gateway_waiting_room_waiting [1-9]/m);
  expect(body).toContain('gateway_waiting_room_rate{mode="on"} 0');
});

it('an operator opens it: whoever waits comes in, stays in at every gateway, and the place lets in nobody else', async () => {
  const cookie = cookieOf(await visit());
  await switchTo('on', '1000');
  const entered = await vi.waitFor(
    async () => {
      const answer = await visit(cookie);
      expect(answer.statusCode).toBe(200);
      return answer;
    },
    { timeout: 10_000, interval: 100 },
  );
  const entry = cookieOf(entered);
  expect(entry).toMatch(/^portal_entry=/);
  expect(entered.headers['cache-control']).toBe('no-store');
  expect((await visit(cookie)).statusCode).toBe(503);
  set('on', 0);
  await vi.waitFor(async () => expect((await visit('', '/', other)).statusCode).toBe(503), { timeout: 10_000 });
  expect((await visit(entry)).statusCode).toBe(200);
  expect((await visit(entry, '/', other)).statusCode).toBe(200);
  await switchTo('off');
  await vi.waitFor(async () => expect((await visit()).statusCode).toBe(200), { timeout: 10_000 });
  expect((await visit()).headers['set-cookie']).toBeUndefined();
});

it.each([[], ['sometimes'], ['on', 'many'], ['on', '-1']])(
  'an operator who types %j reads how to, and nothing changes',
  async (...words) => {
    set('on', 0);
    await expect(switchTo(...words)).rejects.toThrow('Usage');
    expect(readFileSync(join(stateDir, switchFile), 'utf8')).toBe('{"mode":"on","perSecond":0}');
  },
);
