import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import { reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { createDeadlines } from '../src/modules/ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../src/modules/ground/caseload/index.ts';
import { remindersModule } from '../src/modules/reading/reminders/index.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createHttpServer } from '../src/platform/http/create-http-server.ts';
import { givenScope, givenUser } from '../src/testing/given-user.ts';

/** A reminder to `BENCH_ROWS` (100,000) taxpayers who did not file: counted, prepared and queued, each once. */
const rows = Number(process.env.BENCH_ROWS ?? 100_000);

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-reminders-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const db = createDatabase(postgres.url, { max: 4, name: 'bench' });
  // Directors see taxpayers of every office, and of none.
  const role = 'Tax Office Director';
  const [officer, manager] = [await givenUser(db, { roles: [role] }), await givenUser(db, { roles: [role] })];
  const clock = { now: () => new Date() };
  const app = await createHttpServer({
    identify: async (id = '') => ({ id, sessionId: id, roles: [role], scope: givenScope(role, {}) }),
  });
  const caseload = createCaseload({ db, clock });
  caseloadModule(app, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
  remindersModule(app, {
    ...{ db, clock, caseload, serviceName: 'Bench', portalOrigin: 'https://bench.example', demonstration: false },
    mailer: { send: async () => {}, close: () => {} },
    messages: { segmentKobo: 400, send: async () => ({ reference: 'none' }) },
  });
  await app.ready();

  async function call(path: string, as: string, payload?: object) {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { authorization: as },
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  }

  for (let at = 0; at < rows; at += 5_000)
    await client.query(
      `with people as (
         insert into users (email, first_name, last_name, email_verified_at, tpui)
         select gen_random_uuid() || '@example.test', 'Amina', 'Bello', now(), next_tpui() from generate_series(1, $1::int) returning tpui
       )
       insert into obligations (tpui, kind, period_from, due_on) select tpui, 'consumption-tax-month', '2026-02-01', '2026-03-20' from people`,
      [Math.min(5_000, rows - at)],
    );
  await client.query('analyze');

  const wording = {
    subject: 'A return is missing',
    mail: 'Dear {name}, your {duty} of {period} was due on {day}.',
    message: 'Dear {name}, your {duty} of {period} was due on {day}.',
  };
  const text = { code: 'bench', purpose: 'duty-missing', en: wording, ha: wording };
  const { id: textId, workId } = await call('/reminder-texts', officer, text);
  await call(`/reminder-texts/${textId}/tests`, officer);
  await call(`/work/${workId}/moves`, manager, { move: 'approve', caseVersion: 1 });
  const question = { minDate: '2026-03-01', maxDate: '2026-03-31', status: 'missing', duty: 'consumption-tax-month' };
  const asked = { textId, channel: 'mail', audience: { of: 'duties', question } };

  const started = performance.now();
  const { people, reached } = await call('/reminder-campaigns/previews', officer, asked);
  const counted = performance.now();
  await call('/reminder-campaigns', officer, { ...asked, shown: { people, reached } });
  const queued = performance.now();
  const { rows: once } = await client.query<{ people: number }>(
    'select count(distinct tpui)::int as people from reminder_messages',
  );
  if (reached !== rows || once[0]?.people !== rows) throw new Error(`${once[0]?.people} of ${rows} are queued`);
  await app.close();
  await db.$client.end();
  await client.end();
  const seconds = (from: number, until: number) => (until - from) / 1000;
  reportRow({
    what: `a reminder to ${rows} taxpayers prepared and queued, each once`,
    value: seconds(counted, queued),
    unit: 's',
    bar: { atMost: 30 },
    raw: `counted and sampled before in ${seconds(started, counted).toFixed(1)} s`,
  });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
