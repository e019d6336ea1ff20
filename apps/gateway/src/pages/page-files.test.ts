import type { ReleaseManifest } from '@portal/federation/release';
import { expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

const empty = { preload: [], styles: [], requires: [], languages: {}, provides: {}, files: {}, entry: 'entry.js' };
const route = (path: string, file: string) => ({ path, requires: [], preload: [file] });
const shell = { ...empty, routes: [] } as unknown as ReleaseManifest;
const area = {
  ...empty,
  routes: [
    route('/:first', 'any-page.js'),
    route('/tax-calculator', 'calculator.js'),
    route('/:first/:second', 'deep.js'),
  ],
} as unknown as ReleaseManifest;

it.each([
  ['/', []],
  ['/faq', ['any-page.js']],
  ['/tax-calculator', ['calculator.js']],
  ['/tax-trails/mining', ['deep.js']],
])('a document of %s names what draws it and nothing else: %j', (pathname, files) => {
  const { scripts } = pageFiles({ shell, area, pathname, language: 'en' });
  expect(scripts.map(({ url }) => url.split('/').at(-1))).toEqual(files);
});

const kits = {
  ...shell,
  app: 'shell',
  release: '1',
  kits: ['list.js'],
  load: { file: 'load-list.json', integrity: 'sha256-list' },
  files: { 'main.js': { integrity: 'sha256-a' }, 'list.js': { integrity: 'sha256-b' } },
} as unknown as ReleaseManifest;

it.each([
  [
    'that uses none leaves out the hashes of the shell’s kits, and says where they are',
    false,
    ['sha256-a'],
    'sha256-list',
  ],
  ['that uses one carries them', true, ['sha256-a', 'sha256-b'], undefined],
  ['released before that was known carries them', undefined, ['sha256-a', 'sha256-b'], undefined],
])('a document of an area %s', (_, usesKits, hashes, pin) => {
  const files = pageFiles({
    shell: kits,
    area: { ...area, ...(usesKits !== undefined && { usesKits }) },
    pathname: '/',
    language: 'en',
  });
  expect(Object.values(files.integrity)).toEqual(hashes);
  expect(files.kits?.integrity).toBe(pin);
});
