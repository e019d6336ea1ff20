import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedModules } from './shared-modules.ts';

/** The palette is the shell's alone, and tests are nobody's at run time. */
const notForAreas = ['@portal/workspace/palette', '@portal/workspace/testing'];

it('has every kit of the workspace in one copy, as a release is refused that brings its own', () => {
  const { exports } = JSON.parse(
    readFileSync(new URL('../../workspace/package.json', import.meta.url), 'utf8'),
  ) as Readonly<{ exports: Readonly<Record<string, string>> }>;
  const kits = Object.keys(exports).map((path) => path.replace('.', '@portal/workspace'));
  expect(kits.length).toBeGreaterThan(10);
  expect(kits.filter((kit) => !notForAreas.includes(kit) && !sharedModules.includes(kit))).toEqual([]);
});
