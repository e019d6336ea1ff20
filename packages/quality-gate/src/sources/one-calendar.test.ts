import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);

/** What makes a date or a time of day by hand, in the zone of whoever runs it or of nobody. */
const byHand: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a day or a time in the zone of the device', /\.(?:toLocale(?:Date|Time)String|toDateString|toTimeString)\(/],
  ['a part of a date in the zone of the device', /\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(\)/],
  ['a day in UTC', /(?:[a-z]At|[nN]ow(?:\(\))?|new Date\(\))(?:\.toISOString\(\))?\.slice\(0,/],
  ['an hour added by hand', /\+ 3_?600_?000\b|agosOffset/],
  // Which zone a device is in is no date.
  ['a format of its own', /\bIntl\.DateTimeFormat\b(?!\(\)\.resolvedOptions\(\)\.timeZone\b)/],
];

/** The one place for each, and worlds of their own: the provider of demonstrations and tests shares no code with us. */
const mayDoSo = [
  'packages/contracts/src/lagos-time.ts',
  'apps/api/src/platform/clock/printed-dates.ts',
  'apps/payment-sandbox/',
];

const isSource = (path: string) =>
  /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|bench)\.tsx?$|\/(?:testing|bench)\//.test(path) &&
  !mayDoSo.some((place) => path.startsWith(place));

it('a date is made in one place, in the time of Lagos', () => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const sources = paths.split('\n').filter(isSource);
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((path) =>
    readFileSync(new URL(path, root), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        byHand.flatMap(([what, pattern]) => (pattern.test(line) ? [`${path}:${index + 1} makes ${what}`] : [])),
      ),
  );
  expect(found).toEqual([]);
});
