import { describe, expect, it } from 'vitest';
import { errorCatalogue } from './errors.ts';
import { everyEndpoint } from './every-endpoint.ts';

describe('contracts', () => {
  it('gives every operation an address of its own', () => {
    const addresses = everyEndpoint.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('declares who may call each operation and which known errors it answers', () => {
    for (const { method, path, access, errors, summary } of everyEndpoint) {
      const name = `${method} ${path}`;
      expect(access === 'public' || access === 'signed-in' || access.length > 0, name).toBe(true);
      expect(summary.length, name).toBeGreaterThan(5);
      for (const code of errors ?? []) expect(errorCatalogue, name).toHaveProperty([code]);
    }
  });
});
