import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { errorCatalogue } from './errors.ts';
import * as contracts from './index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const endpoints = Object.entries<unknown>(contracts).flatMap(([name, value]) =>
  isEndpoint(value) ? [{ name, ...value }] : [],
);

describe('contracts', () => {
  it('gives every operation an address of its own', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('declares who may call each operation and which known errors it answers', () => {
    for (const { name, access, errors, summary } of endpoints) {
      expect(access === 'public' || access === 'signed-in' || access.length > 0, name).toBe(true);
      expect(summary.length, name).toBeGreaterThan(5);
      for (const code of errors ?? []) expect(errorCatalogue, name).toHaveProperty([code]);
    }
  });
});
