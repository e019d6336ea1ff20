import { describe, expect, it } from 'vitest';
import { canaryRule, faultOfCanary, type ReleaseFigures } from './canary-rule.ts';
import { releaseWatch } from './release-watch.ts';
import { isInCanary, laneCount } from './visitor-lane.ts';

const good: ReleaseFigures = {
  ...{ views: 1000, errors: 5, failedLoads: 2, payments: 100, failedPayments: 4 },
  loadMs: Array.from({ length: 100 }, () => 1200),
};
const tried = (change: Partial<ReleaseFigures>): ReleaseFigures => ({
  ...{ views: 50, errors: 0, failedLoads: 0, payments: 5, failedPayments: 0 },
  loadMs: good.loadMs,
  ...change,
});

describe('a canary is taken back', () => {
  it.each([
    ['errors', tried({ errors: 5 })],
    ['failedLoads', tried({ failedLoads: 4 })],
    ['failed payments', tried({ failedPayments: 3 })],
    ['load time', tried({ loadMs: Array.from({ length: 20 }, () => 1900) })],
  ])('for more %s than the others have', (kind, canary) => {
    expect(faultOfCanary(canary, good)).toContain(kind);
  });

  it.each([
    ['as good as the others', tried({ errors: 1 }), good],
    ['seen by too few', tried({ views: 5, errors: 5 }), good],
    ['with too few failures', tried({ views: 6, errors: 2, failedPayments: 2 }), good],
    ['as bad as the others in an outage', tried({ errors: 40 }), { ...good, errors: 800 }],
    ['slow for too few', tried({ loadMs: Array.from({ length: 19 }, () => 9000) }), good],
    ['a little slower', tried({ loadMs: Array.from({ length: 50 }, () => 1650) }), good],
  ])('not when it is %s', (_, canary, rest) => {
    expect(faultOfCanary(canary, rest)).toBeUndefined();
  });
});

describe('who gets a canary', () => {
  const share = (lanes: readonly number[], canary: { id: string; share: number }) =>
    lanes.filter((lane) => isInCanary(canary, lane)).length / lanes.length;
  const lanes = Array.from({ length: laneCount }, (_, lane) => lane);

  it.each([0.05, 0.001, 0.25, 1])('is the share of %d, exactly', (of) => {
    expect(share(lanes, { id: 'one', share: of })).toBe(of);
  });

  it('keeps it when it is raised, and another canary asks others first', () => {
    const at5 = lanes.filter((lane) => isInCanary({ id: 'one', share: 0.05 }, lane));
    expect(at5.every((lane) => isInCanary({ id: 'one', share: 0.25 }, lane))).toBe(true);
    expect(share(at5, { id: 'two', share: 0.05 })).toBeLessThan(1);
  });
});

/** Numbers from 0 to 1 that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Visitors {
  readonly perSecond: number;
  readonly canaryFails: number;
  readonly restFails: number;
}

/** Visitors who come evenly, until the canary is taken back or ten minutes are over. */
function simulate(seed: number, { perSecond, canaryFails, restFails }: Visitors) {
  const [random, canary] = [
    numbersFrom(seed),
    { id: `try ${seed}`, app: 'a', release: 'new', share: 0.05, startedAt: '' },
  ];
  let time = 1_000_000_000_000;
  const watch = releaseWatch(() => time);
  const start = time;
  let [came, saw] = [0, 0];
  let nextLook = start + canaryRule.lookEveryMs;
  for (; time < start + 600_000; time += 1000 / perSecond) {
    if (time >= nextLook) {
      nextLook += canaryRule.lookEveryMs;
      const { reason } = watch.judge(canary, 'old');
      if (reason) return { seconds: (time - start) / 1000, came, saw, reason };
    }
    const isTried = isInCanary(canary, Math.floor(random() * laneCount));
    came += 1;
    if (isTried) saw += 1;
    const release = isTried ? 'new' : 'old';
    watch.note({ app: 'a', release, kind: 'view' });
    if (random() < (isTried ? canaryFails : restFails)) watch.note({ app: 'a', release, kind: 'error' });
  }
  return { seconds: undefined, came, saw, reason: undefined };
}

const runs = Array.from({ length: 100 }, (_, run) => run + 1);

describe('among 20 visitors a second', () => {
  it('a broken release is back within 30 seconds, and one in twenty saw it', () => {
    const ended = runs.map((seed) => simulate(seed, { perSecond: 20, canaryFails: 1, restFails: 0.01 }));
    const seconds = ended.map((each) => each.seconds ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other);
    const [came, saw] = [
      ended.reduce((sum, each) => sum + each.came, 0),
      ended.reduce((sum, each) => sum + each.saw, 0),
    ];
    const seen = (100 * saw) / came;
    console.info(
      `A bad canary is back after ${seconds[50]} s (median of 100), ${seconds.at(-1)} s at most; ${seen.toFixed(1)} % of visitors saw it.`,
    );
    expect(seconds.at(-1)).toBeLessThanOrEqual(30);
    expect(seen).toBeLessThanOrEqual(5.5);
  });

  it('a release that fails for one in three is back within two minutes', () => {
    for (const seed of runs)
      expect(simulate(seed, { perSecond: 20, canaryFails: 0.33, restFails: 0.01 }).seconds).toBeLessThanOrEqual(120);
  });

  it('a good one stays', () => {
    const ended = runs
      .slice(0, 20)
      .filter((seed) => simulate(seed, { perSecond: 20, canaryFails: 0.01, restFails: 0.01 }).reason);
    console.info(`Of 20 good canaries ${ended.length} were taken back in ten minutes.`);
    expect(ended.length).toBeLessThanOrEqual(1);
  });
});
