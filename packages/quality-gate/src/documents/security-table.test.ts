import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const table = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const places = [...table.matchAll(/`((?:…|apps|packages|e2e)\/[^`]+)`((?: “[^”]+”,?)*)/g)].map(
  ([, path = '', titles = '']) => ({
    file: path.replace('…', 'apps/api/src'),
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }),
);

it('the table of security requirements names files and tests that exist', () => {
  expect(places.length).toBeGreaterThan(40);
  const missing = places.flatMap(({ file, titles }) => {
    const path = join(root, file);
    if (!existsSync(path)) return [file];
    if (titles.length === 0) return [];
    const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
    return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});
