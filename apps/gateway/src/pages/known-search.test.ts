import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressFields } from '@portal/contracts';
import { expect, it } from 'vitest';
import { knownSearch } from './known-search.ts';

const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** Areas that the gateway renders, and what they are built from. */
const rendered = [
  'apps/public-site/src',
  'apps/payments/src',
  'apps/shell/src',
  'packages/auth/src',
  'packages/ui/src',
];

/** Which fields a file reads from an address, where it names them. */
function fieldsReadIn(source: string): string[] {
  const named = [
    ...source.matchAll(/(?:[sS]earch|searchParams|URLSearchParams\([^()]*\))\.(?:get|getAll|has)\('(\w+)'\)/g),
    ...source.matchAll(/(?:useAddressSecret|numberIn)\('(\w+)'\)/g),
    ...source.matchAll(/momentIn\(\w+, '(\w+)'\)/g),
    ...[...source.matchAll(/(?:referenceIn\(\w+, |ReferenceNames = )\[([^\]]*)\]/g)].flatMap(([, list = '']) => [
      ...list.matchAll(/'(\w+)'/g),
    ]),
  ];
  return named.flatMap(([, name]) => name ?? []);
}

it('every field that a page reads from its address is declared, and thereby rendered and kept out of logs or not', () => {
  const files = execFileSync('git', ['ls-files', ...rendered], { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  const read = files.flatMap((file) =>
    fieldsReadIn(readFileSync(join(repositoryRoot, file), 'utf8')).map((field) => ({ file, field })),
  );
  expect(new Set(read.map(({ field }) => field)).size).toBeGreaterThan(15);
  expect(read.filter(({ field }) => !(field in addressFields))).toEqual([]);
});

it('fields come in one order, each once, and what is too long to be one is none', () => {
  expect(knownSearch('?x=1&ref=KD1&lang=ha&ref=KD2&a=login')).toBe('?a=login&lang=ha&ref=KD1');
  expect(knownSearch(`?x=1&ref=${'x'.repeat(201)}`)).toBe('');
  expect(knownSearch('')).toBe('');
});
