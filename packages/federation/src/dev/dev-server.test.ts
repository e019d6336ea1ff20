import { afterEach, describe, expect, it, vi } from 'vitest';
import { withDevRemote } from './dev-server.ts';

const area = (id: string) => ({
  id,
  version: '1.0.0',
  platformVersion: 1,
  base: `/releases/${id}/1.0.0-a/client/`,
  entry: 'remote-entry-x.js',
  load: { file: 'load-list.json', integrity: 'sha384-x' },
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the portal that everything else comes from', () => {
  it.each([
    ['on the usual port', {}, 'http://localhost:4000'],
    ['where PORT moved it', { PORT: '4600' }, 'http://localhost:4600'],
    ['elsewhere', { PORT: '4600', GATEWAY_ORIGIN: 'http://portal.test' }, 'http://portal.test'],
  ])('is looked for %s', async (_where, env: Readonly<Record<string, string>>, expected) => {
    vi.stubEnv('PORT', env.PORT);
    vi.stubEnv('GATEWAY_ORIGIN', env.GATEWAY_ORIGIN);
    vi.resetModules();
    expect((await import('./dev-server.ts')).devGateway).toBe(expected);
  });
});

describe('the registry of a shell under development', () => {
  it('takes one area from its sources and leaves the rest as built', () => {
    const { areas } = withDevRemote({ areas: [area('mda'), area('admin')] }, 'mda');
    expect(areas[0]).toMatchObject({ version: 'dev', base: 'http://localhost:4701/', entry: 'remote-entry.js' });
    expect(areas[0]).not.toHaveProperty('load');
    expect(areas[1]).toEqual(area('admin'));
  });

  it('is that of the running portal when no area is named', () => {
    const registry = { areas: [area('mda')] };
    expect(withDevRemote(registry, undefined)).toEqual(registry);
  });
});
