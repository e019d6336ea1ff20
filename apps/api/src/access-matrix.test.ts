import * as contracts from '@portal/contracts';
import { roles } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { matrix } from './testing/access/access-matrix.ts';
import { missing } from './testing/access/access-objects.ts';
import { sessionOf, statusOf } from './testing/access/access-world.ts';

function isEndpoint(value: unknown): value is contracts.Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value;
}
const endpoints = Object.values<unknown>(contracts).filter(isEndpoint);
const nameOf = ({ method, path }: contracts.Endpoint) => `${method} ${path}`;

it('has a row for every endpoint, objects for every one that names some, and no row for nothing', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(nameOf).sort());
  const naming = endpoints.filter(({ path }) => path.includes('/:')).map(nameOf);
  expect(Object.keys(matrix).filter((name) => matrix[name]?.objects)).toEqual(expect.arrayContaining(naming));
});

describe.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))('$name', ({ name, endpoint }) => {
  const { who } = matrix[name] ?? { who: [] };
  const path = endpoint.path.replace(/:\w+/g, missing);

  it('without a session, or with one that is over', async () => {
    for (const token of [undefined, 'A'.repeat(43)]) {
      const status = await statusOf(endpoint.method, path, token);
      if (who === 'anybody') expect([401, 403]).not.toContain(status);
      else expect(status).toBe(401);
    }
  });

  it.each(roles)('as %s', async (role) => {
    const { token } = await sessionOf(role);
    const status = await statusOf(endpoint.method, path, token);
    if (who === 'anybody' || who.includes(role)) expect([401, 403, 500]).not.toContain(status);
    else expect(status).toBe(403);
  });
});

const withObjects = Object.entries(matrix).flatMap(([name, { objects, as = 'SuperAdmin' as const }]) =>
  objects ? [{ name, objects, as }] : [],
);

it.each(withObjects)('$name for an own, a foreign and a missing object', async ({ name, objects, as }) => {
  const method = endpoints.find((endpoint) => nameOf(endpoint) === name)?.method ?? 'GET';
  const { token } = await sessionOf(as);
  const calls = await objects();
  for (const [which, { path, status, body }] of Object.entries(calls)) {
    expect(await statusOf(method, path, token, body), which).toBe(status);
  }
});
