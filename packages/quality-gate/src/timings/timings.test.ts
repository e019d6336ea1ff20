import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepTimings, readTimings, slowest } from './timings.ts';
import { renewWeights } from './weights.ts';

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'timings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `src/${name}.test.ts`), '');
  return folder;
}

it('timings of earlier runs stay until their file is run again or removed', () => {
  const root = aFolder();
  const file = join(root, '.reports/timings.json');
  expect(readTimings(file)).toEqual({});
  keepTimings({ 'src/a.test.ts': 1, 'src/b.test.ts': 2 }, file, root);
  rmSync(join(root, 'src/b.test.ts'));
  keepTimings({ 'src/a.test.ts': 3, 'src/c.test.ts': 4 }, file, root);
  expect(readTimings(file)).toEqual({ 'src/a.test.ts': 3, 'src/c.test.ts': 4 });
});

it('names the slowest files, the longest first', () => {
  expect(slowest({ a: 1, b: 30.04, c: 2.5 }, 2)).toEqual(['30.0 s  b', '2.5 s  c']);
});

it('weights are those of long files, renewed where they were measured', () => {
  const file = join(aFolder(), 'weights.json');
  writeFileSync(file, '{"kept":9,"faster-now":70,"slower":10}');
  expect(renewWeights({ slower: 76.4, 'faster-now': 1, short: 2 }, file)).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe('{\n  "kept": 9,\n  "slower": 76\n}\n');
});
