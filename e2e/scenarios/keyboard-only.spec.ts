import { expect, test } from '../actors/payer.ts';
import { givenBill, moneyOf } from '../world/bills.ts';

test('With the keyboard alone a payer finds a bill, pays it and reaches the receipt', async ({ payer, page }) => {
  const bill = await givenBill();
  await payer.opensTheHomePage();
  await test.step('The first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip|content/i);
    await page.keyboard.press('Enter');
  });
  await test.step('The bill is found with Enter', async () => {
    await payer.tabsTo(page.getByLabel('Bill reference', { exact: true }));
    await page.keyboard.type(bill.reference);
    await page.keyboard.press('Enter');
    await page.waitForURL(/payment_summary_open/);
    await payer.startsThePage();
  });
  await test.step('Pay and proceed are reached by Tab, and always seen', async () => {
    await payer.tabsTo(page.getByRole('link', { name: /^Pay ₦/ }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Select Payment Method' })).toBeVisible();
    await payer.startsThePage();
    await payer.tabsTo(page.getByRole('radio', { name: /remita/i }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /interswitch/i })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Coming soon...' })).toBeDisabled();
    await page.keyboard.press('ArrowUp');
    await payer.tabsTo(page.getByRole('button', { name: 'Proceed to payment' }));
    await page.keyboard.press('Enter');
    await payer.seesTheWidget();
  });
  await test.step('The provider is paid (its own pages are its own)', () => payer.paysByCard());
  await payer.seesConfirmation();
  await test.step('The dialog is answered with Enter', async () => {
    const onwards = page.getByRole('button', { name: 'Open receipt' });
    await expect(onwards).toBeVisible();
    await payer.tabsTo(onwards);
    await page.keyboard.press('Enter');
    await payer.seesReceipt(bill);
  });
  expect(await moneyOf(bill.reference)).toMatchObject({ receipts: 1, payments: 1 });
});
