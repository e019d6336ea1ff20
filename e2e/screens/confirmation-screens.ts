import type { Page } from '@playwright/test';
import { checkPaymentStatus } from '@portal/contracts';
import { startsThePage } from '../actors/starts-the-page.ts';
import type { DemoBills } from '../world/demo-bills.ts';
import { answersTo, type Screen } from './screen.ts';

/** Opens the page with its clock in our hands; nobody answers its hub. */
async function opens(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await startsThePage(page);
  await page.getByRole('dialog', { name: 'Payment Confirmation Pending' }).waitFor();
}

/** Countdown after countdown, and then the clock stands still: the pictures show one moment. */
async function waitsFor(page: Page, outcome: string) {
  const dialog = page.getByRole('dialog', { name: outcome });
  while (!(await dialog.isVisible())) await page.clock.runFor(2_000);
  await page.clock.runFor(3_000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

export function confirmationScreens(bills: DemoBills): readonly Screen[] {
  const elsewhere = '/receipt-verification';
  const redirect = `/payment-redirect-open?billRef=${bills.unpaid}`;
  const remita = `${redirect}&provider=remita&rrr=123456789012`;
  const asked = (page: Page, responseCode: '00' | '09', responseDescription: string) =>
    answersTo(page, checkPaymentStatus, { responseCode, responseDescription });
  return [
    { name: 'confirmation, waiting', path: remita },
    { name: 'confirmation, no payment', path: '/payment-redirect-open' },
    {
      name: 'confirmation, no live connection',
      path: elsewhere,
      prepare: async (page) => {
        await page.route(/\/hubs\//, (route) => route.abort());
        await opens(page, remita);
        const given = page.getByText('No live connection: we ask the provider instead');
        while (!(await given.isVisible())) await page.clock.runFor(1_000);
      },
    },
    {
      name: 'confirmation, confirmed',
      path: elsewhere,
      prepare: async (page) => {
        await asked(page, '00', 'Paid');
        await opens(page, remita.replace(bills.unpaid, bills.paid));
        await waitsFor(page, 'Payment Confirmed');
        await page.getByText('Amount paid').first().waitFor();
      },
    },
    {
      name: 'confirmation, not in time',
      path: elsewhere,
      prepare: async (page) => {
        await asked(page, '09', 'The payment is pending at the provider');
        await opens(page, remita.replace('-open', '-tsp'));
        await waitsFor(page, 'Payment Confirmation Failed');
      },
    },
    {
      name: 'confirmation, provider missing',
      path: elsewhere,
      prepare: async (page) => {
        await opens(page, `${redirect}&provider=unheard-of`);
        await waitsFor(page, 'Payment Confirmation Failed');
      },
    },
  ];
}
