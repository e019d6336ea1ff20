import { readFile } from 'node:fs/promises';
import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf, givenMoneyFor } from '../world/bills.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const naira = [12_500.5, 3_000, 999.01, 50, 7_000, 1_234.56, 820, 64_000, 15.75, 300, 4_400.4, 9_999.99];
const kobo = naira.map((amount) => Math.round(amount * 100));
const sumKobo = kobo.reduce((sum, amount) => sum + amount, 0);
const written = `₦${(sumKobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`;

test('A year of payments is exported and added up: the file says what the screen says', async ({ page }) => {
  const account = await givenAccount('Individual');
  const person = new AccountHolder(page);
  await test.step('Given twelve paid bills', async () => {
    for (const [index, amount] of naira.entries())
      await givenMoneyFor(await billOf(account.email, { naira: amount, issuedDaysAgo: 1 }), kobo[index] ?? 0);
  });
  await test.step('When the payment history is exported', async () => {
    await person.comesIn(account, '/user/payment-history');
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText(written);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'CSV' }).click();
    await expect(page.getByText('Ready: 12 rows. Kept for a day.')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('Then its rows add up to what the screen says', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const rows = file.split(/\r?\n/).filter((row) => /KDR-\d{4}-\d{8}/.test(row));
    expect(rows).toHaveLength(naira.length);
    for (const amount of naira) expect(file).toContain(amount.toFixed(2));
    expect(file.replaceAll(',', '')).toContain((sumKobo / 100).toFixed(2));
  });
});
