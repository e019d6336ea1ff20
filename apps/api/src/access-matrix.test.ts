import { type Endpoint, roles } from '@portal/contracts';
import { everyEndpoint as endpoints } from '@portal/contracts/every-endpoint';
import { expect, it } from 'vitest';
import { matrix } from './testing/access/access-matrix.ts';
import { missing } from './testing/access/access-objects.ts';
import {
  refusedSessionOf,
  refusedUnproved,
  sessionOf,
  statusOf,
  unprovedSession,
} from './testing/access/access-world.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

it('has a row for every endpoint, objects for every one that names some, and no row for nothing', () => {
  expect(Object.keys(matrix).sort()).toEqual(endpoints.map(nameOf).sort());
  const naming = endpoints.filter(({ path }) => path.includes('/:')).map(nameOf);
  expect(Object.keys(matrix).filter((name) => matrix[name]?.objects)).toEqual(expect.arrayContaining(naming));
});

it.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  '$name answers those who may call it, and nobody else',
  async ({ name, endpoint }) => {
    const { who } = matrix[name] ?? { who: [] };
    const path = endpoint.path.replace(/:\w+/g, missing);
    const isOpen = who === 'anybody';
    for (const [whose, token] of [
      ['without a session', undefined],
      ['with a session that is over', 'A'.repeat(43)],
    ] as const) {
      const status = await statusOf(endpoint.method, path, token);
      if (isOpen) expect([401, 403], whose).not.toContain(status);
      else expect(status, whose).toBe(401);
    }
    for (const role of roles) {
      const isHeard = isOpen || who.includes(role);
      const { token } = await (isHeard ? sessionOf(role) : refusedSessionOf(role));
      const status = await statusOf(endpoint.method, path, token);
      if (isHeard) expect([401, 403, 500], role).not.toContain(status);
      else expect(status, role).toBe(403);
    }
  },
);

it.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  '$name does nothing for an account that has proved nothing, unless it is for anybody or about signing in',
  async ({ name, endpoint }) => {
    const { who } = matrix[name] ?? { who: [] };
    const isHeard = who === 'anybody' || who.length === roles.length;
    const { token } = await (isHeard ? unprovedSession() : refusedUnproved);
    const status = await statusOf(endpoint.method, endpoint.path.replace(/:\w+/g, missing), token);
    if (isHeard) expect([401, 403, 500]).not.toContain(status);
    else expect(status).toBe(403);
  },
);

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
