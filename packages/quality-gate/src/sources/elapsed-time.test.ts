import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { elapsedTimeIn } from './elapsed-time.ts';

const root = new URL('../../../../', import.meta.url);

it.each([
  'const begun = performance.now(); await pay(); expect(performance.now() - begun).toBeLessThan(500);',
  'const began = process.hrtime.bigint();',
  'const begun = Date.now();\nawait pay();\nexpect(Date.now() - begun).toBeLessThan(500);',
  'const begun = Date.now();\nconst took = Date.now() - begun;',
])('finds a look at how long something took: %s', (source) => {
  expect(elapsedTimeIn(source)).toHaveLength(1);
});

it.each([
  'vi.setSystemTime(Date.now() - 3_600_000);',
  'const yesterday = Date.now() - day;',
  'const startedAt = Date.now();\nexpect(view.openedAt).toBe(startedAt);',
])('leaves a day or a moment alone: %s', (source) => {
  expect(elapsedTimeIn(source)).toEqual([]);
});

it('no test says how long something may take: a bench does, beside a control', () => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const tests = paths.split('\n').filter((path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path));
  expect(tests.length).toBeGreaterThan(500);
  const found = tests
    .filter((path) => path !== 'packages/quality-gate/src/sources/elapsed-time.test.ts')
    .flatMap((path) => elapsedTimeIn(readFileSync(new URL(path, root), 'utf8')).map((line) => `${path}:${line}`));
  expect(found).toEqual([]);
});
