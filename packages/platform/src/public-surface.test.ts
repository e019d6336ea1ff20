import { expect, it } from 'vitest';

/** Remotes are released without the shell: a name taken away here breaks areas that are already live. */
it('keeps every name that areas rely on', async () => {
  const surface = {
    '.': Object.keys(await import('./index.ts')).sort(),
    './router': Object.keys(await import('./router.ts')).sort(),
    './query': Object.keys(await import('./query.ts')).sort(),
    './store': Object.keys(await import('./store.ts')).sort(),
    './inbox': Object.keys(await import('./inbox/index.ts')).sort(),
    './lookups': Object.keys(await import('./lookups/index.ts')).sort(),
    './server': Object.keys(await import('./server.ts')).sort(),
  };

  expect(surface).toMatchSnapshot();
});
