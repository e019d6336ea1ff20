import { expect, it } from 'vitest';
import { keyOfStories, nearestStories } from './choose-stories.ts';
import { chooseTests } from './choose-tests.ts';
import { readSourceTree } from './source-tree.ts';
import { aRepository } from './testing/a-repository.ts';

const files = {
  'apps/admin/src/refunds.ts': 'export const a = 1;',
  'apps/admin/src/refunds.test.ts': "import { a } from './refunds.ts'; a;",
  'apps/admin/src/offices.test.ts': '',
  'apps/admin/README.md': '',
  'apps/api/src/modules/money/refunds/index.ts': '',
  'apps/api/src/modules/ground/identity/index.ts': '',
  'packages/quality-gate/src/violations/rules.test.ts': '',
  'e2e/playwright.config.ts': "const machineRoom = ['scenarios/refunds-of-the-dead.spec.ts'];",
  'e2e/scenarios/refunds-of-the-dead.spec.ts': "test('a refund outlives its process', () => {});",
  'e2e/actors/clerk.ts': "export const door = '/admin-auth';",
  'e2e/scenarios/desks.spec.ts': "import { door } from '../actors/clerk.ts'; door;",
  'e2e/scenarios/money-goes-back.spec.ts': "test('a refund is sent', () => {});",
  'e2e/scenarios/sign-in.spec.ts': "test('somebody signs in', () => {});",
};
const refunds = 'apps/admin/src/refunds.test.ts';
const offices = 'apps/admin/src/offices.test.ts';

it('tests that passed with everything as it is are left out, and so are those that a change does not reach', () => {
  const { root, write } = aRepository(files);
  const first = chooseTests(readSourceTree(root), {});
  expect(first).toMatchObject({ run: [offices, refunds], proven: [], untouched: [] });
  const passed = Object.fromEntries([...first.keys].map(([path, key]) => [path, { key, passed: 1 }]));
  expect(chooseTests(readSourceTree(root), passed)).toMatchObject({ run: [], proven: [offices, refunds] });

  write('apps/admin/src/refunds.ts', 'export const a = 2;');
  const changed = new Set(['apps/admin/src/refunds.ts']);
  expect(chooseTests(readSourceTree(root), passed)).toMatchObject({ run: [refunds], proven: [offices] });
  expect(chooseTests(readSourceTree(root), {}, changed)).toMatchObject({ run: [refunds], untouched: [offices] });
  expect(chooseTests(readSourceTree(root), passed, new Set())).toMatchObject({ run: [], untouched: [refunds] });
});

it('stories are told again when something changed that is served or told', () => {
  const { root, write } = aRepository(files);
  const key = () => keyOfStories(readSourceTree(root));
  const before = key();
  write('apps/admin/src/refunds.test.ts', 'other');
  write('apps/admin/README.md', 'other');
  expect(key()).toBe(before);
  write('apps/admin/src/refunds.ts', 'other');
  expect(key()).not.toBe(before);
});

it.each([
  ['e2e/actors/clerk.ts', ['desks']],
  ['apps/admin/src/refunds.ts', ['desks']],
  ['apps/api/src/modules/money/refunds/index.ts', ['money-goes-back', 'sign-in']],
  ['apps/api/src/modules/ground/identity/index.ts', ['sign-in']],
  ['apps/admin/src/refunds.test.ts', []],
  ['apps/admin/README.md', []],
])('the stories nearest to %s are chosen', (path, names) => {
  const { root } = aRepository(files);
  const chosen = nearestStories({
    tree: readSourceTree(root),
    changed: new Set([path]),
    read: (file) => files[file as keyof typeof files],
    seconds: {},
    secondsMost: 1000,
    areaPaths: { admin: ['/admin'] },
  });
  expect(chosen).toEqual(names.map((name) => `e2e/scenarios/${name}.spec.ts`));
});

it('as many of the nearest stories are chosen as there is time for', () => {
  const { root } = aRepository(files);
  const chosen = nearestStories({
    tree: readSourceTree(root),
    changed: new Set(['apps/api/src/modules/money/refunds/index.ts']),
    read: (file) => files[file as keyof typeof files],
    seconds: { 'e2e/scenarios/money-goes-back.spec.ts': 90, 'e2e/scenarios/sign-in.spec.ts': 30 },
    secondsMost: 60,
    areaPaths: {},
  });
  expect(chosen).toEqual(['e2e/scenarios/sign-in.spec.ts']);
});
