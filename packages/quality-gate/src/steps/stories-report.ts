import type { Seconds } from '../timings/timings.ts';

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { /** Milliseconds. */ readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** What is read of Playwright's JSON report. */
export interface StoriesReport {
  readonly suites: readonly Suite[];
}

export interface Stories {
  readonly passed: number;
  readonly failed: readonly string[];
  /** Failed once and passed when tried again. */
  readonly unsteady: readonly string[];
  /** By file. */
  readonly seconds: Seconds;
}

interface Story {
  readonly file: string;
  readonly title: string;
  readonly status: string;
  readonly seconds: number;
}

export function readStories({ suites }: StoriesReport): Stories {
  const stories = suites.flatMap((suite) => storiesOf(suite, `e2e/${suite.file}`));
  const titles = (status: string) =>
    stories.filter((story) => story.status === status).map(({ file, title }) => `${file}: ${title}`);
  const seconds: Record<string, number> = {};
  for (const story of stories) seconds[story.file] = (seconds[story.file] ?? 0) + story.seconds;
  const unsteady = titles('flaky');
  return { passed: titles('expected').length + unsteady.length, failed: titles('unexpected'), unsteady, seconds };
}

function storiesOf({ specs, suites = [] }: Suite, file: string): readonly Story[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((suite) => storiesOf(suite, file))];
}
