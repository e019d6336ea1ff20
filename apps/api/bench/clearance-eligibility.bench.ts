import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClearanceEligibility, Role } from '@portal/contracts';
import { startPostgres } from '@portal/embedded-postgres';
import { median, percentile, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { createDeadlines } from '../src/modules/ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../src/modules/ground/caseload/index.ts';
import { clearanceModule } from '../src/modules/work/clearance/index.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';
import { givenScope } from '../src/testing/given-user.ts';
import { buildTaxpayers, tpuiOfNumber } from './clearance/build-taxpayers.ts';

/**
 * How long a taxpayer waits for what stands in the way of a certificate, among `BENCH_TAXPAYERS` (100,000) with `BENCH_YEARS`
 * (10) each: returns with bills, or salary rows. Asked one after the other of taxpayers spread over all of them.
 */
const taxpayers = Number(process.env.BENCH_TAXPAYERS ?? 100_000);
const years = Number(process.env.BENCH_YEARS ?? 10);
const asked = Number(process.env.BENCH_ASKED ?? 600);
const warming = 20;

const folder = await mkdtemp(join(process.env.BENCH_WORLD_DIR ?? tmpdir(), 'portal-bench-clearance-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  const owner = new pg.Client({
    connectionString: Object.assign(new URL(postgres.superuserUrl), { pathname: new URL(postgres.url).pathname }).href,
  });
  await owner.connect();
  const startedAt = performance.now();
  await buildTaxpayers(owner, { taxpayers, years }, (message) =>
    console.log(`  ${message} (${Math.round((performance.now() - startedAt) / 1000)} s)`),
  );
  await owner.end();

  const db = createDatabase(postgres.url, { max: 4, name: 'bench' });
  const clock = { now: () => new Date() };
  const app = await createHttpServer({
    identify: async (who = '') => {
      const [role, tpui = ''] = who.split(' ');
      return { id: who, sessionId: who, roles: [role as Role], scope: givenScope(role as Role, { tpui }) };
    },
  });
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  clearanceModule(app, {
    ...{ db, clock, caseload, drawClearance: () => 5_000 },
    jobs: { handle: () => {}, enqueue: async () => {} },
    store: { put: async () => {}, get: async () => undefined, remove: async () => {}, list: async function* () {} },
  });
  await app.ready();

  async function ask(role: Role, n: number) {
    const started = performance.now();
    const answer = await app.inject({
      url: '/api/v1/account/clearance',
      headers: { authorization: `${role} ${tpuiOfNumber(n)}` },
    });
    const took = performance.now() - started;
    if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    return { took, answer: answer.json<ClearanceEligibility>() };
  }

  async function measure(what: string, role: Role, numberOf: (at: number) => number): Promise<void> {
    const times: number[] = [];
    const standings = new Map<string, number>();
    for (let at = -warming; at < asked; at += 1) {
      const { took, answer } = await ask(role, numberOf(at < 0 ? asked - at : at));
      if (at < 0) continue;
      times.push(took);
      standings.set(answer.answer, (standings.get(answer.answer) ?? 0) + 1);
    }
    reportRow({
      what: `${what}, ${taxpayers} taxpayers with ${years} years each, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      bar: { atMost: 200 },
      raw: `${asked} asked, median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms; ${[...standings].map(([name, count]) => `${count} ${name}`).join(', ')}`,
    });
  }

  // A step that shares no factor with the number of taxpayers goes through all of them.
  const spread = (at: number) => 1 + ((at * 7_919) % taxpayers);
  await measure('eligibility of who files returns', 'Individual', (at) => {
    const n = spread(at);
    return n % 20 === 0 ? n - 1 : n;
  });
  await measure('eligibility of who is employed', 'Individual', (at) => Math.max(20, spread(at) - (spread(at) % 20)));
  const employers = Math.max(1, Math.ceil(taxpayers / 2_000));
  await measure('eligibility of an employer', 'Corporate', (at) => taxpayers + 1 + (at % employers));
  await app.close();
  await db.$client.end();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
