import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);

it('every package that has tests runs its own, and only those', () => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const tested = new Set(
    paths.split('\n').flatMap((path) => /^((?:apps|packages)\/[^/]+)\/.*\.test\.tsx?$/.exec(path)?.[1] ?? []),
  );
  expect(tested.size).toBeGreaterThan(20);
  for (const folder of tested) {
    const { scripts } = JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'));
    const [run, ...filters] = String(scripts?.test).split(/ (?=apps\/|packages\/)/);
    expect([folder, run]).toEqual([folder, 'vitest run --root ../.. --config .vitest.config.ts']);
    expect(filters.length).toBeGreaterThan(0);
    for (const filter of filters) expect(filter.startsWith(`${folder}/`)).toBe(true);
  }
});
