import { expect, it } from 'vitest';
import { readStories } from './stories-report.ts';

const story = (title: string, status: string, ...durations: readonly number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

it('says which stories failed and which needed a second try, however deep they stand, and what each file took', () => {
  const pay = 'scenarios/pay.spec.ts';
  const suites = [
    {
      file: pay,
      specs: [story('steady', 'expected', 1000)],
      suites: [{ file: pay, specs: [story('pays', 'flaky', 3000, 2000), story('fails', 'unexpected', 500)] }],
    },
    { file: 'scenarios/sign-in.spec.ts', specs: [story('signs in', 'expected', 250), story('out', 'skipped', 0)] },
  ];
  expect(readStories({ suites })).toEqual({
    passed: 3,
    failed: [`e2e/${pay}: fails`],
    unsteady: [`e2e/${pay}: pays`],
    seconds: { [`e2e/${pay}`]: 6.5, 'e2e/scenarios/sign-in.spec.ts': 0.25 },
  });
});
