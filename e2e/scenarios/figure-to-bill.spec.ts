import { expect, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { givenBill } from '../world/bills.ts';

test('A number of the dashboard is followed down to its bill', async ({ browser }) => {
  const name = `Figure${Date.now().toString(36)}`;
  const bill = await givenBill({ firstName: name, lastName: 'Demo', naira: 4321 });
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await new AccountHolder(page).isSignedIn(await givenAccount('Admin'));

  // Other stories raise and pay bills meanwhile: between the tile and its list a number may have moved on, then both are read again.
  const tile = page.getByRole('link', { name: /^Outstanding: [\d,]+ bills/ });
  await expect(async () => {
    await page.goto('/admin');
    await expect(tile).not.toHaveText(/: 0 bills/);
    const [bills = ''] = /[\d,]+ bills?/.exec((await tile.textContent()) ?? '') ?? [];
    await tile.click();
    await page.getByRole('heading', { level: 1, name: 'Invoice Reports' }).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('outstanding');
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(bills, { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });

  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('₦4,321.00');
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
  const record = page.getByRole('complementary', { name: /^Record/ });
  await expect(record).toContainText('₦4,321.00');
  expect(page.url()).toContain(bill.reference);
});
