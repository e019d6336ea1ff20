import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(path, 'utf8');

it('whatever is written to the logs has words on screen, in both languages', () => {
  const words = new Set(
    globSync(join(root, 'packages/workspace/src/logs/*action-words.ts')).flatMap((path) =>
      [...read(path).matchAll(/^ {2}'([a-z-]+\.[a-z-]+)':/gm)].map(([, action]) => action),
    ),
  );
  const written = globSync(join(import.meta.dirname, 'modules/**/*.ts'))
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .flatMap((path) => [...read(path).matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)].map(([, action]) => action));
  expect(written.length).toBeGreaterThan(50);
  expect([...new Set(written)].filter((action) => !words.has(action)).sort()).toEqual([]);
});
