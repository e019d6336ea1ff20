import './ports.ts';
import { reportRow } from '@portal/quality-gate/bench';
import { costBeforeLargestPaint } from '../budgets/cost-before-largest-paint.ts';
import { limits } from '../budgets/limits.ts';
import { origin } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { type Heading, reportMissingBrowser } from './report-missing-browser.ts';

/** Script and requests before the largest paint of the pages most payers open. */
const pages = [
  { name: 'home', address: async () => '/' },
  { name: 'bill', address: async () => `/payment_summary_open?billReference=${(await givenBill()).reference}` },
] as const;

const script = (page: string): Heading => ({
  what: `${page}: script before largest paint`,
  unit: 'KB gz',
  bar: { atMost: limits.scriptKbBeforeLargestPaint },
});
const requests = (page: string): Heading => ({
  what: `${page}: requests before largest paint`,
  unit: 'requests',
  bar: { atMost: limits.requestsBeforeLargestPaint },
});

if (!reportMissingBrowser(pages.flatMap(({ name }) => [script(name), requests(name)]))) {
  await withPortal(() =>
    withBrowser(async (browser) => {
      for (const { name, address } of pages) {
        const context = await browser.newContext(phone);
        const cost = await costBeforeLargestPaint(await context.newPage(), origin + (await address()));
        await context.close();
        reportRow({ ...script(name), value: cost.scriptBytes / 1000, raw: `${cost.scriptBytes} bytes` });
        reportRow({ ...requests(name), value: cost.requests.length, raw: cost.requests.join(', ') });
      }
    }),
  );
}
