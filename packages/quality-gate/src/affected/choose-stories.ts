import { createHash } from 'node:crypto';
import type { Seconds } from '../timings/timings.ts';
import { packageOf, type SourceTree } from './source-tree.ts';

const isStory = (path: string) => /^e2e\/.*\.spec\.ts$/.test(path);
/** Nothing of it is served or started. */
const neverServed =
  /\.test\.tsx?$|\/testing\/|\/bench\/|\.md$|^(?:docs|packages\/quality-gate|\.[^/]+)\/|^e2e\/screens\//;
/** Every area is shown by it, or every call answered. */
const servesAll = /^(?:packages|apps\/(?:api|gateway|shell|payment-sandbox)|e2e\/world)\//;

export const storyFiles = (tree: SourceTree) => [...tree.keys()].filter(isStory).sort();

/** The same as long as nothing has changed that is built, started or told by the stories. */
export function keyOfStories(tree: SourceTree): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const path of [...tree.keys()].filter((path) => !neverServed.test(path)).sort())
    hash.update(`\0${path}\0${tree.get(path)?.hash}`);
  return hash.digest('base64');
}

export interface StoriesQuestion {
  readonly tree: SourceTree;
  readonly changed: ReadonlySet<string>;
  /** The text of a file. */
  readonly read: (path: string) => string;
  /** Of the last run of each file. */
  readonly seconds: Seconds;
  /** For all of them together; the rest is left to a run of everything. */
  readonly secondsMost: number;
  /** By the name of the app, such as `admin`. */
  readonly areaPaths: Readonly<Record<string, readonly string[]>>;
}

/** What a change to something that serves all is tried with, whatever it is about. */
const firstOfAll = ['e2e/scenarios/sign-in.spec.ts', 'e2e/scenarios/pay-a-bill-by-card.spec.ts'];
const unknownSeconds = 20;
/** Names the stories that take away what others need: those run alone, after all others. */
const configuration = 'e2e/playwright.config.ts';

/**
 * The stories that are nearest to a change: those that were changed or use what was, those that open a changed area, and, for a module of the server or
 * a package, those that speak of it. As many of them as there is time for. It answers quickly and proves nothing: a run of everything does.
 */
export function nearestStories({
  tree,
  changed,
  read,
  seconds,
  secondsMost,
  areaPaths,
}: StoriesQuestion): readonly string[] {
  const served = [...changed].filter((path) => !neverServed.test(path));
  const paths = served.flatMap((path) => areaPaths[packageOf(path).replace('apps/', '')] ?? []);
  const subjects = served.flatMap(subjectOf);
  const apart = tree.has(configuration) ? read(configuration) : '';
  const together = storyFiles(tree).filter((story) => !apart.includes(`'${story.replace('e2e/', '')}'`));
  const ranked = together.flatMap((story) => {
    const used = [...reached(story, tree)].filter((path) => path.startsWith('e2e/'));
    if (used.some((path) => changed.has(path))) return [{ story, rank: 0 }];
    const text = read(story);
    if (subjects.some((subject) => subject.test(text))) return [{ story, rank: 1 }];
    if (used.some((path) => paths.some((base) => read(path).includes(`'${base}`)))) return [{ story, rank: 2 }];
    return firstOfAll.includes(story) && served.some((path) => servesAll.test(path)) ? [{ story, rank: 1 }] : [];
  });
  const took = (story: string) => seconds[story] ?? unknownSeconds;
  const chosen: string[] = [];
  let left = secondsMost;
  for (const { story } of ranked.sort((one, other) => one.rank - other.rank || took(one.story) - took(other.story))) {
    if (took(story) > left) continue;
    left -= took(story);
    chosen.push(story);
  }
  return chosen;
}

function reached(start: string, tree: SourceTree): ReadonlySet<string> {
  const files = new Set([start]);
  for (const path of files) for (const needed of tree.get(path)?.needs ?? []) files.add(needed);
  return files;
}

/** `apps/api/src/modules/money/refunds/…` and `packages/contracts/src/refunds/…` are about refunds. */
function subjectOf(path: string): readonly RegExp[] {
  const name =
    /^(?:apps\/api\/src\/modules\/[^/]+|packages\/contracts\/src|apps\/[^/]+\/src\/features)\/([^/]+)\//.exec(
      path,
    )?.[1];
  if (name === undefined) return [];
  return [new RegExp(`\\b${name.replace(/s$/, '').replaceAll('-', '[- ]')}`, 'i')];
}
