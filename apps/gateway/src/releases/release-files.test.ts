import type { RegisteredArea, Registry } from '@portal/federation/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';

let world: GatewayWorld;
let entry: string;
let base: string;

beforeAll(async () => {
  world = await gatewayWorld();
  const mda = await registeredMda();
  base = mda.base;
  entry = base + mda.entry;
});

afterAll(() => world.close());

const get = (path: string, headers: Record<string, string> = {}) => world.ask(path, { headers });

async function registeredMda(): Promise<RegisteredArea> {
  const { areas } = (await world.ask('/registry.json')).json<Registry>();
  const mda = areas.find(({ id }) => id === 'mda');
  if (!mda) throw new Error('The registry has no mda');
  return mda;
}

describe('released files', () => {
  it('may be kept for ever, come compressed, and are scripts', async () => {
    const { statusCode, headers } = await get(entry, { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
  });

  it('carry no header that only documents and answers need, because a page loads dozens of them', async () => {
    const names = Object.keys((await get(entry, { 'accept-encoding': 'br' })).headers);
    const needless = [
      'x-request-id',
      'referrer-policy',
      'last-modified',
      'etag',
      'accept-ranges',
      'date',
      'connection',
    ];
    expect(names.filter((name) => needless.includes(name))).toEqual([]);
    expect(names).toContain('x-content-type-options');
  });

  it('are given whole, also to who asks for a part', async () => {
    const whole = await get(entry);
    const { statusCode, body } = await get(entry, { range: 'bytes=0-3' });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: whole.body });
  });

  it('are found under a new address when a browser tries again', async () => {
    const again = entry.replace('/client/', '~2/client/');
    expect((await get(again)).body).toBe((await get(entry)).body);
  });

  it.each([
    'release.json',
    'server/area.js',
    'server/package.json',
    'client/../server/area.js',
    'client/%2e%2e/server/area.js',
    'client/remote-entry.js.br',
    'client/.vite/portal.json',
  ])('never include %s', async (path) => {
    const { statusCode } = await get(base.replace('client/', path));
    expect(statusCode).toBeGreaterThanOrEqual(400);
  });

  it('never include pointers and histories', async () => {
    expect((await get('/releases/mda/current.json')).statusCode).toBe(404);
    expect((await get('/releases/mda/history.jsonl')).statusCode).toBe(404);
  });

  it('stay when another release is live: open pages go on with theirs', async () => {
    await world.release('mda', 'newer');
    expect((await get(entry)).statusCode).toBe(200);
    expect((await registeredMda()).base).not.toBe(base);
  });
});

describe('the registry', () => {
  it('is never kept', async () => {
    expect((await get('/registry.json')).headers['cache-control']).toBe('no-store');
  });
});

describe('files at fixed addresses', () => {
  it("come from the shell's release", async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
    expect((await get('/robots.txt')).statusCode).toBe(404);
  });
});
