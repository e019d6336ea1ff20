import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ExportFormat, lagosDay, type ReportId, reports, type Scope } from '@portal/contracts';
import { startPostgres } from '@portal/embedded-postgres';
import pg from 'pg';
import { seedDemoWorld } from '../../seeds/seed-demo-world.ts';
import { seedReferenceData } from '../../seeds/seed-reference-data.ts';
import { readParts } from '../../src/modules/reading/exports/file/part-files.ts';
import { createExportPress } from '../../src/modules/reading/exports/index.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { createDocumentStore } from '../../src/platform/storage/create-document-store.ts';
import { compareSheet } from './compare-sheet.ts';
import { convertSheets } from './convert-sheets.ts';

/** Makes a workbook of every report, opens each in LibreOffice, and compares what that shows with the CSV file of the same report. */
const now = new Date();
const folder = await mkdtemp(join(tmpdir(), 'portal-sheets-'));
const uploads = { kind: 'folder', dir: join(folder, 'files') } as const;
await mkdir(uploads.dir);
const postgres = await startPostgres({ dataDir: join(folder, 'data'), durable: false });
const log = { error: (...said: unknown[]) => console.error(...said) };
const press = createExportPress({ databaseUrl: postgres.url, uploads, log });
let differences = 0;
try {
  await migrate(postgres.ownerUrl);
  await seedReferenceData(postgres.ownerUrl);
  await seedDemoWorld(postgres.ownerUrl, now);
  const payer = await richestPayer();
  const store = createDocumentStore(uploads);
  const csvFiles = new Map<ReportId, Buffer>();
  for (const { id } of reports) {
    csvFiles.set(id, await make(id, 'csv'));
    await writeFile(join(folder, `${id}.xlsx`), await make(id, 'xlsx'));
  }
  const names = reports.map(({ id }) => id);
  await convertSheets(folder, names);
  for (const id of names) {
    const shown = await readFile(join(folder, `${id}.csv`));
    const { problems, rows } = compareSheet(id, csvFiles.get(id) ?? Buffer.alloc(0), shown);
    differences += problems.length;
    console.log(`${problems.length === 0 ? 'same' : 'DIFFERENT'}  ${id}: ${rows} rows`);
    for (const problem of problems) console.log(`    ${problem}`);
  }

  async function make(report: ReportId, format: ExportFormat): Promise<Buffer> {
    const { columns, access, period, sorts } = reports.find(({ id }) => id === report) ?? missing(report);
    const isOfPayers = !(access as readonly string[]).includes('SuperAdmin');
    const scope: Scope = isOfPayers ? { kind: 'taxpayer', tpui: payer } : { kind: 'state' };
    const key = `sheets/${report}-${format}`;
    const days = { minDate: '2023-01-01', maxDate: lagosDay(now) };
    const order = {
      ...{ key, report, format, scope, asOf: now, language: 'en' as const, rowsMax: 500_000 },
      asked: { criteria: '', sortField: sorts[0], sortOrder: 'desc', ...(period && days) },
      columns: Object.keys(columns),
      person: { name: 'The check', role: 'SuperAdmin' },
    };
    const outcome = await press.make(order, () => {}, new AbortController().signal);
    if ('problem' in outcome) throw new Error(`${report}: ${outcome.problem}`);
    return buffer(readParts(store, key, outcome.parts));
  }
} finally {
  await press.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = differences === 0 ? 0 : 1;

function missing(report: ReportId): never {
  throw new Error(`There is no report ${report}`);
}

async function richestPayer(): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ tpui: string }>(
      'select payer_tpui as tpui from bills where payer_tpui is not null group by payer_tpui order by count(*) desc limit 1',
    );
    return rows[0]?.tpui ?? '';
  } finally {
    await client.end();
  }
}
