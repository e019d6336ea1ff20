// @vitest-environment happy-dom
import type { LoadList, RegisteredArea } from '@portal/federation/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission } from './admit-area.ts';

const kits = { base: '/releases/shell/1/client/', file: 'load-list.json', integrity: 'sha256-shell' };
const area = (id: string): RegisteredArea => ({
  id,
  version: '1.0.0',
  platformVersion: 1,
  base: `/releases/${id}/1/client/`,
  entry: 'entry.js',
  load: { file: 'load-list.json', integrity: `sha256-${id}` },
});
const list = (more: Partial<LoadList>): LoadList => ({ preload: [], styles: [], requires: [], integrity: {}, ...more });

const lists: Record<string, LoadList> = {
  '/releases/shell/1/client/load-list.json': list({
    integrity: { 'main.js': 'sha256-m', 'list.js': 'sha256-l' },
    kits: ['list.js'],
  }),
  '/releases/admin/1/client/load-list.json': list({ integrity: { 'entry.js': 'sha256-a' }, usesKits: true }),
  '/releases/mda/1/client/load-list.json': list({ integrity: { 'entry.js': 'sha256-d' } }),
  '/releases/payments/1/client/load-list.json': list({ integrity: { 'entry.js': 'sha256-p' }, usesKits: false }),
};
const fetched = vi.fn((url: string, _: RequestInit) =>
  Promise.resolve(url in lists ? Response.json(lists[url]) : new Response('', { status: 404 })),
);

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  document.head.replaceChildren();
});

const maps = () =>
  [...document.head.querySelectorAll('script[type=importmap]')].map(
    (script) => JSON.parse(script.textContent ?? '').integrity,
  );
const kitHashes = { '/releases/shell/1/client/list.js': 'sha256-l' };

describe('an area that is admitted on a page without the hashes of the kits', () => {
  it('brings them before its own, by the pin of the page', async () => {
    await createAdmission(kits)(area('admin'), 0);
    expect(maps()).toEqual([kitHashes, { '/releases/admin/1/client/entry.js': 'sha256-a' }]);
    expect(fetched).toHaveBeenCalledWith(kits.base + kits.file, { integrity: 'sha256-shell' });
  });

  it('brings them once for all areas, also for one released before lists said so', async () => {
    const admit = createAdmission(kits);
    await Promise.all([admit(area('admin'), 0), admit(area('mda'), 0)]);
    expect(maps().filter((map) => Object.keys(map)[0]?.includes('/shell/'))).toEqual([kitHashes]);
  });

  it('leaves them where they are when it uses none', async () => {
    await createAdmission(kits)(area('payments'), 0);
    expect(maps()).toEqual([{ '/releases/payments/1/client/entry.js': 'sha256-p' }]);
  });

  it('is not started when they cannot be had, and asks for them again the next time', async () => {
    const admit = createAdmission(kits);
    fetched.mockImplementationOnce(() =>
      Promise.resolve(Response.json(lists['/releases/admin/1/client/load-list.json'])),
    );
    fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
    await expect(admit(area('admin'), 0)).rejects.toThrow();
    expect(maps()).toEqual([]);
    await admit(area('admin'), 0);
    expect(maps()[0]).toEqual(kitHashes);
  });
});

it('an area on a page that carries all hashes asks for its own alone', async () => {
  await createAdmission(undefined)(area('admin'), 0);
  expect(maps()).toEqual([{ '/releases/admin/1/client/entry.js': 'sha256-a' }]);
});
