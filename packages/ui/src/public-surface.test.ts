import { describe, expect, it } from 'vitest';

/** Remotes are released without the shell: a name taken away here breaks areas that are already live. */
describe('public surface', () => {
  it('keeps every name that areas rely on', async () => {
    const surface = {
      '.': Object.keys(await import('./index.ts')).sort(),
      './overlays': Object.keys(await import('./overlays/index.ts')).sort(),
      './forms': Object.keys(await import('./forms/index.ts')).sort(),
      './menus': Object.keys(await import('./menus/index.ts')).sort(),
      './data': Object.keys(await import('./data/index.ts')).sort(),
      './charts': Object.keys(await import('./charts/index.ts')).sort(),
      './password': Object.keys(await import('./password/index.ts')).sort(),
      './qr-code': Object.keys(await import('./qr-code/index.ts')).sort(),
    };

    expect(surface).toMatchSnapshot();
  });
});
