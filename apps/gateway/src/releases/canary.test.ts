import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryStore, releaseStore } from '@portal/federation/release';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type GatewayWorld, gatewayWorld } from '../testing/gateway-world.ts';
import { verdictsFile } from './taken-back.ts';
import { isInCanary, laneCookie, laneCount } from './visitor-lane.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'portal-canary-'));
let world: GatewayWorld;

beforeAll(async () => {
  world = await gatewayWorld({ GATEWAY_STATE_DIR: stateDir });
});
afterAll(async () => {
  await world.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const canaries = () => canaryStore(releaseStore(world.releasesDir));
const running = (app: string) => {
  const canary = canaries().running(app);
  if (!canary) throw new Error(`Nothing of ${app} is tried`);
  return canary;
};
const lanes = Array.from({ length: laneCount }, (_, lane) => lane);
const laneOf = (app: string, isTried: boolean) =>
  `${laneCookie}=${lanes.find((lane) => isInCanary(running(app), lane) === isTried)}`;
const markerAt = async (cookie: string, path = '/') =>
  /<h1>[\w-]+ (\w+)<\/h1>/.exec((await world.ask(path, { headers: { cookie } })).body)?.[1];
const report = (app: string, release: string, kind: string) =>
  world.ask('/release-reports', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ app, release, kind }),
  });
const laneSetBy = async () => (await world.ask('/')).headers['set-cookie']?.[0];

it('nobody has a lane, and no page tells anything, while nothing is tried', async () => {
  const answer = await world.ask('/');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).not.toContain('portal-watch');
});

it('a share gets the release that is tried, always the same people, in the page and in the registry', async () => {
  await world.release('public-site', 'tried', 0.05);
  const [chosen, other] = [laneOf('public-site', true), laneOf('public-site', false)];
  expect([await markerAt(chosen), await markerAt(chosen), await markerAt(other)]).toEqual(['tried', 'tried', 'first']);
  const { release } = running('public-site');
  const registryOf = async (cookie: string) => (await world.ask('/registry.json', { headers: { cookie } })).body;
  expect(await registryOf(chosen)).toContain(release);
  expect(await registryOf(other)).not.toContain(release);
  expect(await registryOf('')).not.toMatch(/undefined/);
});

it('a browser without a lane gets one that says nothing of who it is, and its answer is kept nowhere', async () => {
  expect(await laneSetBy()).toMatch(/^portal_lane=\d{1,3}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
  expect((await world.ask('/')).headers['cache-control']).toBe('no-store');
  const answer = await world.ask('/', { headers: { cookie: laneOf('public-site', true) } });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain(`<script type="application/json" id="portal-watch">[{"app":"public-site"`);
});

it('takes itself back when it is worse, and whoever had it gets the good one with the next page', async () => {
  const tried = running('public-site');
  const chosen = laneOf('public-site', true);
  const current = releaseStore(world.releasesDir).current('public-site')?.release ?? '';
  for (const _ of Array.from({ length: 8 })) {
    expect((await report('public-site', tried.release, 'view')).statusCode).toBe(204);
    await report('public-site', tried.release, 'error');
    await report('public-site', current, 'view');
  }
  await vi.waitFor(async () => expect(await markerAt(chosen)).toBe('first'), { timeout: 10_000, interval: 100 });
  const [step] = readFileSync(join(stateDir, verdictsFile), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(step).toMatchObject({
    ...{ what: 'rolled-back', id: tried.id, app: 'public-site', release: tried.release, share: 0.05, by: 'gateway' },
    reason: 'errors: 8 of 8 views, the others 0 of 8',
    figures: { canary: { views: 8, errors: 8 }, rest: { views: 8, errors: 0 } },
  });
  expect(await laneSetBy()).toBeUndefined();
  expect((await world.ask('/metrics')).body).toContain('gateway_canaries_taken_back_total 1');
});

it('failed payments take the payment pages back; what is no report, or of no tried release, changes nothing', async () => {
  await world.release('payments', 'tried', 0.5);
  const { release } = running('payments');
  const chosen = laneOf('payments', true);
  const page = '/payment_summary_open?billRef=X';
  for (const _ of Array.from({ length: 8 })) {
    await report('mda', release, 'error');
    await report('payments', 'no-such-release', 'error');
    await report('payments', release, 'word');
    await world.ask('/release-reports', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{' });
  }
  expect((await world.ask('/metrics')).body).toContain('gateway_canary_faults{app="payments",side="canary"} 0');
  world.api.answer = (_, response) => response.writeHead(502).end('{}');
  for (const _ of Array.from({ length: 6 }))
    await world.ask('/api/v1/payments/sessions', { method: 'POST', headers: { cookie: chosen }, body: '{}' });
  await vi.waitFor(async () => expect(await markerAt(chosen, page)).toBe('first'), { timeout: 10_000, interval: 100 });
});

it('is raised and promoted by hand, and the journal says who did what when', async () => {
  await world.release('mda', 'tried', 0.05);
  const tried = canaries();
  const { id, release } = tried.raise('mda', 0.25);
  expect(() => tried.raise('mda', 0.1)).toThrow('at 25 %');
  expect(releaseStore(world.releasesDir).current('mda')?.release).not.toBe(release);
  tried.promote('mda');
  expect(releaseStore(world.releasesDir).current('mda')?.release).toBe(release);
  expect(tried.journal('mda').map(({ what, share, id: of }) => [what, share, of === id])).toEqual([
    ['started', 0.05, true],
    ['raised', 0.25, true],
    ['promoted', 0.25, true],
  ]);
  expect((await world.ask('/registry.json')).body).toContain(release);
});

it('is taken back by hand, and a start of the portal does not put it live', async () => {
  await world.release('mda', 'worse', 0.05);
  const { release } = canaries().takeBack('mda');
  await world.release('mda', 'worse');
  expect(releaseStore(world.releasesDir).current('mda')?.release).not.toBe(release);
  expect(canaries().journal('mda').at(-1)).toMatchObject({ what: 'rolled-back', by: 'operator', release });
});

it('a shell, a second canary and a release that is live are refused, and nothing changes', async () => {
  await world.release('mda', 'next', 0.05);
  const tried = running('mda');
  await expect(world.release('mda', 'another', 0.05)).rejects.toThrow('is being tried');
  expect(running('mda')).toEqual(tried);
  const store = releaseStore(world.releasesDir);
  const shell = store.current('shell')?.release ?? '';
  expect(() => canaries().start('shell', shell, 0.05)).toThrow('no canary');
  expect(() => canaries().start('payments', store.current('payments')?.release ?? '', 0.05)).toThrow('live already');
  expect(() => canaries().start('payments', running('mda').release, 2)).toThrow();
});
