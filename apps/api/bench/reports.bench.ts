import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '@portal/contracts';
import { startPostgres } from '@portal/embedded-postgres';
import { percentile, reportRow } from '@portal/quality-gate/bench';
import { reportingModule } from '../src/modules/reading/reporting/index.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';
import { prepareWorld } from './reports/prepare-world.ts';
import { questions } from './reports/questions.ts';

/**
 * Reports, figures and row-level security over many bills, with a hundredth of them beside it in the same run, through the API's
 * own endpoints. `BENCH_BILLS` (1,000,000; the table of docs/decisions says what ten million gave), `BENCH_WORLD_DIR` keeps the
 * worlds: building ten million takes most of an hour and 13 GB.
 */
const manyBills = Number(process.env.BENCH_BILLS ?? 1_000_000);
const fewBills = Math.max(1_000, Math.round(manyBills / 100));
const runs = Number(process.env.BENCH_RUNS ?? 15);

const scopes: Readonly<Record<string, Scope>> = {
  state: { kind: 'state' },
  mda: { kind: 'mda', mdaId: 200, name: '' },
  office: { kind: 'tax-offices', taxOfficeId: 15, name: '', reach: 'own' },
  engine: { kind: 'expert-system', expertSystemId: 3, name: '' },
};

interface World {
  readonly get: (path: string, as: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

async function openWorld(adminUrl: string, bills: number): Promise<World> {
  const url = new URL(adminUrl);
  url.pathname = `/${await prepareWorld(adminUrl, bills)}`;
  const db = createDatabase(url.href, { max: 4, name: 'bench' });
  const app = await createHttpServer({
    identify: async (who) => {
      const scope = scopes[who];
      return scope && { id: who, sessionId: who, roles: ['SuperAdmin'], scope };
    },
  });
  reportingModule(app, {
    ...{ db, clock: { now: () => new Date() }, log: { error: () => {}, info: () => {} } as never },
    issuer: { serviceName: 'Benchmark', demonstration: true },
  });
  await app.ready();
  return {
    async get(path, as) {
      const startedAt = performance.now();
      const { statusCode, body } = await app.inject({ url: `/api/v1${path}`, headers: { authorization: as } });
      const took = performance.now() - startedAt;
      if (statusCode !== 200) throw new Error(`${path} as ${as} answered ${statusCode}: ${body.slice(0, 300)}`);
      return took;
    },
    async stop() {
      await app.close();
      await db.$client.end();
    },
  };
}

const keptIn = process.env.BENCH_WORLD_DIR;
const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'portal-bench-reports-')));
await mkdir(folder, { recursive: true });
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  const few = await openWorld(postgres.superuserUrl, fewBills);
  const many = await openWorld(postgres.superuserUrl, manyBills);
  for (const { what, path, as = 'state', bar } of questions()) {
    const [ofFew, ofMany]: [number[], number[]] = [[], []];
    // In turns, and the first round only warms up.
    for (let run = -1; run < runs; run += 1) {
      const [a, b] = [await few.get(path, as), await many.get(path, as)];
      if (run < 0) continue;
      ofFew.push(a);
      ofMany.push(b);
    }
    const p95 = percentile(ofMany, 0.95);
    const raw = `p95 of ${runs}, ${manyBills} bills; with ${fewBills} ${percentile(ofFew, 0.95).toFixed(1)} ms, ${(p95 / percentile(ofFew, 0.95)).toFixed(1)} ×`;
    reportRow({ what, value: p95, unit: 'ms', bar: { atMost: bar }, raw });
  }
  await few.stop();
  await many.stop();
} finally {
  await postgres.stop();
  if (!keptIn) await rm(folder, { recursive: true, force: true });
}
