import './ports.ts';
import { median, reportRow } from '@portal/quality-gate/bench';
import lighthouse from 'lighthouse';
import { origin } from '../world/addresses.ts';
import { publicPages } from '../world/public-pages.ts';
import { withBrowser, withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';
import { type Heading, reportMissingBrowser } from './report-missing-browser.ts';

/**
 * Lighthouse, mobile, on every public page: medians of performance and of the largest paint, calculated (`simulate`) and on a
 * really slowed network and processor (`devtools`); the other categories once. The worst page counts.
 */
const runs = Number(process.env.BENCH_RUNS ?? 5);
/** To measure some pages only, for example `^/(tax-calculator|faq)$`. */
const wanted = new RegExp(process.env.BENCH_PAGES ?? '');

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const categoryRow = (category: Category): Heading => ({
  what: `every public page: Lighthouse mobile, ${category}`,
  unit: 'points',
  bar: { atLeast: category === 'performance' ? 98 : 100 },
});
const paintRows = {
  simulate: { what: 'every public page: largest paint, simulate', unit: 's', bar: { atMost: 1 } },
  devtools: { what: 'every public page: largest paint, devtools', unit: 's', bar: { atMost: 1.2 } },
} as const;
type Mode = keyof typeof paintRows;

interface Seen {
  readonly points: Readonly<Record<string, number>>;
  readonly largestPaintS: number;
  /** Audits that did not pass. */
  readonly failing: string;
}

async function look(path: string, mode: Mode, onlyCategories: readonly Category[]): Promise<Seen> {
  const result = await lighthouse(origin + path, {
    port: benchPorts.browser,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    throttlingMethod: mode,
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
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
async function measured(path: string): Promise<ReadonlyMap<string, number>> {
  const first = await look(path, 'simulate', categories);
  console.log(`${path}: ${first.failing || 'nothing to mend'}`);
  const simulated = [first];
  const slowed: Seen[] = [];
  while (simulated.length < runs) simulated.push(await look(path, 'simulate', ['performance']));
  while (slowed.length < runs) slowed.push(await look(path, 'devtools', ['performance']));
  const paint = (seen: readonly Seen[]) => median(seen.map(({ largestPaintS }) => largestPaintS));
  return new Map<string, number>([
    ...categories.map((category): [string, number] => [categoryRow(category).what, first.points[category] ?? 0]),
    [categoryRow('performance').what, median(simulated.map(({ points }) => points.performance ?? 0))],
    [paintRows.simulate.what, paint(simulated)],
    [paintRows.devtools.what, paint(slowed)],
  ]);
}

const rows: readonly Heading[] = [...categories.map(categoryRow), ...Object.values(paintRows)];
if (!reportMissingBrowser(rows)) {
  await withPortal(() =>
    withBrowser(async () => {
      const pages: { path: string; values: ReadonlyMap<string, number> }[] = [];
      for (const path of (await publicPages()).filter((each) => wanted.test(each)))
        pages.push({ path, values: await measured(path) });
      for (const row of rows) {
        const isPaint = 'atMost' in row.bar;
        const worstFirst = pages
          .map(({ path, values }) => ({ path, value: values.get(row.what) ?? Number.NaN }))
          .sort((a, b) => (isPaint ? b.value - a.value : a.value - b.value));
        const raw = worstFirst.map(({ path, value }) => `${path} ${isPaint ? value.toFixed(2) : value}`).join(', ');
        reportRow({ ...row, value: worstFirst[0]?.value ?? null, raw });
      }
    }),
  );
}
