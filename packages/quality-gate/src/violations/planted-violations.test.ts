import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeMigrations } from '../migrations/migrations-step.ts';
import { repositoryRoot, runCommand } from '../steps/run-command.ts';

/** A miniature workspace under our own rules: every guard is shown one violation, and must name it. */
let miniature: string;

function write(file: string, content: string): void {
  const path = join(miniature, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function writePackage(folder: string, tag: string, dependencies: readonly string[] = []): void {
  const name = `@portal/${folder.split('/').pop()}`;
  write(
    `${folder}/package.json`,
    JSON.stringify({
      name,
      type: 'module',
      exports: { '.': './src/index.ts' },
      dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, 'workspace:*'])),
    }),
  );
  write(`${folder}/turbo.json`, JSON.stringify({ extends: ['//'], tags: [tag] }));
}

function emptyFolders(): void {
  for (const folder of ['apps', 'packages']) {
    rmSync(join(miniature, folder), { recursive: true, force: true });
    mkdirSync(join(miniature, folder));
  }
}

beforeAll(() => {
  miniature = mkdtempSync(join(tmpdir(), 'portal-miniature-'));
  for (const file of [
    'turbo.json',
    'tsconfig.base.json',
    '.dependency-cruiser.cjs',
    '.knip.json',
    '.queries-in-data.grit',
  ])
    cpSync(join(repositoryRoot, file), join(miniature, file));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(miniature, 'node_modules'));
  write('package.json', JSON.stringify({ name: 'miniature', type: 'module', packageManager: 'pnpm@12.21.0' }));
  // The miniature is no git checkout; everything else of the configuration is ours.
  const biome = JSON.parse(readFileSync(join(repositoryRoot, '.biome.json'), 'utf8'));
  write('.biome.json', JSON.stringify({ ...biome, vcs: { enabled: false } }));
  write('pnpm-workspace.yaml', 'packages:\n  - apps/*\n  - packages/*\n');
  write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n");
});
afterAll(() => rmSync(miniature, { recursive: true, force: true }));

/** For each rule a file that breaks it, and the file it imports. */
const plantedImports: readonly (readonly [
  rule: string,
  from: string,
  source: string,
  to: string,
  imported?: string,
])[] = [
  ['apps-are-islands', 'apps/mda/src/area.ts', "export { a } from '../../admin/src/a.ts';\n", 'apps/admin/src/a.ts'],
  [
    'styles-come-with-their-screens',
    'apps/mda/src/features/bills/index.ts',
    "import './bills.css';\n",
    'apps/mda/src/features/bills/bills.css',
    '.bill { color: green; }\n',
  ],
  [
    'features-are-independent',
    'apps/mda/src/features/bills/list.ts',
    "export { b } from '../users/index.ts';\n",
    'apps/mda/src/features/users/index.ts',
  ],
  [
    'features-are-private',
    'apps/mda/src/routes/bills.route.ts',
    "export { b } from '../features/users/inner.ts';\n",
    'apps/mda/src/features/users/inner.ts',
  ],
  [
    'modules-are-private',
    'apps/api/src/modules/money/payments/pay.ts',
    "export { b } from '../billing/data/bill-reader.ts';\n",
    'apps/api/src/modules/money/billing/data/bill-reader.ts',
  ],
  [
    'domain-is-pure',
    'apps/api/src/modules/money/billing/domain/bill.ts',
    "export { b } from '../data/db.ts';\n",
    'apps/api/src/modules/money/billing/data/db.ts',
  ],
  [
    'platform-knows-no-module',
    'apps/api/src/platform/http/serve.ts',
    "export { b } from '../../modules/money/billing/index.ts';\n",
    'apps/api/src/modules/money/billing/index.ts',
  ],
  [
    'no-test-code-in-production',
    'apps/mda/src/area.ts',
    "export { b } from './testing/render.ts';\n",
    'apps/mda/src/testing/render.ts',
  ],
  [
    'sandbox-is-a-foreign-company',
    'apps/payment-sandbox/src/main.ts',
    "export { b } from '../../../packages/contracts/src/index.ts';\n",
    'packages/contracts/src/index.ts',
  ],
  [
    'ui-never-calls-the-api',
    'packages/ui/src/index.ts',
    "export { b } from '../../api-client/src/index.ts';\n",
    'packages/api-client/src/index.ts',
  ],
  [
    'platform-facades-are-the-only-door',
    'apps/mda/src/area.ts',
    "export { b } from 'react-router';\n",
    'apps/mda/node_modules/react-router/index.js',
  ],
  [
    'features-below-routes',
    'apps/mda/src/features/bills/list.ts',
    "export { b } from '../../routes/bills.route.ts';\n",
    'apps/mda/src/routes/bills.route.ts',
  ],
  [
    'only-data-reads-tables',
    'apps/api/src/modules/money/billing/find-bill.ts',
    "export { b } from '../../../platform/db/tables-of.ts';\n",
    'apps/api/src/platform/db/tables-of.ts',
  ],
  ...[
    ['ground', 'money'],
    ['money', 'work'],
    ['work', 'reading'],
  ].map(
    ([floor, above]) =>
      [
        `floors-run-down-from-${floor}`,
        `apps/api/src/modules/${floor}/lower/index.ts`,
        `export { b } from '../../${above}/upper/index.ts';\n`,
        `apps/api/src/modules/${above}/upper/index.ts`,
      ] as const,
  ),
  [
    'no-cycles',
    'apps/mda/src/one.ts',
    "import { two } from './two.ts';\nexport const one = () => two;\n",
    'apps/mda/src/two.ts',
    "import { one } from './one.ts';\nexport const two = () => one;\n",
  ],
];

describe('import law inside packages', () => {
  const cruise = () =>
    runCommand('depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.cjs'], { cwd: miniature });

  it.each(
    plantedImports.map(([rule, from, source, to, imported = 'export const a = 1;\nexport const b = 2;\n']) => ({
      rule,
      from,
      source,
      to,
      imported,
    })),
  )('$rule', async ({ rule, from, source, to, imported }) => {
    emptyFolders();
    write(from, source);
    write(to, imported);
    const { code, output } = await cruise();
    expect(output).toContain(rule);
    expect(code).not.toBe(0);
  });

  it('has no rule that nobody has seen refuse', async () => {
    const { default: law } = (await import(join(repositoryRoot, '.dependency-cruiser.cjs'))) as {
      default: { readonly forbidden: readonly { readonly name: string }[] };
    };
    expect(plantedImports.map(([rule]) => rule).sort()).toEqual(law.forbidden.map(({ name }) => name).sort());
  });
});

describe('import law between packages', () => {
  it.each([
    ['a remote that depends on the API', ['apps/mda', 'remote'], ['apps/api', 'server']],
    ['contracts that depend on the platform', ['packages/contracts', 'contracts'], ['packages/platform', 'platform']],
    ['a server that depends on components', ['apps/gateway', 'server'], ['packages/ui', 'ui']],
    ['the payment sandbox when it shares anything', ['apps/sandbox', 'sandbox'], ['packages/contracts', 'contracts']],
  ] as const)('refuses %s', async (_, [from, fromTag], [to, toTag]) => {
    emptyFolders();
    const name = `@portal/${to.split('/').pop()}`;
    writePackage(to, toTag);
    write(`${to}/src/index.ts`, 'export const b = 2;\n');
    writePackage(from, fromTag, [name]);
    write(`${from}/src/index.ts`, `export { b } from '${name}';\n`);
    const { code, output } = await runCommand('turbo', ['boundaries'], { cwd: miniature });
    expect(output).toContain(name);
    expect(code).not.toBe(0);
  });
});

describe('lint', () => {
  const lint = (file: string) => runCommand('biome', ['lint', file], { cwd: miniature });

  it.each([
    ['noRestrictedImports', "import { Button } from '@mantine/core';\nexport const a = Button;\n"],
    ['noRestrictedImports', "import { Link } from 'react-router';\nexport const a = Link;\n"],
    ['noExplicitAny', 'export const a: any = 1;\n'],
    ['noDefaultExport', 'export default 1;\n'],
    ['noEnum', 'export enum A {\n  One,\n}\n'],
    ['noNonNullAssertion', 'export const a = (b?: string) => b!.length;\n'],
  ])('%s', async (rule, source) => {
    write('apps/mda/src/planted.ts', source);
    const { code, output } = await lint('apps/mda/src/planted.ts');
    expect(output).toContain(rule);
    expect(code).not.toBe(0);
  });

  it.each([
    ["db.$client.query('select 1')"],
    ["db.$client.query<{ readonly id: string }>('select id from bills where reference = $1', ['KD1'])"],
    ["db.execute('select 1')"],
  ])('queries-in-data: a route that sends %s, and neither data nor a test', async (query) => {
    const source = `export const found = (db: Database) => ${query};\n`;
    const [route, data, test] = ['routes/find.route.ts', 'data/find.repository.ts', 'routes/find.route.test.ts'].map(
      (file) => `apps/api/src/modules/money/billing/${file}`,
    ) as [string, string, string];
    for (const file of [route, data, test]) write(file, source);
    const { code, output } = await lint(route);
    expect(output).toContain('queries-in-data');
    expect(code).not.toBe(0);
    for (const file of [data, test]) expect((await lint(file)).output).not.toContain('queries-in-data');
  });

  it('refuses a file that is not formatted', async () => {
    write('apps/mda/src/planted.ts', 'export const a   = 1;\n');
    const { code, output } = await runCommand('biome', ['ci', '--colors=off', 'apps/mda/src/planted.ts'], {
      cwd: miniature,
    });
    expect(output).toContain('File content differs from formatting output');
    expect(code).not.toBe(0);
  });

  it('useFilenamingConvention', async () => {
    write('apps/mda/src/PlantedFile.ts', 'export const a = 1;\n');
    expect((await lint('apps/mda/src/PlantedFile.ts')).output).toContain('useFilenamingConvention');
  });
});

describe('types', () => {
  it.each([
    ['exactOptionalPropertyTypes', 'const a: { b?: string } = { b: undefined };\nexport { a };\n'],
    ['noUncheckedIndexedAccess', 'export const a = ([1] as number[])[0].toFixed();\n'],
    ['erasableSyntaxOnly', 'export class A {\n  constructor(readonly b: string) {}\n}\n'],
  ])('%s is on', async (_option, source) => {
    write('planted/planted.ts', source);
    write('planted/tsconfig.json', JSON.stringify({ extends: '../tsconfig.base.json', include: ['planted.ts'] }));
    const { code, output } = await runCommand('tsc', ['--noEmit', '-p', 'planted'], { cwd: miniature });
    expect(output).toContain('planted.ts');
    expect(code).not.toBe(0);
  });
});

describe('migrations', () => {
  const folder = () => join(miniature, 'migrations');
  const planted = (sql: string, name = '9000_planted.sql') => {
    rmSync(folder(), { recursive: true, force: true });
    write(`migrations/${name}`, sql);
    return judgeMigrations(folder());
  };

  it.each([
    ['require-concurrent-index-creation', 'CREATE INDEX "bills_due_idx" ON "bills" ("due_on");'],
    [
      'adding-foreign-key-constraint',
      'ALTER TABLE "bills" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "c" ("id");',
    ],
    ['ban-drop-column', 'ALTER TABLE "bills" DROP COLUMN "due_on";'],
    ['renaming-column', 'ALTER TABLE "bills" RENAME COLUMN "due_on" TO "due";'],
    ['changing-column-type', 'ALTER TABLE "bills" ALTER COLUMN "due_on" TYPE text;'],
    ['adding-not-nullable-field', 'ALTER TABLE "bills" ALTER COLUMN "due_on" SET NOT NULL;'],
    ['syntax-error', 'ALTER TABLE;'],
    [
      'SET CONSTRAINTS ALL IMMEDIATE between writing bills',
      'UPDATE bills SET due_on = NULL;--> statement-breakpoint\nALTER TABLE "bills" ENABLE TRIGGER "bills_guard";',
    ],
  ])('%s is refused', async (rule, sql) => {
    const { failed, output } = await planted(`-- Why.\n${sql}\n`);
    expect({ failed, output }).toEqual({ failed: 1, output: expect.stringContaining(rule) });
  });

  it('may make a table with its index, make an index step by step, and are left alone once they are frozen', async () => {
    const table =
      'CREATE TABLE "a" ("id" uuid PRIMARY KEY);--> statement-breakpoint\nCREATE INDEX "a_idx" ON "a" ("id");\n';
    expect(await planted(`-- Why.\n${table}`)).toMatchObject({ passed: 1, failed: 0 });
    const written =
      'UPDATE bills SET due_on = NULL;--> statement-breakpoint\nSET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint\nALTER TABLE "bills" ENABLE TRIGGER "bills_guard";\n';
    expect(await planted(`-- Why.\n${written}`)).toMatchObject({ passed: 1, failed: 0 });
    const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "bills_due_idx" ON "bills" ("due_on");\n';
    expect(await planted(`-- Why.\n-- outside a transaction\n${index}`)).toMatchObject({ passed: 1, failed: 0 });
    expect(await planted('DROP TABLE "bills";\n', '0001_old.sql')).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe('dead code', () => {
  it('is named: a file nobody imports, an export nobody uses, a dependency nobody needs', async () => {
    emptyFolders();
    writePackage('packages/living', 'client', ['@portal/forgotten']);
    write('packages/living/src/index.ts', "import { used } from './part.ts';\nexport const a = used;\n");
    write('packages/living/src/part.ts', 'export const used = 1;\nexport const neverUsed = 2;\n');
    write('packages/living/src/nobody-uses-me.ts', 'export const b = 1;\n');
    writePackage('packages/forgotten', 'client');
    write('packages/forgotten/src/index.ts', 'export const c = 1;\n');
    const { code, output } = await runCommand('knip', ['--config', '.knip.json', '--no-progress'], { cwd: miniature });
    for (const dead of ['nobody-uses-me.ts', 'neverUsed', '@portal/forgotten']) expect(output).toContain(dead);
    expect(code).not.toBe(0);
  });
});
