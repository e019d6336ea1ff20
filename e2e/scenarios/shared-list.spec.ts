import { expect, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { givenBill } from '../world/bills.ts';

const rowsOf = (page: Page) => page.getByRole('table').getByRole('rowheader').allTextContents();

async function comesIn(page: Page, role: 'Admin' | 'Governor') {
  await new AccountHolder(page).comesIn(await givenAccount(role));
}

test('A filter shared by its address shows the same rows to a colleague, and none to somebody without the right', async ({
  browser,
}) => {
  const name = `Sharing${Date.now().toString(36)}`;
  const bills = await Promise.all(
    [1, 2, 3].map((index) => givenBill({ firstName: name, lastName: `Demo ${index}`, naira: index * 1000 })),
  );
  await givenBill({ firstName: name, lastName: 'Expired', issuedDaysAgo: 120 });

  const wide = { viewport: { width: 1280, height: 800 } };
  const page = await (await browser.newContext(wide)).newPage();
  await comesIn(page, 'Admin');
  await page.getByRole('button', { name: 'Search or jump to…' }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('invoice');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Invoice Reports' }).waitFor();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Unpaid', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('3 bills');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('₦6,000.00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Amount', exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sortField')).toBe('totalKobo');
  // The address changes at once, the rows with the answer: total and heading stand before the first of them.
  await expect(page.getByRole('table').locator('tbody').getByRole('row', { name: /Demo/ }).first()).toContainText(
    '₦3,000.00'.slice(1),
  );
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
  const record = page.getByRole('complementary', { name: /^Record/ });
  await expect(record).toContainText('₦3,000.00');
  await page.keyboard.press('j');
  await expect(record).toContainText('₦2,000.00');
  const seen = await rowsOf(page);
  expect(seen.map((text) => text.replaceAll(' ', '')).slice(1)).toEqual(
    bills.toReversed().map(({ reference }) => reference),
  );
  const shared = page.url();

  const colleague = await (await browser.newContext(wide)).newPage();
  await comesIn(colleague, 'Admin');
  await colleague.goto(shared);
  await expect.poll(() => rowsOf(colleague)).toEqual(seen);
  await expect(colleague.getByRole('complementary', { name: /^Record/ })).toContainText('₦2,000.00');

  const stranger = await (await browser.newContext(wide)).newPage();
  await comesIn(stranger, 'Governor');
  await stranger.goto(shared);
  await stranger.waitForURL((url) => url.pathname === '/');
  expect(await stranger.getByText(name).count()).toBe(0);
});
