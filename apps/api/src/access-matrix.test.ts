import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contracts from '@portal/contracts';
import { type Role, roles } from '@portal/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './platform/config/read-config.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { createTestDatabase } from './testing/test-database.ts';

interface ObjectCall {
  readonly path: string;
  readonly status: number;
}

interface Row {
  /** Who may call: anybody, or these active roles. */
  readonly who: 'anybody' | readonly Role[];
  /** Of endpoints that name an object: what a caller who may call gets for an own, somebody else's and a missing one. */
  readonly objects?: () => Promise<Readonly<Record<'own' | 'foreign' | 'missing', ObjectCall>>>;
}

const { db, url } = await createTestDatabase();
const keysDir = await mkdtemp(join(tmpdir(), 'portal-matrix-'));
const env = { PORTAL_MODE: 'demo', DATABASE_URL: url, KEYS_DIR: keysDir, API_ROLE: 'api', RATE_LIMITS: 'off' };
const { http, stop } = await createApp(readConfig(env), createLogger({ level: 'silent' }));
await http.ready();
afterAll(async () => {
  await stop();
  await rm(keysDir, { recursive: true });
});

const ids = new Map<Role, string>();
for (const role of roles) {
  const { rows } = await db.$client.query<{ id: string }>(
    `with person as (
       insert into users (email, first_name, last_name) values ($1, 'Amina', 'Bello') returning id
     ), given as (insert into user_roles (user_id, role_name, position) select id, $2, 1 from person)
     select id from person`,
    [`${role.replaceAll(' ', '.').toLowerCase()}@demo.test`, role],
  );
  ids.set(role, rows[0]?.id ?? '');
}

/** A session for one call: some calls end it. */
async function sessionOf(role: Role): Promise<{ token: string; id: string }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour') returning id`,
    [createHash('sha256').update(token).digest(), ids.get(role)],
  );
  return { token, id: rows[0]?.id ?? '' };
}

const anybody: Row = { who: 'anybody' };
const signedIn: Row = { who: roles };
const superAdmin: Row = { who: ['SuperAdmin'] };
const missing = '019aa000-0000-7000-8000-000000000000';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
const matrix: Readonly<Record<string, Row>> = {
  'GET /lookups/states': anybody,
  'GET /lookups/lgas': anybody,
  'GET /lookups/genders': anybody,
  'GET /lookups/industries': anybody,
  'GET /lookups/revenue-heads': anybody,
  'GET /lookups/payment-channels': anybody,
  'GET /lookups/payment-gateways': anybody,
  'GET /lookups/mdas': anybody,
  'GET /lookups/taxpayer-categories': anybody,
  'GET /lookups/tax-offices': anybody,
  'GET /lookups/expert-systems': anybody,
  'GET /bills/open': anybody,
  'GET /bills/document': anybody,
  'GET /receipts/keys': anybody,
  'GET /receipts/verification': anybody,
  'POST /payments/sessions': anybody,
  'POST /payments/status': anybody,
  'POST /sessions': anybody,
  'POST /sessions/second-factor': anybody,
  'POST /sessions/second-factor-enrolment': anybody,
  'POST /password-resets': anybody,
  'POST /password-resets/completion': anybody,
  'POST /email-verifications': anybody,
  'POST /email-verifications/completion': anybody,
  'GET /sessions/current': signedIn,
  'POST /sessions/current/extension': signedIn,
  'DELETE /sessions/current': signedIn,
  'GET /sessions': signedIn,
  'DELETE /sessions/others': signedIn,
  'DELETE /sessions/:id': {
    ...signedIn,
    objects: async () => ({
      own: { path: `/sessions/${(await sessionOf('SuperAdmin')).id}`, status: 200 },
      foreign: { path: `/sessions/${(await sessionOf('Agent')).id}`, status: 404 },
      missing: { path: `/sessions/${missing}`, status: 404 },
    }),
  },
  'POST /account/password': signedIn,
  'GET /users': superAdmin,
  'GET /users/:id': {
    ...superAdmin,
    objects: async () => ({
      own: { path: `/users/${ids.get('SuperAdmin')}`, status: 200 },
      foreign: { path: `/users/${ids.get('Agent')}`, status: 200 },
      missing: { path: `/users/${missing}`, status: 404 },
    }),
  },
  'POST /users/deletions': superAdmin,
  'GET /roles': superAdmin,
  'GET /roles/:roleName': {
    ...superAdmin,
    objects: async () => ({
      own: { path: '/roles/SuperAdmin', status: 200 },
      foreign: { path: '/roles/Agent', status: 200 },
      missing: { path: '/roles/Nobody', status: 404 },
    }),
  },
  'POST /roles': superAdmin,
  'POST /roles/deletions': superAdmin,
  'POST /roles/assignments': superAdmin,
  'POST /roles/unassignments': superAdmin,
};

function isEndpoint(value: unknown): value is contracts.Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value;
}
const endpoints = Object.values<unknown>(contracts).filter(isEndpoint);
const nameOf = ({ method, path }: contracts.Endpoint) => `${method} ${path}`;

async function statusOf(method: contracts.Endpoint['method'], path: string, token?: string): Promise<number> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  return (await http.inject({ method, url: `/api/v1${path}`, headers })).statusCode;
}

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

const withObjects = Object.entries(matrix).flatMap(([name, { objects }]) => (objects ? [{ name, objects }] : []));

it.each(withObjects)('$name for an own, a foreign and a missing object', async ({ name, objects }) => {
  const method = endpoints.find((endpoint) => nameOf(endpoint) === name)?.method ?? 'GET';
  const { token } = await sessionOf('SuperAdmin');
  const calls = await objects();
  for (const [which, { path, status }] of Object.entries(calls)) {
    expect(await statusOf(method, path, token), which).toBe(status);
  }
});
