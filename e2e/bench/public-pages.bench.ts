import './ports.ts';
import { median, reportRow } from '@portal/quality-gate/bench';
import lighthouse from 'lighthouse';
import { origin } from '../world/addresses.ts';
import { publicPages } from '../world/public-pages.ts';
import { withBrowser, withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';
import { type Heading, reportMissingBrowser } from './report-missing-browser.ts';
import { withPlainApplications } from './variants.ts';

/**
 * Lighthouse, mobile, on every public page: medians of performance and of the largest paint, calculated (`simulate`) and on a
 * really slowed network and processor (`devtools`); the other categories once. The worst page counts. The largest paint is held
 * against the same sources as an ordinary application without HTML from the server, run by run in turns.
 */
const runs = Number(process.env.BENCH_RUNS ?? 5);
/** To measure some pages only, for example `^/(tax-calculator|faq)$`. */
const wanted = new RegExp(process.env.BENCH_PAGES ?? '');

const modes = (['simulate', 'devtools'] as const).filter((mode) =>
  new RegExp(process.env.BENCH_MODES ?? '').test(mode),
);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const categoryRow = (category: Category): Heading => ({
  what: `every public page: Lighthouse mobile, ${category}`,
  unit: 'points',
  bar: { atLeast: category === 'performance' ? 98 : 100 },
});
const paintRows = {
  simulate: { what: 'every public page: largest paint against plain build, simulate', unit: 'x', bar: { atMost: 0.7 } },
  devtools: { what: 'every public page: largest paint against plain build, devtools', unit: 'x', bar: { atMost: 0.7 } },
} as const;
type Mode = keyof typeof paintRows;

/** What a page reached in a row, and what it was made of. */
interface Reached {
  readonly value: number;
  readonly raw: string;
}

interface Seen {
  readonly points: Readonly<Record<string, number>>;
  readonly largestPaintS: number;
  /** Audits that did not pass. */
  readonly failing: string;
}

async function look(url: string, mode: Mode, onlyCategories: readonly Category[]): Promise<Seen> {
  const result = await lighthouse(url, {
    port: benchPorts.browser,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    throttlingMethod: mode,
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories: found } = result.lhr;
  return {
    points: Object.fromEntries(Object.entries(found).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    largestPaintS: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    failing: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim())
      .join(', '),
  };
}

/** Everything that is reported of one page, by the row it belongs to. */
async function measured(path: string, plain: string): Promise<ReadonlyMap<string, Reached>> {
  const reached = new Map<string, Reached>();
  const first = await look(origin + path, 'simulate', categories);
  console.log(`${path}: ${first.failing || 'nothing to mend'}`);
  for (const category of categories) reached.set(categoryRow(category).what, points(path, first.points[category] ?? 0));
  for (const mode of modes) {
    const ours: Seen[] = mode === 'simulate' ? [first] : [];
    const theirs: Seen[] = [];
    while (theirs.length < runs) {
      if (ours.length === theirs.length) ours.push(await look(origin + path, mode, ['performance']));
      theirs.push(await look(plain + path, mode, ['performance']));
    }
    if (mode === 'simulate') {
      const performance = median(ours.map((seen) => seen.points.performance ?? 0));
      reached.set(categoryRow('performance').what, points(path, performance));
    }
    reached.set(paintRows[mode].what, paintAgainst(path, ours, theirs));
  }
  return reached;
}

function points(path: string, value: number): Reached {
  return { value, raw: `${path} ${value}` };
}

function paintAgainst(path: string, ours: readonly Seen[], theirs: readonly Seen[]): Reached {
  const seconds = (seen: readonly Seen[]) => median(seen.map(({ largestPaintS }) => largestPaintS)).toFixed(2);
  const value = median(
    ours.map(({ largestPaintS }, run) => largestPaintS / (theirs[run]?.largestPaintS ?? Number.NaN)),
  );
  return { value, raw: `${path} ${value.toFixed(2)} (${seconds(ours)} / ${seconds(theirs)} s)` };
}

const rows: readonly Heading[] = [...categories.map(categoryRow), ...modes.map((mode) => paintRows[mode])];
if (!reportMissingBrowser(rows)) {
  await withPortal(() =>
    withPlainApplications(({ eager }) =>
      withBrowser(async () => {
        const pages: ReadonlyMap<string, Reached>[] = [];
        for (const path of (await publicPages()).filter((each) => wanted.test(each)))
          pages.push(await measured(path, eager));
        for (const row of rows) {
          const worse = 'atMost' in row.bar ? -1 : 1;
          const worstFirst = pages
            .flatMap((page) => page.get(row.what) ?? [])
            .sort((a, b) => worse * (a.value - b.value));
          const raw = worstFirst.map((each) => each.raw).join(', ');
          reportRow({ ...row, value: worstFirst[0]?.value ?? null, raw });
        }
      }),
    ),
  );
}
