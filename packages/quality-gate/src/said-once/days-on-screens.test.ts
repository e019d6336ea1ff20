import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url).pathname;
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !file.includes('.test.') && !file.startsWith('packages/ui/src/') && !file.startsWith('apps/api/'),
);
const using = (name: string) =>
  sources.filter((file) => new RegExp(`\\b${name}\\(`).test(readFileSync(`${root}${file}`, 'utf8')));
const outside = (name: string, allowed: readonly string[]) =>
  using(name).filter((file) => !allowed.some((place) => file.startsWith(place)));

/** Where the specification fixes how a day is written, or there is no room for its year (docs/decisions/0819). */
const papers = ['apps/payments/src/', 'apps/mda/src/features/counter/bill-paper.tsx'];
const typed = ['apps/shell/src/layout/sidebar/sidebar-layout.tsx', 'apps/admin/src/features/audit/verify-day.tsx'];
const short = ['lists/', 'numbers/', 'inbox/', 'work/consultations/'].map((place) => `packages/workspace/src/${place}`);

it.each([
  ['formatLongDate', papers],
  ['formatPaperDateTime', papers],
  ['formatTypedDate', typed],
  ['shortDay', short],
] as const)('%s is for its own places: every other screen writes 27 Nov 2026', (name, allowed) => {
  expect(using(name)).not.toEqual([]);
  expect(outside(name, allowed)).toEqual([]);
});
