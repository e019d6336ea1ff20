import { readFile } from 'node:fs/promises';
import { lagosDay } from '@portal/contracts';
import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount, tpuiOf } from '../world/accounts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('A payer files what they withheld and pays it; whoever was paid has the credit note', async ({
  payer,
  page,
  browser,
}) => {
  const beneficiary = await givenAccount('Individual');
  const tpui = await tpuiOf(beneficiary.email);
  const month = lagosDay(Date.now()).slice(0, 'YYYY-MM'.length);
  const person = new AccountHolder(page);

  await test.step('Given a payment that is typed', async () => {
    await person.isSignedIn(await givenAccount('Individual'));
    await page.goto(`/user/withholding?month=${month}`);
    await page.getByRole('button', { name: 'Add a payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a payment' });
    await dialog.getByLabel('Beneficiary').fill('Amina Bello');
    await dialog.getByLabel('Tax ID').fill(tpui);
    await dialog.getByLabel('Paid for').selectOption({ label: 'Another service' });
    await dialog.getByLabel('Amount paid').fill('1,000,000');
    await dialog.getByLabel('Tax withheld').fill('20,000');
    await dialog.getByRole('button', { name: 'Add and compute' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Amina Bello/ })).toContainText('2%');
  });
  await test.step('When the month is filed and its bill is paid', async () => {
    await page.getByRole('button', { name: 'File and bill ₦20,000.00' }).click();
    await person.declares('File and bill ₦20,000.00');
    await page.getByRole('link', { name: 'Pay this bill' }).click();
    await payer.proceeds();
    await payer.paysByCard();
    await payer.seesConfirmation();
  });
  await test.step('Then the month is receipted', async () => {
    await page.goto(`/user/withholding?month=${month}`);
    await expect(page.getByText('Receipted', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'PDF: credit note of Amina Bello' })).toBeVisible();
  });
  await test.step('And whoever was paid has the credit note in their own account', async () => {
    const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await new AccountHolder(other).isSignedIn(beneficiary);
    await other.goto('/user/withholding/credit-notes');
    await expect(other.getByText('₦20,000.00')).toBeVisible();
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: /^PDF: credit note / }).click();
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
