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
