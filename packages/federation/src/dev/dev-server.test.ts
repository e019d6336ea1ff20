import { describe, expect, it } from 'vitest';
import { withDevRemote } from './dev-server.ts';

const area = (id: string) => ({
  id,
  version: '1.0.0',
  platformVersion: 1,
  base: `/releases/${id}/1.0.0-a/client/`,
  entry: 'remote-entry-x.js',
  load: { file: 'load-list.json', integrity: 'sha384-x' },
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
