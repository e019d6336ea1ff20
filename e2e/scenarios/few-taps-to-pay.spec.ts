import type { Page } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf } from '../world/bills.ts';

test.use({ viewport: { width: 360, height: 740 } });

const most = 6;

/** Counts what a finger does, over every page it leads to. */
async function countsTaps(page: Page) {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        // A press of a key on a button is a click without a detail.
        if (event.isTrusted && event.detail > 0) void (window as unknown as { tapped(): void }).tapped();
      },
      true,
    );
  });
  return () => taps;
}

test('From the sign-in to the payment it is six taps at the most', async ({ payer, page }) => {
  const account = await givenAccount('Individual');
  await billOf(account.email, { naira: 12_500 });
  const taps = await countsTaps(page);
  const person = new AccountHolder(page);
  await person.signsIn(account);
  await person.isAt('/user/dashboard');
  await payer.choosesToPay();
  await payer.proceeds();
  expect(taps()).toBeGreaterThan(0);
  expect(taps()).toBeLessThanOrEqual(most);
  test.info().annotations.push({ type: 'taps to pay', description: String(taps()) });
});
