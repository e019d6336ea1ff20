import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);

/** What reads the machine's time past the clock; SQL has `now()` and `clock_timestamp()`, which test databases hold (docs/decisions/0729). */
const pastTheClock =
  /\bnew Date\(\)|\bDate\.now\(|\b(?:current_date|current_time(?:stamp)?|localtime(?:stamp)?)\b|\bstatement_timestamp\(/i;

/** The day of the machine, which a test database cannot hold, and of UTC, where it is another one between eleven and midnight. */
const dayOfTheMachine = /\b(?:current_date|current_time(?:stamp)?|localtime(?:stamp)?)\b/i;

const isServed = (path: string) =>
  /^apps\/api\/(?:src|seeds|migrations)\/.*\.(?:ts|sql)$/.test(path) &&
  !/\.test\.ts$|\/testing\//.test(path) &&
  path !== 'apps/api/src/platform/clock/clock.ts';

const isTest = (path: string) => /^(?:apps\/api\/src|e2e)\/.*\.ts$/.test(path) && !path.includes('/bench/');

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
);
const naming = (pattern: RegExp, files: readonly string[]) =>
  files.filter((path) => pattern.test(readFileSync(new URL(path, root), 'utf8')));

it('the API has its time from the clock, and from what a test database can hold', () => {
  const served = paths.filter(isServed);
  expect(served.length).toBeGreaterThan(1000);
  expect(naming(pastTheClock, served)).toEqual([]);
});

it('no test and no story asks SQL for the day of the machine', () => {
  const tests = paths.filter(isTest);
  expect(tests.length).toBeGreaterThan(500);
  expect(naming(dayOfTheMachine, tests)).toEqual([]);
});
