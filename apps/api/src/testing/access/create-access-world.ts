import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, type Role, roles } from '@portal/contracts';
import { afterAll } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { givenUnproved, givenUser } from '../given-user.ts';
import { createTestDatabase } from '../test-database.ts';

/** The whole API on a database of its own, with one person for each role. Stopped when the test file that asked for it is done. */
export async function createAccessWorld() {
  const { db, url } = await createTestDatabase();
  const keysDir = await mkdtemp(join(tmpdir(), 'portal-matrix-'));
  const env = {
    PORTAL_MODE: 'demo',
    DATABASE_URL: url,
    KEYS_DIR: keysDir,
    UPLOADS_DIR: join(keysDir, 'uploads'),
    API_ROLE: 'api',
    API_PORT: '0',
    RATE_LIMITS: 'off',
  };
  const { http, start, stop } = await createApp(readConfig(env), createLogger({ level: 'silent' }));
  // With queues: what orders a job is answered as in service.
  await start();
  afterAll(async () => {
    await stop();
    await rm(keysDir, { recursive: true });
  });

  const ids = new Map<Role, string>();
  for (const role of roles) ids.set(role, await givenUser(db, { roles: [role] }));
  const unproved = await givenUnproved(db);

  async function sessionFor(userId: string): Promise<{ token: string; id: string }> {
    const token = randomBytes(32).toString('base64url');
    const { rows } = await db.$client.query<{ id: string }>(
      `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour') returning id`,
      [createHash('sha256').update(token).digest(), userId],
    );
    return { token, id: rows[0]?.id ?? '' };
  }

  const refused = new Map<Role, { token: string }>();
  for (const role of roles) refused.set(role, await sessionFor(await givenUser(db, { roles: [role] })));
  const refusedUnproved = await sessionFor(await givenUnproved(db));

  async function statusOf(method: Endpoint['method'], path: string, token?: string, body?: object): Promise<number> {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    return (await http.inject({ method, url: `/api/v1${path}`, headers, ...(body && { payload: body }) })).statusCode;
  }

  return {
    db,
    http,
    keysDir,
    ids,
    /** A session for one call: some calls end it. */
    sessionOf: (role: Role) => sessionFor(ids.get(role) ?? ''),
    /** The one session of a second person of a role, for calls that are refused: those end none, and were it over they would say 401. */
    refusedSessionOf: (role: Role) => refused.get(role) ?? { token: '' },
    /** Of a taxpayer who has not proved who they are. */
    unprovedSession: () => sessionFor(unproved),
    /** The one session of another such taxpayer, for calls that are refused. */
    refusedUnproved,
    statusOf,
  };
}
