import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

/** What `npm run gen` makes must hold as it is: in a copy of the workspace, with the answers given at once. */
let copy: WorkspaceCopy;
const patienceMs = 240_000;
vi.setConfig({ testTimeout: patienceMs, hookTimeout: patienceMs });
const generate = (...answers: readonly string[]) =>
  copy.run('plop', '--plopfile', '.plop/plopfile.mjs', '--dest', '.', ...answers);
const generated: readonly (readonly string[])[] = [
  ['endpoint', 'levies', 'list-levies', 'GET', '/levies', 'signed-in', 'none'],
  ['endpoint', 'levies', 'find-levy', 'GET', '/levies/:id', 'SuperAdmin', '/admin/settings/fees'],
  ['endpoint', 'levies', 'show-rates', 'GET', '/levy-rates', 'public', 'none'],
  [
    ...['endpoint', 'enquiries', 'forward-enquiry', 'POST', '/enquiries/queue/:id/forwarding'],
    ...['SuperAdmin', '/admin/tax-support'],
  ],
  ['report', 'late-bills', 'Bills that are late', 'Takardun da suka makara', 'invoices', 'staff'],
  ['report', 'money-in', 'Money in', 'Kuɗin da ya shigo', 'collections', 'staff'],
  ['report', 'own-eyes', 'For own eyes', 'Don idon kai', 'invoices', 'SuperAdmin'],
  ['filter', 'late-bills', 'tpcId', 'payerCategoryId', '-', '-', '-'],
  ['filter', 'taxpayers', 'kindId', 'categoryId', 'Kind', 'Iri', 'taxpayerCategories'],
  ['field', 'invoices', 'siteCode', 'text', 'bills', 'not-personal', 'Site', 'Wuri'],
  ['migration', 'levies-have-years', 'in a transaction'],
  ['list', 'admin', 'own-eyes', '/admin/own-eyes', 'For own eyes', 'Don idon kai', 'none'],
  ['list', 'mda', 'late-bills', '/mda/late-bills', 'Bills that are late', 'Takardun da suka makara', 'own'],
  ['list', 'tax-office', 'money-in', '/tax-area-office/money-in', 'Money in', 'Kuɗin da ya shigo', 'intelligence'],
  ['list', 'admin', 'late-bills', '/admin/late-bills', 'Bills that are late', 'Takardun da suka makara', 'reports'],
  ['feature', 'mda', 'levies', '/mda/levies', "This year's levies", 'Kuɗaɗen bana', 'none', 'listLevies', 'name'],
  ['remote', 'enumerators', '/enumerators', 'Enumerators', 'Masu ƙidaya', 'signed-in'],
  ['remote', 'tenders', '/tenders', 'Tenders', 'Kwangiloli', 'public'],
  [
    ...['feature', 'tenders', 'open-tenders', '/tenders/open', 'Open tenders', 'Buɗaɗɗun kwangiloli', 'none'],
    ...['listLevies', 'name'],
  ],
];
const changed = [
  'apps/api/src/testing/access/access-matrix.ts',
  'apps/api/src/modules.ts',
  'apps/api/src/modules',
  'apps/admin',
  'apps/enumerators',
  'apps/mda',
  'apps/tax-office',
  'apps/tenders',
  'packages/contracts/src',
  'packages/platform/src',
];
/** What no formatter or linter reads. */
const database = ['apps/api/migrations', 'apps/api/src/platform/db/schema.generated.ts'];

beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

describe('what the generators make', () => {
  it.each(generated.map((answers) => ({ answers, what: answers.slice(0, 3).join(' ') })))(
    '$what',
    async ({ answers }) => {
      const { code, output } = await generate(...answers);
      expect(output).not.toMatch(/\[ERROR\]|✖/);
      expect(code).toBe(0);
    },
  );

  it.each(['apps/admin', 'apps/api', 'apps/mda', 'apps/tax-office', 'apps/tenders'])(
    'type-checks: %s',
    async (folder) => {
      expect(await copy.run('tsc', '--noEmit', '-p', folder)).toEqual({ code: 0, output: '' });
    },
  );

  it('is formatted, and breaks no rule of the linter', async () => {
    const { code, output } = await copy.run('biome', 'ci', '.knip.json', ...changed);
    expect(output).not.toContain('━');
    expect(code).toBe(0);
  });

  it('passes the tests that came with it', async () => {
    const { code, output } = await copy.run(
      'vitest',
      'run',
      '--config',
      '.vitest.config.ts',
      '--project=screens',
      'apps/mda/src/features/levies',
      'apps/enumerators',
      'apps/tenders',
    );
    expect(output).toMatch(/Tests {2}10 passed \(10\)/);
    expect(code).toBe(0);
  });

  it('keeps the promises of every list screen', async () => {
    const { code, output } = await copy.run(
      'vitest',
      'run',
      '--config',
      '.vitest.config.ts',
      '--project=screens',
      '--testNamePattern=the list at (/mda/late-bills|/tax-area-office/money-in)|specified entries|answers exactly',
      'apps/mda/src/list-screens.test.tsx',
      'apps/tax-office/src/list-screens.test.tsx',
      'apps/admin/src/area.test.tsx',
      'apps/mda/src/area.test.tsx',
      'apps/tax-office/src/area.test.tsx',
      'apps/admin/src/access.test.tsx',
    );
    expect(output).toMatch(/Tests {2}[34]\d passed/);
    expect(code).toBe(0);
  });

  it('is served and has a row in the access matrix', async () => {
    const { code, output } = await copy.run(
      'vitest',
      'run',
      '--environment=node',
      'apps/api/src/modules/work/levies',
      'apps/api/src/modules/ground/enquiries/routes/forward-enquiry.route.test.ts',
      'packages/contracts/src/public-surface.test.ts',
    );
    expect(output).toMatch(/Tests {2}9 passed \(9\)/);
    expect(code).toBe(0);
    const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');
    const floors: Readonly<Record<string, string>> = { levies: 'work', enquiries: 'ground', reporting: 'reading' };
    const rowsOf = (module = '') => read(`apps/api/src/modules/${floors[module]}/${module}/testing/access-rows.ts`);
    for (const [kind, id, , method, path, whose] of generated)
      if (kind === 'report') {
        const row = whose === 'staff' ? 'reportReaders' : 'superAdmin';
        expect(rowsOf('reporting')).toContain(`'GET /reports/${id}/totals': ${row}`);
      } else if (kind === 'endpoint') expect(rowsOf(id)).toContain(`'${method} ${path}': `);
    expect(rowsOf('levies')).toContain("'GET /levies/:id': { ...superAdmin, ");
    expect(rowsOf('levies')).toContain("'GET /levy-rates': anybody");
    expect(read('apps/api/src/testing/access/access-matrix.ts')).toContain('  leviesAccessRows,\n');
    const modules = readFileSync(join(copy.folder, 'apps/api/src/modules.ts'), 'utf8');
    expect(modules).toContain('  leviesModule,\n');
  });
});

it('a report is read, kept to its readers, narrowed, and exported as it is read; a new field is told', async () => {
  const { code, output } = await copy.run(
    'vitest',
    'run',
    '--config',
    '.vitest.config.ts',
    '--project=api',
    '--testNamePattern=late-bills|money-in|own-eyes|counts and adds up|refuses whoever|narrowed by|tells siteCode|types every table',
    'apps/api/src/modules/reading/reporting/routes/late-bills-report.route.test.ts',
    'apps/api/src/modules/reading/reporting/routes/money-in-report.route.test.ts',
    'apps/api/src/modules/reading/reporting/routes/own-eyes-report.route.test.ts',
    'apps/api/src/modules/reading/exports/exports.test.ts',
    'apps/api/src/modules/reading/reporting/routes/late-bills-by-payer-category-id.route.test.ts',
    'apps/api/src/modules/reading/reporting/routes/taxpayers-by-category-id.route.test.ts',
    'apps/api/src/modules/reading/reporting/routes/invoices-with-site-code.route.test.ts',
    'apps/api/src/platform/db/schema.test.ts',
  );
  expect(output).toMatch(/Tests {2}18 passed \|/);
  expect(code).toBe(0);
});

it('leaves what it cannot enter untouched, and says so', async () => {
  rmSync(join(copy.folder, 'apps/api/src/modules/ground/audit/audit.module.ts'));
  const before = sourcesOf(copy.folder);
  const { code, output } = await generate('endpoint', 'audit', 'list-entries', 'GET', '/audit', 'signed-in', 'none');
  const adrift = await generate(
    'endpoint',
    'levies',
    'end-levy',
    'DELETE',
    '/levies/:id',
    'SuperAdmin',
    '/admin/nowhere',
  );
  expect(adrift.output).toContain('The admin area has no screen /admin/nowhere');
  const unknown = await generate('filter', 'taxpayers', 'mdaId', 'mdaId', '-', '-', '-');
  expect(unknown.output).toContain('reading.taxpayers has no mdaId: tpui, name');
  const byHand = await generate('field', 'refunds', 'note', 'text', 'refunds', 'personal', 'Note', 'Bayani');
  expect(byHand.output).toContain('does not read refunds in a line of its own');
  expect(output).toContain('apps/api/src/modules/ground/audit has no audit.module.ts');
  expect(code).not.toBe(0);
  const list = await generate('list', 'admin', 'money-in', '/admin/money-in', 'Money in', 'Kuɗin', 'no-such-group');
  expect(list.output).toContain('The menu of admin has no group no-such-group: reports');
  expect(sourcesOf(copy.folder)).toEqual(before);
});

it('run twice changes nothing, also where somebody has worked on it since', async () => {
  const route = join(copy.folder, 'apps/mda/src/routes/late-bills.route.tsx');
  writeFileSync(route, readFileSync(route, 'utf8').replace("en: 'row'", "en: 'late bill'"));
  const before = sourcesOf(copy.folder);
  for (const answers of generated) {
    const { code, output } = await generate(...answers);
    expect([answers.slice(0, 3), code, output]).toEqual([
      answers.slice(0, 3),
      0,
      expect.stringContaining('Everything is there already'),
    ]);
  }
  expect(sourcesOf(copy.folder)).toEqual(before);
});

/** What stands in the files that generators write to. */
function sourcesOf(folder: string): Readonly<Record<string, string>> {
  const below = ['.knip.json', ...[...changed, ...database].filter((path) => existsSync(join(folder, path)))];
  const files = below.flatMap((path) =>
    statSync(join(folder, path)).isFile()
      ? path
      : readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
          .filter((name) => !name.includes('node_modules'))
          .map((name) => join(path, name)),
  );
  const sources = files.filter((file) => statSync(join(folder, file)).isFile());
  return Object.fromEntries(sources.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
