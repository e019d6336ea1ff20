import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { judgeTree } from './patterns-step.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A repository with one file of ours, and what is said about its patterns. */
async function judged(source: string, file = 'apps/api/src/planted.ts') {
  root = mkdtempSync(join(tmpdir(), 'portal-patterns-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), source);
  return judgeTree(root, join(root, 'cache.json'));
}

it.each([
  ['two runs that share their text', String.raw`/\s*m$/`],
  ['a run that is looked for from every place', String.raw`/\/+$/`],
  ['a run in front of what is missing', String.raw`/\s*;\s*q=/`],
  ['a run of runs', '/^(a+)+$/'],
])(
  '%s is named with its place',
  async (_what, pattern) => {
    const { failed, output } = await judged(`export const first = 1;\nexport const planted = ${pattern};\n`);
    expect(failed).toBe(1);
    expect(output).toContain(`apps/api/src/planted.ts:2: ${pattern} takes more than linear time`);
  },
  60_000,
);

it('one that is put together while the program runs is refused, however it is called', async () => {
  for (const made of ["new RegExp(process.argv[2] + '+$')", "RegExp('x+' + process.argv[2])"]) {
    const { failed, output } = await judged(`export const linear = /^a$/;\nexport const made = ${made};\n`);
    expect([failed, output]).toEqual([1, expect.stringContaining(made)]);
    rmSync(root, { recursive: true, force: true });
  }
});

it('linear ones pass, and whatever stands in tests', async () => {
  expect(await judged(String.raw`export const a = [/^[a-z]{1,80}$/, /[^/]+/g, /(?<!\/)\/+$/];`)).toMatchObject({
    passed: 3,
    failed: 0,
    notes: [],
  });
  rmSync(root, { recursive: true, force: true });
  expect((await judged('export const a = /^(a+)+$/;', 'apps/api/src/a.test.ts')).output).toBe('No pattern was found');
}, 60_000);
