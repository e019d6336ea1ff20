import './ports.ts';
import { reportRow } from '@portal/quality-gate/bench';
import { Payer } from '../actors/payer.ts';
import { walkWholeJourney } from '../budgets/journey.ts';
import { limits } from '../budgets/limits.ts';
import { meterTransfers } from '../budgets/transferred.ts';
import { origin } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

const row = {
  what: 'find → pay → receipt, transferred without the provider’s own script',
  unit: 'KB',
  bar: { atMost: limits.journeyKb },
};

if (!reportMissingBrowser([row])) {
  await withPortal(() =>
    withBrowser(async (browser) => {
      const context = await browser.newContext({ ...phone, baseURL: origin });
      const page = await context.newPage();
      const meter = await meterTransfers(page, origin);
      await walkWholeJourney(new Payer(page), await givenBill());
      const kinds = meter.byKind().map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
      reportRow({ ...row, value: meter.bytes() / 1000, raw: kinds.join(', ') });
    }),
  );
}
