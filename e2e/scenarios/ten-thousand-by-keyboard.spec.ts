import { expect, test } from '@playwright/test';
import { signInAnew } from '../actors/sign-in-anew.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { givenManyBills } from '../world/bills.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('Ten thousand rows are found, walked, turned and opened with the keyboard alone', async ({ page, context }) => {
  test.setTimeout(180_000);
  const name = `Keys${Date.now().toString(36)}`;
  await givenManyBills(10_000, { lastName: name, naira: 1_000 });
  await signInAnew(context, 'SuperAdmin');
  await page.goto('/admin');
  await startsThePage(page);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const { keyboard } = page;
  const focused = page.locator(':focus');

  // To the list by the palette, and to its rows by the search.
  await keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await keyboard.type('invoice');
  await expect(page.getByRole('option', { name: /Invoice Reports/ }).first()).toBeVisible();
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Invoice Reports' }).waitFor();
  await keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keyboard.type(name);
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText('10,000 bills');
  await expect(total).toContainText('₦10,000,000.00');

  // Row by row, at the pace of a held key.
  await keyboard.press('Tab');
  for (let row = 0; row < 30; row += 1) await keyboard.press('j');
  await expect(focused).toHaveAttribute('data-row-link');
  const rows = page.getByRole('table').locator('tbody [data-row-link]');
  await expect(rows.nth(29)).toBeFocused();
  await keyboard.press('k');
  await expect(rows.nth(28)).toBeFocused();

  // Page by page, and back.
  const range = page.getByRole('navigation', { name: 'Pages' });
  for (const first of [51, 101, 151]) {
    await keyboard.press('Shift+J');
    await expect(range).toContainText(`${first}–${first + 49} of 10,000`);
  }
  await keyboard.press('Shift+K');
  await expect(range).toContainText('101–150 of 10,000');

  // Into a record, to the next beside it, and out to the row.
  await keyboard.press('j');
  await keyboard.press('Enter');
  const record = page.getByRole('complementary', { name: /^Record/ });
  await expect(record).toContainText(name);
  const opened = new URL(page.url()).searchParams.get('record');
  await keyboard.press('j');
  await expect.poll(() => new URL(page.url()).searchParams.get('record')).not.toBe(opened);
  await expect(record).toContainText('₦1,000.00');
  await keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(focused).toHaveAttribute('data-row-link');
});
