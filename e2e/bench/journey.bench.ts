import './ports.ts';
import { listed, reportRow } from '@portal/quality-gate/bench';
import { costOfWholeJourney, paces } from '../budgets/journey.ts';
import { limits } from '../budgets/limits.ts';
import { browserOptions } from '../world/browser-options.ts';
import { phone, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

/** How much is transferred depends on what has arrived when a payer presses: the dearest journey counts. */
const journeys = Number(process.env.BENCH_JOURNEYS ?? 3);

const row = {
  what: 'find → pay → receipt, transferred without the provider’s own script',
  unit: 'KB',
  bar: { atMost: limits.journeyKb['presses at once'] },
};

if (!reportMissingBrowser([row])) {
  await withPortal(async () => {
    const kilobytes: number[] = [];
    const sent: number[] = [];
    for (const pace of paces) {
      for (let made = 0; made < journeys; made += 1) {
        const { bytes, bytesSent } = await costOfWholeJourney(browserOptions(), phone, pace);
        kilobytes.push(bytes / 1000);
        sent.push(bytesSent / 1000);
      }
    }
    reportRow({
      ...row,
      value: Math.max(...kilobytes),
      raw: `${paces.join(', then ')}: received ${listed(kilobytes)}; sent ${listed(sent)} KB`,
    });
  });
}
