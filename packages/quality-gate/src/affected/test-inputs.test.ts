import { describe, expect, it } from 'vitest';
import { readSourceTree } from './source-tree.ts';
import { inputsOf, isReached, keyOf } from './test-inputs.ts';
import { aRepository } from './testing/a-repository.ts';

const named = (name: string, exports: object = {}) => JSON.stringify({ name, exports });

/** Contracts, a screen and an API of two modules, each with a test. */
const files = {
  'package.json': '{}',
  'pnpm-lock.yaml': 'one',
  'packages/contracts/package.json': named('@portal/contracts', { '.': './src/index.ts' }),
  'packages/contracts/src/index.ts': "export * from './bills.ts'; export * from './plans.ts';",
  'packages/contracts/src/bills.ts': "import { word } from './word.ts'; export const bill = word;",
  'packages/contracts/src/plans.ts': 'export const plan = 1;',
  'packages/contracts/src/word.ts': "export const word = 'a';",
  'packages/ui/package.json': named('@portal/ui', { '.': './src/index.ts' }),
  'packages/ui/src/index.ts': "export { Button } from './button.tsx';",
  'packages/ui/src/button.tsx': "import './button.css'; export const Button = () => null;",
  'packages/ui/src/button.css': '',
  'apps/admin/src/bills.tsx':
    "import { Button } from '@portal/ui'; import { bill } from '@portal/contracts'; export const screen = [Button, bill];",
  'apps/admin/src/bills.test.tsx': "import { screen } from './bills.tsx'; screen;",
  'apps/api/package.json': named('@portal/api'),
  'apps/api/migrations/0000.sql': 'create table',
  'apps/api/src/testing/postgres.setup.ts': "import { migrate } from '../migrate.ts'; migrate;",
  'apps/api/src/migrate.ts': "import { readdirSync } from 'node:fs'; export const migrate = readdirSync;",
  'apps/api/src/bills.ts': "import { bill } from '@portal/contracts'; export const bills = bill;",
  'apps/api/src/bills.test.ts': "import { bills } from './bills.ts'; bills;",
  'apps/api/src/plans.ts': "export const plans = new URL('./plans-worker.ts', import.meta.url);",
  'apps/api/src/plans-worker.ts': '',
  'apps/api/src/plans.test.ts': "import { plans } from './plans.ts'; plans;",
  'apps/api/src/sources.test.ts': "import { readFileSync } from 'node:fs'; readFileSync('anything');",
};
const bills = 'apps/api/src/bills.test.ts';
const plans = 'apps/api/src/plans.test.ts';
const screen = 'apps/admin/src/bills.test.tsx';
const sources = 'apps/api/src/sources.test.ts';

describe('a change', () => {
  it.each([
    ['apps/api/src/bills.ts', [bills]],
    ['packages/contracts/src/bills.ts', [bills, screen]],
    ['packages/contracts/src/word.ts', [bills, screen]],
    ['packages/contracts/src/plans.ts', []],
    ['packages/contracts/package.json', [bills, screen]],
    ['packages/ui/src/button.tsx', [screen]],
    ['packages/ui/src/button.css', [screen]],
    ['apps/api/src/plans-worker.ts', [plans]],
    ['apps/api/migrations/0000.sql', [bills, plans, sources]],
    ['apps/api/src/migrate.ts', [bills, plans, sources]],
    ['pnpm-lock.yaml', [bills, plans, screen, sources]],
    ['apps/api/src/bills.test.ts', [bills]],
  ])('of %s reaches the tests whose ground it is', (path, reached) => {
    const { root } = aRepository(files);
    const tree = readSourceTree(root);
    const tests = [bills, plans, screen, sources];
    expect(tests.filter((test) => isReached(inputsOf(test, tree), [path]))).toEqual(reached);
  });
});

describe('the key of a test', () => {
  const keysOf = (root: string) => {
    const tree = readSourceTree(root);
    return new Map([bills, plans, screen, sources].map((test) => [test, keyOf(inputsOf(test, tree), tree)]));
  };

  it('changes with what the test depends on, and with nothing else', () => {
    const { root, write, remove } = aRepository(files);
    const before = keysOf(root);
    const changed = () => {
      const now = keysOf(root);
      return [bills, plans, screen, sources].filter((test) => now.get(test) !== before.get(test));
    };
    expect(changed()).toEqual([]);
    write('apps/api/src/bills.ts', 'export const bills = 2;');
    expect(changed()).toEqual([bills, sources]);
    write('apps/api/src/bills.ts', files['apps/api/src/bills.ts']);
    expect(changed()).toEqual([]);

    write('apps/api/migrations/0001.sql', 'alter table');
    expect(changed()).toEqual([bills, plans, sources]);
    remove('apps/api/migrations/0001.sql');
    expect(changed()).toEqual([]);

    write('README.md', 'read by whoever reads anything');
    expect(changed()).toEqual([sources]);
  });

  it('changes when a name comes from elsewhere than before', () => {
    const { root, write } = aRepository(files);
    const before = keysOf(root);
    write('packages/contracts/src/index.ts', "export * from './plans.ts';");
    expect(keysOf(root).get(screen)).not.toBe(before.get(screen));
  });
});
