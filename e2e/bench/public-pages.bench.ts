import './ports.ts';
import { median, reportRow } from '@portal/quality-gate/bench';
import lighthouse from 'lighthouse';
import { origin } from '../world/addresses.ts';
import { publicPages } from '../world/public-pages.ts';
import { withBrowser, withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';
import { type Heading, reportMissingBrowser } from './report-missing-browser.ts';

/** Lighthouse, mobile, on every public page: performance as the median of three, the rest once. The worst page counts. */
const runs = Number(process.env.BENCH_RUNS ?? 3);
/** To measure some pages only, for example `^/(tax-calculator|faq)$`. */
const wanted = new RegExp(process.env.BENCH_PAGES ?? '');

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const row = (category: Category): Heading => ({
  what: `every public page: Lighthouse mobile, ${category}`,
  unit: 'points',
  bar: { atLeast: category === 'performance' ? 98 : 100 },
});

async function scores(path: string, only: readonly Category[]): Promise<Readonly<Record<string, number>>> {
  const result = await lighthouse(origin + path, {
    port: benchPorts.browser,
    logLevel: 'error',
    onlyCategories: [...only],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
  const failing = Object.values(result.lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  console.log(
    `${path}: ${failing.map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim()).join(', ') || 'nothing to mend'}`,
  );
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
}

if (!reportMissingBrowser(categories.map(row))) {
  await withPortal(() =>
    withBrowser(async () => {
      const found: Record<Category, { path: string; points: number }[]> = {
        performance: [],
        accessibility: [],
        'best-practices': [],
        seo: [],
      };
      for (const path of (await publicPages()).filter((each) => wanted.test(each))) {
        const first = await scores(path, categories);
        const speeds = [first.performance ?? 0];
        while (speeds.length < runs) speeds.push((await scores(path, ['performance'])).performance ?? 0);
        for (const category of categories) {
          const points = category === 'performance' ? median(speeds) : (first[category] ?? 0);
          found[category].push({ path, points });
        }
      }
      for (const category of categories) {
        const pages = found[category].sort((a, b) => a.points - b.points);
        reportRow({
          ...row(category),
          value: pages[0]?.points ?? null,
          raw: pages.map(({ path, points }) => `${path} ${points}`).join(', '),
        });
      }
    }),
  );
}
