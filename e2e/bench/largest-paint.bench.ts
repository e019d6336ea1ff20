import './ports.ts';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import lighthouse from 'lighthouse';
import { origin } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { withBrowser, withPortal } from './portal.ts';
import { benchPorts } from './ports.ts';
import { type Heading, reportMissingBrowser } from './report-missing-browser.ts';
import { withPlainApplications } from './variants.ts';

/**
 * Largest paint as Lighthouse's mobile profile sees it, calculated (`simulate`) and with a really slowed network and processor
 * (`devtools`), against the same sources as an ordinary application without HTML from the server, run by run in turns. Of the
 * two ordinary applications the one with fewer round trips, which paints earlier.
 */
const pairs = Number(process.env.BENCH_PAIRS ?? 5);
const modes = ['simulate', 'devtools'] as const;
type Mode = (typeof modes)[number];

const row = (page: string, mode: Mode): Heading => ({
  what: `${page}: largest paint against plain build, Lighthouse mobile ${mode}`,
  unit: 'x',
  bar: { atMost: 0.7 },
});

/** Chromium sometimes hands Lighthouse a recording without a beginning; such a run measured nothing and is made again. */
const attempts = 3;

async function largestPaintMs(url: string, mode: Mode, attempt = 1): Promise<number> {
  const result = await lighthouse(url, {
    port: benchPorts.browser,
    logLevel: 'error',
    onlyAudits: ['largest-contentful-paint'],
    throttlingMethod: mode,
  });
  const audit = result?.lhr.audits['largest-contentful-paint'];
  if (audit?.numericValue === undefined) {
    if (attempt < attempts) return largestPaintMs(url, mode, attempt + 1);
    throw new Error(
      `Lighthouse saw no largest paint at ${url}: ${result?.lhr.runtimeError?.message ?? audit?.errorMessage}`,
    );
  }
  return audit.numericValue;
}

if (!reportMissingBrowser(['home', 'bill'].flatMap((page) => modes.map((mode) => row(page, mode))))) {
  await withPortal(() =>
    withPlainApplications((plain) =>
      withBrowser(async () => {
        const { reference } = await givenBill();
        const pages = [
          { name: 'home', path: '/' },
          { name: 'bill', path: `/payment_summary_open?billReference=${reference}` },
        ];
        for (const { name, path } of pages) {
          for (const mode of modes) {
            const ours: number[] = [];
            const theirs: number[] = [];
            while (ours.length < pairs) {
              ours.push(await largestPaintMs(origin + path, mode));
              theirs.push(await largestPaintMs(plain.eager + path, mode));
            }
            reportRow({
              ...row(name, mode),
              value: median(ours.map((ms, pair) => ms / (theirs[pair] ?? Number.NaN))),
              raw: `ours ${listed(ours, 0)}; plain ${listed(theirs, 0)} ms`,
            });
          }
        }
      }),
    ),
  );
}
