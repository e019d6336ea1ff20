import type { RegisteredArea, Registry } from '@portal/federation/registry';
import { defineArea } from '@portal/platform';
import { describe, expect, it, vi } from 'vitest';
import { createAreaLoader } from './area-loader.ts';
import type { AreaUnavailableError } from './area-unavailable-error.ts';

const mda = defineArea({ id: 'mda', navigation: [], routes: [], loadMessages: async () => {} });

function registered(changes: Partial<RegisteredArea> = {}): RegisteredArea {
  return {
    id: 'mda',
    version: '1.0.0',
    platformVersion: mda.platformVersion,
    base: '/releases/mda/1.0.0-a/client/',
    entry: 'entry.js',
    load: { file: 'load-list.json', integrity: 'sha384-x' },
    ...changes,
  };
}

function loaderWith(options: { registry?: Registry; latest?: Registry; timeoutMs?: number } = {}) {
  const start = vi.fn<(id: string, url: string, attempt: number) => Promise<unknown>>(async () => ({ area: mda }));
  const admit = vi.fn<(area: RegisteredArea, attempt: number) => Promise<void>>(async () => {});
  const isThere = vi.fn<(url: string) => Promise<boolean>>(async () => true);
  const loader = createAreaLoader({
    registry: options.registry ?? { areas: [registered()] },
    admitted: [],
    fetchRegistry: async () => options.latest,
    admit,
    start,
    isThere,
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
  });
  return { loader, start, admit, isThere };
}

describe('loading an area', () => {
  it('happens once, however many ask', async () => {
    const { loader, start } = loaderWith();
    const [first, second] = await Promise.all([loader.load('mda'), loader.load('mda')]);
    expect(first).toBe(second);
    expect(start).toHaveBeenCalledOnce();
  });

  it('admits its files before any of its script runs', async () => {
    const { loader, start, admit } = loaderWith();
    await loader.load('mda');
    expect(admit.mock.invocationCallOrder[0]).toBeLessThan(start.mock.invocationCallOrder[0] ?? 0);
  });

  it.each([
    ['not-released', { registry: { areas: [] } }],
    ['other-version', { registry: { areas: [registered({ platformVersion: 99 })] } }],
  ] as const)('says %s without fetching anything of it', async (reason, options) => {
    const { loader, start, admit } = loaderWith(options);
    await expect(loader.load('mda')).rejects.toMatchObject({ reason });
    expect(start).not.toHaveBeenCalled();
    expect(admit).not.toHaveBeenCalled();
  });

  it.each([
    ['broken', true],
    ['missing', false],
  ] as const)('says %s when its entry fails and the file is there: %s', async (reason, isThere) => {
    const { loader, start, isThere: ask } = loaderWith();
    start.mockRejectedValue(new SyntaxError('unexpected token'));
    ask.mockResolvedValue(isThere);
    await expect(loader.load('mda')).rejects.toMatchObject({ reason });
  });

  it('says slow when it does not arrive in time', async () => {
    const { loader, start } = loaderWith({ timeoutMs: 1 });
    start.mockReturnValue(new Promise(() => {}));
    await expect(loader.load('mda')).rejects.toMatchObject({ reason: 'slow' });
  });

  it('says slow of a screen whose own files do not arrive in time', async () => {
    const { loader, start } = loaderWith({ timeoutMs: 1 });
    const children = [{ path: 'bills', lazy: () => new Promise<object>(() => {}) }];
    start.mockResolvedValue({ area: { ...mda, routes: [{ path: '/mda', children }] } });
    await loader.load('mda');
    await expect(children[0]?.lazy()).rejects.toMatchObject({ reason: 'slow' });
  });

  it.each([
    ['broken', { area: { ...mda, id: 'admin' } }],
    ['broken', { something: 'else' }],
    ['other-version', { area: { ...mda, platformVersion: 99 } }],
  ])('says %s when its module does not keep the contract', async (reason, module) => {
    const { loader, start } = loaderWith();
    start.mockResolvedValue(module);
    await expect(loader.load('mda')).rejects.toMatchObject({ reason });
  });
});

describe('trying again', () => {
  it('uses a new address, because a browser remembers that a module failed', async () => {
    const { loader, start, admit } = loaderWith();
    start.mockRejectedValueOnce(new Error('no'));
    await expect(loader.load('mda')).rejects.toThrow();
    await expect(loader.load('mda')).resolves.toBe(mda);
    expect(start.mock.calls.map(([, url]) => url)).toEqual([
      '/releases/mda/1.0.0-a/client/entry.js',
      '/releases/mda/1.0.0-a~1/client/entry.js',
    ]);
    expect(admit.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  it('does not fetch again what came late', async () => {
    const { loader, start } = loaderWith({ timeoutMs: 1 });
    const late = Promise.withResolvers<object>();
    start.mockReturnValue(late.promise);
    const failure = await loader.load('mda').catch((error: unknown) => error);
    late.resolve({ area: mda });
    await (failure as AreaUnavailableError).arrival;
    await expect(loader.load('mda')).resolves.toBe(mda);
    expect(start).toHaveBeenCalledOnce();
  });

  it('takes the release that is live by then', async () => {
    const { loader, start } = loaderWith({
      latest: { areas: [registered({ version: '1.0.1', base: '/releases/mda/1.0.1-b/client/' })] },
    });
    start.mockRejectedValueOnce(new Error('no'));
    await expect(loader.load('mda')).rejects.toThrow();
    await loader.load('mda');
    expect(start).toHaveBeenLastCalledWith('mda', '/releases/mda/1.0.1-b~1/client/entry.js', 1);
  });
});
