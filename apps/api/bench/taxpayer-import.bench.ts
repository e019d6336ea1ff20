import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { createDeadlines } from '../src/modules/ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../src/modules/ground/caseload/index.ts';
import { taxpayerImportsModule } from '../src/modules/work/taxpayer-imports/index.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';
import { createLogger } from '../src/platform/logging/create-logger.ts';
import { createSheetReader } from '../src/platform/spreadsheets/sheet-reader.ts';
import { givenScope, givenUser } from '../src/testing/given-user.ts';

/**
 * A spreadsheet of `BENCH_ROWS` (50,000) taxpayers with arrears, 3 % of its rows bad: read, checked, released by a second person and
 * written, against inserting as many plain rows twice on the same server.
 */
const rows = Number(process.env.BENCH_ROWS ?? 50_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
const reason = 'Arrears of the old register';
const isBad = (at: number) => at % 100 < 3;

function sheetOf(round: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const phone = isBad(at) ? '12' : `080${round + 3}${String(at).padStart(7, '0')}`;
    return `Trader ${at} of Round ${round},${phone},Individual,Zaria,12010102,"12,500.50",Arrears ${round}`;
  });
  return Buffer.from(`Name,Phone,Kind,LGA,Head,Amount,Period\n${lines.join('\n')}\n`);
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-import-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  await client.query(`create table bench_people (tpui text primary key, name text, phone text, area int, hash text unique);
    create table bench_bills (id uuid primary key, tpui text references bench_people, kobo bigint, day date, hash text unique);
    create index on bench_people (phone); create index on bench_bills (tpui); create index on bench_bills (day)`);
  const db = createDatabase(postgres.url, { max: 4, name: 'bench' });
  const [chief, deputy] = [
    await givenUser(db, { roles: ['SuperAdmin'] }),
    await givenUser(db, { roles: ['SuperAdmin'] }),
  ];
  const clock = { now: () => new Date() };
  const app = await createHttpServer({
    identify: async (id) => ({ id, sessionId: id, roles: ['SuperAdmin'], scope: givenScope('SuperAdmin', {}) }),
  });
  const waiting: object[] = [];
  const handlers: ((data: never, signal: AbortSignal) => Promise<void>)[] = [];
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  const sheets = createSheetReader(createLogger({ level: 'silent' }));
  app.addHook('onClose', () => sheets.close());
  taxpayerImportsModule(app, {
    db,
    caseload,
    sheets,
    jobs: {
      handle: (_job, handler) => void handlers.push(handler as never),
      enqueue: async (_tx, _job, data) => void waiting.push(data),
    },
  });
  await app.ready();

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, as: string, payload?: object) {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: as },
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  }

  /** Seconds of the whole way, and of each part of it. */
  async function letIn(bytes: Buffer): Promise<Record<'whole' | 'read' | 'check' | 'write', number>> {
    const boundary = randomBytes(8).toString('hex');
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="arrears.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    const started = performance.now();
    const uploaded = await app.inject({
      method: 'POST',
      url: '/api/v1/taxpayer-imports/files',
      headers: { authorization: chief, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    const { id } = uploaded.json<{ id: string }>();
    const read = performance.now();
    const { mapping } = await call('GET', `/taxpayer-imports/${id}`, chief);
    const found = await call('PUT', `/taxpayer-imports/${id}/mapping`, chief, { mapping });
    const checked = performance.now();
    const bad = Array.from({ length: rows }, (_, at) => at).filter(isBad).length;
    if (found.bad !== bad) throw new Error(`${found.bad} rows were found bad, and ${bad} are`);
    const { workId } = await call('POST', `/taxpayer-imports/${id}/proposals`, chief, { reason });
    await call('POST', `/work/${workId}/moves`, deputy, { move: 'release', reason });
    for (const data of waiting.splice(0)) await handlers[0]?.(data as never, new AbortController().signal);
    const ended = performance.now();
    const { state } = await call('GET', `/taxpayer-imports/${id}`, chief);
    if (state !== 'applied') throw new Error(`It is ${state}`);
    const seconds = (from: number, until: number) => (until - from) / 1000;
    return {
      whole: seconds(started, ended),
      read: seconds(started, read),
      check: seconds(read, checked),
      write: seconds(checked, ended),
    };
  }

  /** As many people and as many bills, as plain rows with as many indexes. */
  async function plain(): Promise<number> {
    const started = performance.now();
    const mark = randomUUID();
    for (let at = 0; at < rows; at += 2_000)
      await client.query(
        `with people as (
           insert into bench_people select $2 || n, 'Trader ' || n, n::text, n % 23, md5(n::text || $2) from generate_series($1::int, $1 + 1999) n returning tpui
         )
         insert into bench_bills select gen_random_uuid(), tpui, 1250050, current_date, md5(tpui || 'bill') from people`,
        [at, mark],
      );
    return (performance.now() - started) / 1000;
  }

  const ours: Awaited<ReturnType<typeof letIn>>[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await letIn(sheetOf(round)));
    theirs.push(await plain());
  }
  await app.close();
  await db.$client.end();
  await client.end();
  const whole = ours.map((one) => one.whole);
  reportRow({
    what: `${rows} taxpayers with arrears from a spreadsheet, 3 % of its rows bad, for 50,000 of them`,
    value: (median(whole) * 50_000) / rows,
    unit: 's',
    bar: { atMost: 60 },
    raw: `each ${listed(whole, 1)} s (read ${listed(
      ours.map(({ read }) => read),
      1,
    )}, checked ${listed(
      ours.map(({ check }) => check),
      1,
    )}, written ${listed(
      ours.map(({ write }) => write),
      1,
    )}); plain rows ${listed(theirs, 1)} s; ratio ${(median(whole) / median(theirs)).toFixed(1)}`,
  });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
