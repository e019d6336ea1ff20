import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { kobo, payeCertificatesAtOnce, payeRowsAtOnce } from '@portal/contracts';
import { startPostgres } from '@portal/embedded-postgres';
import { listed, median, percentile, reportRow } from '@portal/quality-gate/bench';
import pg from 'pg';
import { Pool } from 'undici';
import { seedReferenceData } from '../seeds/seed-reference-data.ts';
import { renderPayeCertificates } from '../src/modules/ground/papers/documents/paye-certificate.ts';
import { migrate } from '../src/platform/db/migrate.ts';

/** A schedule as large as one may be: sent, computed and stored, what other calls feel of it, and the year made of twelve such months. */
const employees = Number(process.env.BENCH_EMPLOYEES ?? 60_000);
const rounds = 3;
const headers = { authorization: 'Bearer bench', 'content-type': 'application/json' };

const branches = Array.from({ length: 200 }, (_, index) => ({ name: `Branch of Zaria Road ${index}` }));
const rows = Array.from({ length: employees }, (_, index) => ({
  ...{ staffNumber: `KM-${index}`, name: `Employee ${index} Bello`, taxId: '', stateId: 19 },
  branch: branches[index % branches.length]?.name,
  ...{ grossKobo: 7_000_000 + index * 100, pensionKobo: 560_000, housingFundKobo: 175_000, healthInsuranceKobo: 0 },
  ...{ yearlyRentKobo: 0, deductedKobo: index % 700_000 },
}));

async function send(pool: Pool, path: string, body: object, method: 'PUT' | 'POST' = 'PUT'): Promise<void> {
  const answer = await pool.request({ method, path: `/api/v1${path}`, headers, body: JSON.stringify(body) });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`);
}

async function saveMonth(pool: Pool, month: string): Promise<number> {
  const started = performance.now();
  const uploadId = randomUUID();
  const parts = Math.ceil(employees / payeRowsAtOnce) - 1;
  const part = (index: number) => rows.slice(index * payeRowsAtOnce, (index + 1) * payeRowsAtOnce);
  for (let index = 0; index < parts; index += 1)
    await send(pool, '/paye/draft/parts', { month, uploadId, part: index, rows: part(index) });
  await send(pool, '/paye/draft', { month, rows: part(parts), ...(parts > 0 && { sentBefore: { uploadId, parts } }) });
  return (performance.now() - started) / 1000;
}

/** How long a small call takes, asked every 10 ms until told to stop. */
async function probe(pool: Pool, isOver: () => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    const answer = await pool.request({ method: 'GET', path: '/api/v1/paye/columns', headers });
    await answer.body.dump();
    times.push(performance.now() - started);
    await wait(10);
  }
  return times;
}

async function measureSaving(pool: Pool): Promise<void> {
  const seconds: number[] = [];
  const ratios: number[] = [];
  const aloneMs: number[] = [];
  const besideMs: number[] = [];
  const slowest: number[] = [];
  await saveMonth(pool, '2026-01');
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const quiet = probe(pool, () => isOver);
    await wait(3_000);
    isOver = true;
    const alone = await quiet;
    isOver = false;
    const meanwhile = probe(pool, () => isOver);
    seconds.push(await saveMonth(pool, '2026-01'));
    isOver = true;
    const beside = await meanwhile;
    aloneMs.push(percentile(alone, 0.95));
    besideMs.push(percentile(beside, 0.95));
    ratios.push(percentile(beside, 0.95) / percentile(alone, 0.95));
    slowest.push(Math.max(...beside));
  }
  reportRow({
    what: `a PAYE schedule of ${employees} rows sent, computed and stored`,
    value: median(seconds),
    unit: 's',
    bar: { atMost: 8 },
    raw: `rounds ${listed(seconds)} s`,
  });
  reportRow({
    what: 'a small call beside it against the same call alone, p95',
    value: median(ratios),
    unit: 'x',
    bar: { atMost: 1.5 },
    raw: `alone ${listed(aloneMs)} ms, beside ${listed(besideMs)} ms; slowest ${listed(slowest, 0)} ms`,
  });
}

/** Twelve months like the first, filed. */
async function fileYear(client: pg.Client): Promise<void> {
  const filed = `state = 'filed', declaration_version = 1, filed_by = saved_by, filed_at = now(), due_kobo = 0`;
  await client.query('update paye_rows set due_kobo = 0');
  await client.query(`update paye_schedules set ${filed}`);
  for (let month = 2; month <= 12; month += 1) {
    const { rows: made } = await client.query<{ id: string }>(
      `insert into paye_schedules (tpui, month, version, employees, gross_kobo, deducted_kobo, law_kobo, due_kobo, before_kobo, saved_by, saved_at)
       select tpui, make_date(2026, $1, 1), 1, employees, gross_kobo, deducted_kobo, law_kobo, 0, 0, saved_by, saved_at
       from paye_schedules where month = '2026-01-01' returning id`,
      [month],
    );
    await client.query(
      `insert into paye_rows select $1, position, staff_number, name, tax_id, state_id, gross_kobo, pension_kobo, housing_fund_kobo,
         health_insurance_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo
       from paye_rows where schedule_id = (select id from paye_schedules where month = '2026-01-01')`,
      [made[0]?.id],
    );
    await client.query(`update paye_schedules set ${filed} where id = $1`, [made[0]?.id]);
  }
  await client.query('analyze paye_rows, paye_schedules');
}

async function measureYear(pool: Pool): Promise<void> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await pool.request({ method: 'GET', path: '/api/v1/paye/return/file?year=2026', headers });
    const text = await answer.body.text();
    if (text.trimEnd().split('\r\n').length !== employees + 1)
      throw new Error(`The year has other rows: ${text.slice(0, 300)}`);
    seconds.push((performance.now() - started) / 1000);
  }
  reportRow({
    what: `Form H1 of ${employees} employees over twelve months, as a file`,
    value: median(seconds),
    unit: 's',
    bar: { atMost: 20 },
    raw: `rounds ${listed(seconds)} s`,
  });
}

/** What a thread of the press does with a file of them; the first round only reads the fonts. */
async function measureCertificates(): Promise<void> {
  const issuer = {
    ...{ name: 'Kaduna State Internal Revenue Service', address: 'Kaduna', demonstration: true },
    portalOrigin: 'https://pay.example.gov.ng',
  };
  const amounts = {
    pensionKobo: kobo(0),
    housingFundKobo: kobo(0),
    healthInsuranceKobo: kobo(0),
    lifeInsuranceKobo: kobo(0),
    homeLoanInterestKobo: kobo(0),
    yearlyRentKobo: kobo(0),
  };
  const tax = {
    deductedKobo: kobo(9e6),
    lawKobo: kobo(9e6),
    dueKobo: kobo(9e6),
    yearLawKobo: kobo(9e6),
    receiptedKobo: kobo(9e6),
  };
  const certificates = Array.from({ length: payeCertificatesAtOnce }, (_, index) => ({
    ...{ employer: 'Zaria Mills', employerTpui: 'KD-1', year: 2026, receiptedGrossKobo: kobo(84e7) },
    row: {
      ...{
        staffNumber: `KM-${index}`,
        name: `Employee ${index} Bello`,
        taxId: '',
        stateId: 19,
        months: 12,
        receiptedMonths: 12,
      },
      ...{ firstMonth: '2026-01', lastMonth: '2026-12', grossKobo: kobo(84e7 + index), ...amounts, ...tax },
    },
    statedAt: '2027-01-05T08:00:00Z',
    verificationUrl: `https://pay.example.gov.ng/receipt-verification?s=${randomBytes(300).toString('base64url')}`,
  }));
  const perSecond: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const started = performance.now();
    await renderPayeCertificates(certificates, { language: 'en', issuer });
    if (round >= 0) perSecond.push(certificates.length / ((performance.now() - started) / 1000));
  }
  reportRow({
    what: 'signed PAYE certificates made by one thread',
    value: median(perSecond),
    unit: 'a second',
    bar: { atLeast: 200 },
    raw: `rounds ${listed(perSecond, 0)} a second, ${payeCertificatesAtOnce} in a file`,
  });
}

await measureCertificates();
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-paye-'));
// The server runs as another user when this one is root; it must be able to reach its folder.
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'data') });
const client = new pg.Client({ connectionString: postgres.ownerUrl });
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  await client.connect();
  const { rows: made } = await client.query<{ id: string; tpui: string }>(
    `insert into users (email, first_name, last_name, tpui) values ('payroll@bench.test', 'Amina', 'Bello', next_tpui()) returning id, tpui`,
  );
  const child = fork(new URL('paye-server.ts', import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      EMPLOYER: `${made[0]?.id} ${made[0]?.tpui}`,
      NODE_NO_WARNINGS: '1',
    },
  });
  const [address] = (await once(child, 'message')) as [string];
  const pool = new Pool(address, { connections: 4 });
  try {
    await send(pool, '/paye/branches', { branches }, 'POST');
    await measureSaving(pool);
    await fileYear(client);
    await measureYear(pool);
  } finally {
    await pool.destroy();
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
} finally {
  await client.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
