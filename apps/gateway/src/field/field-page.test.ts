import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-field-'));
let world: GatewayWorld;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Field</title>');
  writeFileSync(join(folder, 'worker.js'), 'self');
  writeFileSync(join(folder, 'assets', 'index-A1.js'), 'page()');
  writeFileSync(join(folder, 'notes.txt'), 'not for the world');
  world = await gatewayWorld({ FIELD_DIR: folder });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

it('is one document with a policy of its own: nothing inline, no frame, no provider, and the place of the phone', async () => {
  const { statusCode, headers, body } = await world.ask('/field');
  expect([statusCode, body]).toEqual([200, '<title>Field</title>']);
  const policy = String(headers['content-security-policy']);
  for (const part of ["default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", "form-action 'none'"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe|pay\.example/);
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
  expect(headers['cache-control']).toBe('no-cache');
});

it('its worker may look after the page above its folder, and its files stay for ever', async () => {
  expect((await world.ask('/field/worker.js')).headers).toMatchObject({ 'service-worker-allowed': '/field' });
  const { headers, rawPayload } = await world.ask('/field/assets/index-A1.js', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(gunzipSync(rawPayload).toString()).toBe('page()');
  expect((await world.ask('/field/')).headers).toMatchObject({ location: '/field' });
});

it.each(['/field/assets/none.js', '/field/assets/..%2Fnotes.txt', '/field/notes.txt'])(
  '%s is not its',
  async (path) => {
    expect((await world.ask(path)).body).not.toContain('not for the world');
  },
);
