import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

beforeAll(() => {
  miniature = mkdtempSync(join(tmpdir(), 'portal-miniature-'));
  for (const file of ['turbo.json', 'tsconfig.base.json', '.dependency-cruiser.cjs'])
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

describe('import law inside packages', () => {
  const cruise = () =>
    runCommand('depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.cjs'], { cwd: miniature });

  it.each([
    ['apps-are-islands', 'apps/mda/src/area.ts', "export { a } from '../../admin/src/a.ts';\n", 'apps/admin/src/a.ts'],
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
      'apps/api/src/modules/payments/pay.ts',
      "export { b } from '../billing/data/bills.table.ts';\n",
      'apps/api/src/modules/billing/data/bills.table.ts',
    ],
    [
      'domain-is-pure',
      'apps/api/src/modules/billing/domain/bill.ts',
      "export { b } from '../data/db.ts';\n",
      'apps/api/src/modules/billing/data/db.ts',
    ],
    [
      'platform-knows-no-module',
      'apps/api/src/platform/http/serve.ts',
      "export { b } from '../../modules/billing/index.ts';\n",
      'apps/api/src/modules/billing/index.ts',
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
  ])('%s', async (rule, from, source, to) => {
    for (const folder of ['apps', 'packages']) {
      rmSync(join(miniature, folder), { recursive: true, force: true });
      mkdirSync(join(miniature, folder));
    }
    write(from, source);
    write(to, 'export const a = 1;\nexport const b = 2;\n');
    const { code, output } = await cruise();
    expect(output).toContain(rule);
    expect(code).not.toBe(0);
  });

  it('no-cycles', async () => {
    write('apps/mda/src/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
    write('apps/mda/src/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
    expect((await cruise()).output).toContain('no-cycles');
  });
});

describe('import law between packages', () => {
  it('refuses a remote that depends on the API', async () => {
    rmSync(join(miniature, 'apps'), { recursive: true, force: true });
    rmSync(join(miniature, 'packages'), { recursive: true, force: true });
    mkdirSync(join(miniature, 'packages'));
    writePackage('apps/api', 'server');
    write('apps/api/src/index.ts', 'export const b = 2;\n');
    writePackage('apps/mda', 'remote', ['@portal/api']);
    write('apps/mda/src/index.ts', "export { b } from '@portal/api';\n");
    const { code, output } = await runCommand('turbo', ['boundaries'], { cwd: miniature });
    expect(output).toContain('@portal/api');
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

describe('dead code', () => {
  it('names a file nobody uses', async () => {
    const folder = join(miniature, 'dead');
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'dead', type: 'module', main: 'src/index.ts' }));
    writeFileSync(join(folder, 'src/index.ts'), 'export const a = 1;\n');
    writeFileSync(join(folder, 'src/nobody-uses-me.ts'), 'export const b = 1;\n');
    const { code, output } = await runCommand('knip', ['--directory', folder, '--no-progress']);
    expect(output).toContain('nobody-uses-me.ts');
    expect(code).not.toBe(0);
  });
});
