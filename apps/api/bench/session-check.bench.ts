import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@portal/embedded-postgres';
import { listed, median, percentile, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { Pool } from 'undici';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { migrate } from '../src/platform/db/migrate.ts';

/** The check of a session against the same route without it, and how soon an ended session is dead on two replicas. */
const inFlight = 32;
const rounds = 5;
const perRound = Number(process.env.BENCH_CHECKS ?? 15_000);
const sessionCount = 200;
const revocations = Number(process.env.BENCH_REVOCATIONS ?? 40);
const path = '/api/v1/sessions/current/extension';

interface Replica {
  readonly process: ChildProcess;
  readonly pool: Pool;
}

async function startReplica(databaseUrl: string, check: 'on' | 'off'): Promise<Replica> {
  const child = fork(new URL('session-check-server.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, CHECK: check, NODE_NO_WARNINGS: '1' },
  });
  const [address] = (await once(child, 'message')) as [string];
  return { process: child, pool: new Pool(address, { connections: inFlight }) };
}

async function givenSession(client: pg.Client): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string }>(
    `with person as (
       insert into users (email, first_name, last_name, tpui) values ($1, 'Amina', 'Bello', next_tpui()) returning id
     ), given as (insert into user_roles (user_id, role_name, position) select id, 'Individual', 1 from person)
     select id from person`,
    [`${randomBytes(8).toString('hex')}@bench.test`],
  );
  // Apart: whoever gets a role is signed out.
  await client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2, 'public', '::1', '', now(), now(), 3600, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0]?.id],
  );
  return token;
}

async function statusAt({ pool }: Replica, token: string): Promise<number> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}` },
  });
  await body.dump();
  return statusCode;
}

async function answersPerSecond(replica: Replica, tokens: readonly string[]): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < perRound) {
        const status = await statusAt(replica, tokens[next++ % tokens.length] ?? '');
        if (status !== 200) throw new Error(`Answered ${status}`);
      }
    }),
  );
  return perRound / ((performance.now() - started) / 1000);
}

async function compare(checked: Replica, unchecked: Replica, tokens: readonly string[]): Promise<void> {
  const withCheck: number[] = [];
  const without: number[] = [];
  // The first round only warms up.
  for (let round = -1; round < rounds; round += 1) {
    const checkedFirst = round % 2 === 0;
    const first = await answersPerSecond(checkedFirst ? checked : unchecked, tokens);
    const second = await answersPerSecond(checkedFirst ? unchecked : checked, tokens);
    if (round < 0) continue;
    withCheck.push(checkedFirst ? first : second);
    without.push(checkedFirst ? second : first);
  }
  reportRow({
    what: 'a route with the session check against the same route without it',
    value: median(withCheck.map((perSecond, round) => perSecond / (without[round] ?? Number.NaN))),
    unit: 'x',
    bar: { atLeast: 0.85 },
    raw: `with ${listed(withCheck, 0)}; without ${listed(without, 0)} a second; ${inFlight} in flight, ${sessionCount} sessions`,
  });
}

/** Milliseconds from the end in the database to the first refusal, while both replicas hold the session in memory. */
async function revocationMs(replicas: readonly Replica[], client: pg.Client): Promise<number> {
  const token = await givenSession(client);
  for (const replica of replicas) if ((await statusAt(replica, token)) !== 200) throw new Error('No session to end');
  await client.query('update sessions set revoked_at = clock_timestamp() where token_hash = $1', [
    createHash('sha256').update(token).digest(),
  ]);
  const ended = performance.now();
  await Promise.all(
    replicas.map(async (replica) => {
      while ((await statusAt(replica, token)) === 200) await wait(1);
    }),
  );
  return performance.now() - ended;
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-sessions-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
const replicas: Replica[] = [];
const client = new pg.Client({ connectionString: postgres.url });
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  await client.connect();
  const tokens: string[] = [];
  while (tokens.length < sessionCount) tokens.push(await givenSession(client));
  const [checked, other, unchecked] = await Promise.all([
    startReplica(postgres.url, 'on'),
    startReplica(postgres.url, 'on'),
    startReplica(postgres.url, 'off'),
  ]);
  replicas.push(checked, other, unchecked);
  await compare(checked, unchecked, tokens);
  const delaysMs: number[] = [];
  while (delaysMs.length < revocations) delaysMs.push(await revocationMs([checked, other], client));
  reportRow({
    what: 'a session ended in the database → refused by both replicas, slowest',
    value: Math.max(...delaysMs) / 1000,
    unit: 's',
    bar: { atMost: 1 },
    raw: `${revocations} sessions, median ${median(delaysMs).toFixed(1)} ms, p95 ${percentile(delaysMs, 0.95).toFixed(1)} ms; at most 1 s when the news gets lost`,
  });
} finally {
  await client.end();
  for (const { process: child, pool } of replicas) {
    await pool.destroy();
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
