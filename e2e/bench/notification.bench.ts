import './ports.ts';
import type { Browser } from '@playwright/test';
import { listed, median, percentile, reportRow } from '@portal/quality-gate/bench';
import { Payer } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { forgetProviderFaults, givenProviderFault, journal, payOutside } from '../world/machine-room.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

/** From the money's arrival at the provider, which notifies us at once, to the words on the waiting payer's screen. */
const payments = Number(process.env.BENCH_NOTIFICATIONS ?? 24);

const row = {
  what: 'provider notification → ‘Payment Confirmed’ on the screen, p95',
  unit: 's',
  bar: { atMost: 2 },
};

declare global {
  interface Window {
    confirmedAt: number | undefined;
  }
}

async function confirmationDelayMs(browser: Browser): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog?.textContent.includes('Payment Confirmed')) window.confirmedAt ??= Date.now();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const payer = new Payer(page);
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  const asked = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes('PaymentNotificationRequest') && resolve()),
    );
  });
  // The widget says that it is done before any money came, so that the payer waits for the notification.
  await givenProviderFault({ match: { op: 'remita.widget' }, fault: { type: 'forge' } });
  await page.getByRole('button', { name: 'Proceed to payment' }).click();
  await asked;
  const rrr = (await journal()).findLast(({ kind }) => kind === 'remita.initiated')?.rrr;
  if (typeof rrr !== 'string') throw new Error('The provider’s journal names no reference');
  const paidAt = Date.now();
  await payOutside(rrr, 'card');
  const confirmedAt = await page.waitForFunction(() => window.confirmedAt, undefined, { timeout: 60_000 });
  const delayMs = ((await confirmedAt.jsonValue()) ?? Number.NaN) - paidAt;
  await context.close();
  return delayMs;
}

if (!reportMissingBrowser([row])) {
  await withPortal(() =>
    withBrowser(async (browser) => {
      const delaysMs: number[] = [];
      // The first one only warms up.
      for (let payment = -1; payment < payments; payment += 1) {
        const delayMs = await confirmationDelayMs(browser);
        if (payment >= 0) delaysMs.push(delayMs);
      }
      await forgetProviderFaults();
      reportRow({
        ...row,
        value: percentile(delaysMs, 0.95) / 1000,
        raw: `${payments} payments, median ${median(delaysMs)} ms: ${listed(
          delaysMs.toSorted((a, b) => a - b),
          0,
        )} ms`,
      });
    }),
  );
}
