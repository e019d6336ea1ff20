import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

/** What `npm run gen` makes must hold as it is: in a copy of the workspace, with the answers given at once. */
let copy: WorkspaceCopy;
const patienceMs = 120_000;
vi.setConfig({ testTimeout: patienceMs, hookTimeout: patienceMs });
const generate = (...answers: readonly string[]) =>
  copy.run('plop', '--plopfile', '.plop/plopfile.mjs', '--dest', '.', ...answers);
const generated = [
  ['endpoint', 'levies', 'list-levies', 'GET', '/levies'],
  ['endpoint', 'levies', 'find-levy', 'GET', '/levies/:id'],
  ['endpoint', 'enquiries', 'forward-enquiry', 'POST', '/enquiries/queue/:id/forwarding'],
  ['report', 'late-bills', 'Bills that are late', 'Takardun da suka makara', 'invoices'],
  ['report', 'money-in', 'Money in', 'Kuɗin da ya shigo', 'collections'],
  ['list', 'mda', 'late-bills', '/mda/late-bills', 'Bills that are late', 'Takardun da suka makara'],
  ['list', 'tax-office', 'money-in', '/tax-area-office/money-in', 'Money in', 'Kuɗin da ya shigo'],
  ['feature', 'mda', 'levies', '/mda/levies', "This year's levies", 'Kuɗaɗen bana', 'listLevies', 'name'],
  ['remote', 'enumerators', '/enumerators', 'Enumerators', 'Masu ƙidaya', 'signed-in'],
  ['remote', 'tenders', '/tenders', 'Tenders', 'Kwangiloli', 'public'],
  ['feature', 'tenders', 'open-tenders', '/tenders/open', 'Open tenders', 'Buɗaɗɗun kwangiloli', 'listLevies', 'name'],
] as const;
const changed = [
  'apps/api/src/testing/access/access-matrix.ts',
  'apps/api/src/modules.ts',
  'apps/api/src/modules',
  'apps/enumerators',
  'apps/mda',
  'apps/tax-office',
  'apps/tenders',
  'packages/contracts/src',
  'packages/platform/src',
];

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

  it.each(['apps/api', 'apps/mda', 'apps/tax-office', 'apps/tenders'])('type-checks: %s', async (folder) => {
    expect(await copy.run('tsc', '--noEmit', '-p', folder)).toEqual({ code: 0, output: '' });
  });

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
      '--testNamePattern=the list at (/mda/late-bills|/tax-area-office/money-in)',
      'apps/mda/src/list-screens.test.tsx',
      'apps/tax-office/src/list-screens.test.tsx',
    );
    expect(output).toMatch(/Tests {2}3\d passed/);
    expect(code).toBe(0);
  });

  it('is served and has a row in the access matrix', async () => {
    const { code, output } = await copy.run(
      'vitest',
      'run',
      '--environment=node',
      'apps/api/src/modules/levies',
      'apps/api/src/modules/enquiries/routes/forward-enquiry.route.test.ts',
      'packages/contracts/src/public-surface.test.ts',
    );
    expect(output).toMatch(/Tests {2}8 passed \(8\)/);
    expect(code).toBe(0);
    const matrix = readFileSync(join(copy.folder, 'apps/api/src/testing/access/access-matrix.ts'), 'utf8');
    for (const [kind, id, , method, path] of generated)
      if (kind === 'report') expect(matrix).toContain(`'GET /reports/${id}/totals': reportReaders`);
      else if (kind === 'endpoint') expect(matrix).toContain(`'${method} ${path}': `);
    const modules = readFileSync(join(copy.folder, 'apps/api/src/modules.ts'), 'utf8');
    expect(modules).toContain('leviesModule(api);');
  });
});

it('a report is read, kept to its readers, and exported as it is read', async () => {
  const { code, output } = await copy.run(
    'vitest',
    'run',
    '--config',
    '.vitest.config.ts',
    '--project=api',
    '--testNamePattern=late-bills|money-in|counts and adds up|refuses whoever',
    'apps/api/src/modules/reporting/routes/late-bills-report.route.test.ts',
    'apps/api/src/modules/reporting/routes/money-in-report.route.test.ts',
    'apps/api/src/modules/exports/exports.test.ts',
  );
  expect(output).toMatch(/Tests {2}10 passed \|/);
  expect(code).toBe(0);
});

it('leaves what it cannot enter untouched, and says so', async () => {
  rmSync(join(copy.folder, 'apps/api/src/modules/audit/audit.module.ts'));
  const { code, output } = await generate('endpoint', 'audit', 'list-entries', 'GET', '/audit');
  expect(output).toContain('apps/api/src/modules/audit has no audit.module.ts');
  expect(code).not.toBe(0);
});
