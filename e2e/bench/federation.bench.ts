import './ports.ts';
import type { Browser, Page } from '@playwright/test';
import { reportRow } from '@portal/quality-gate/bench';
import { givenBill } from '../world/bills.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { type Heading, reportMissingBrowser } from './report-missing-browser.ts';
import { roundTripsUntil } from './round-trips.ts';
import { meterTransfers } from './transferred.ts';
import { withFederatedWithoutPrerender, withPlainApplications } from './variants.ts';

/**
 * What federation costs when no HTML comes from the server, against the same sources as an ordinary application. There are two
 * of those, and each figure is held against the better one: one loads each area by itself, one has everything in one piece.
 */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly content: (page: Page) => ReturnType<Page['locator']>;
}

const scriptRow = (name: string): Heading => ({
  what: `${name}: script, federated without prerender against plain build`,
  unit: 'x',
  bar: { atMost: 1.5 },
});
const tripsRow = (name: string): Heading => ({
  what: `${name}: round trips, federated without prerender beyond plain build`,
  unit: 'more',
  bar: { atMost: 1 },
});

async function inFreshPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

function scriptBytes(browser: Browser, origin: string, { path, content }: Screen): Promise<number> {
  return inFreshPage(browser, async (page) => {
    const meter = await meterTransfers(page, origin);
    await page.goto(origin + path);
    await content(page).waitFor();
    await page.waitForLoadState('networkidle');
    return new Map(meter.byKind()).get('Script') ?? 0;
  });
}

function roundTrips(browser: Browser, origin: string, { path, content }: Screen): Promise<readonly string[][]> {
  return inFreshPage(browser, (page) => roundTripsUntil(page, origin + path, content(page)));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

if (!reportMissingBrowser(['home', 'bill'].flatMap((name) => [scriptRow(name), tripsRow(name)]))) {
  await withPortal((portal) =>
    withPlainApplications((plain) =>
      withFederatedWithoutPrerender(portal, (federated) =>
        withBrowser(async (browser) => {
          const bill = await givenBill();
          const screens: readonly Screen[] = [
            { name: 'home', path: '/', content: (page) => page.getByRole('heading', { level: 1 }) },
            {
              name: 'bill',
              path: `/payment_summary_open?billReference=${bill.reference}`,
              content: (page) => page.getByText(bill.payerName).first(),
            },
          ];
          for (const screen of screens) {
            const bytes = {
              federated: await scriptBytes(browser, federated, screen),
              lazy: await scriptBytes(browser, plain.lazy, screen),
              eager: await scriptBytes(browser, plain.eager, screen),
            };
            reportRow({
              ...scriptRow(screen.name),
              value: bytes.federated / Math.min(bytes.lazy, bytes.eager),
              raw: `federated ${kilobytes(bytes.federated)}; plain ${kilobytes(bytes.lazy)} by area, ${kilobytes(bytes.eager)} in one piece`,
            });
            const trips = {
              federated: await roundTrips(browser, federated, screen),
              lazy: await roundTrips(browser, plain.lazy, screen),
              eager: await roundTrips(browser, plain.eager, screen),
            };
            const requests = (waves: readonly string[][]) => waves.map(({ length }) => length).join('+');
            reportRow({
              ...tripsRow(screen.name),
              value: trips.federated.length - Math.min(trips.lazy.length, trips.eager.length),
              raw: `federated ${trips.federated.length} (${requests(trips.federated)} requests); plain ${trips.lazy.length} (${requests(trips.lazy)}) by area, ${trips.eager.length} (${requests(trips.eager)}) in one piece`,
            });
            if (process.env.BENCH_VERBOSE) console.log(trips);
          }
        }),
      ),
    ),
  );
}
