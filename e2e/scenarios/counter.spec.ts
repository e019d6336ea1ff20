import { expect, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { Payer } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { moneyOf } from '../world/bills.ts';
import { payOutside } from '../world/machine-room.ts';

/** A counter prints without asking anybody here. */
async function atTheCounter(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
  await new AccountHolder(page).comesIn(await givenAccount('MDA User'));
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** From "New bill" to the printed paper, with the keyboard alone. Answers the reference. */
async function billsByKeyboard(page: Page, name: string, parcels: string): Promise<string> {
  await page.goto('/mda/new-bill');
  const head = page.getByRole('combobox', { name: 'Revenue head' });
  await head.locator('option', { hasText: 'Land Search' }).waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`0803${String(Date.now()).slice(-7)}`);
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(head).toBeFocused();
  await page.keyboard.type('Land Search');
  await page.getByRole('textbox', { name: 'Parcels' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(parcels);
  await page.keyboard.press('Tab');
  await page.keyboard.type('KD/12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Issue and print' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Invoice' })).toContainText(name);
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  const paper = await page.getByRole('article', { name: 'Invoice' }).textContent();
  return /billReference=(KD[0-9A-Z]{14})/.exec(paper ?? '')?.[1] ?? '';
}

/** Somebody with the paper pays at a bank. */
async function paysAtTheBank(page: Page, reference: string) {
  const payer = new Payer(page);
  await page.goto(`/payment_summary_open?billReference=${reference}`);
  await payer.choosesToPay();
  await payer.choosesGateway('bank');
  await payOutside(await payer.readsTheRrr(), 'branch');
}

test('A clerk bills a walk-in by keyboard, prints, sees it paid live and marks the service given', async ({
  page,
  context,
}) => {
  await atTheCounter(page);
  const reference = await billsByKeyboard(page, 'Musa Walkin', '2');
  await expect(page.getByText(/Not paid yet/)).toBeVisible();

  await paysAtTheBank(await context.newPage(), reference);

  await expect(page.getByText(/^Paid\. Receipt KDR-/)).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Mark service given' }).click();
  await expect(page.getByText(/Service given by Hauwa Sani/)).toBeVisible();

  await page.goto('/mda');
  await page.getByLabel('Bill reference, receipt number or RRR').fill(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Served already')).toBeVisible();
});

test('A bill is corrected after its paper was handed out, and the old paper leads to what is paid', async ({
  page,
  context,
}) => {
  await atTheCounter(page);
  const old = await billsByKeyboard(page, 'Sani Correction', '2');
  await page.getByRole('link', { name: 'Correct', exact: true }).click();
  await page.getByRole('textbox', { name: 'Parcels' }).fill('3');
  await page.getByRole('textbox', { name: 'Reason of the correction' }).fill('There were three parcels');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Correct and print' }).click();
  await page.getByRole('heading', { level: 1, name: /^Corrected: a new bill/ }).waitFor();
  const paper = await page.getByRole('article', { name: 'Invoice' }).textContent();
  const corrected = /billReference=(KD[0-9A-Z]{14})/.exec(paper ?? '')?.[1] ?? '';
  expect(corrected).not.toBe(old);

  const payerPage = await context.newPage();
  const payer = new Payer(payerPage);
  await payerPage.goto(`/payment_summary_open?billReference=${old}`);
  await payerPage.getByRole('link', { name: 'Open the corrected bill' }).click();
  await payerPage.waitForURL(new RegExp(corrected));
  await payer.choosesToPay();
  await payer.choosesGateway('bank');
  await payOutside(await payer.readsTheRrr(), 'branch');
  await expect.poll(async () => (await moneyOf(corrected)).receipts, { timeout: 90_000 }).toBe(1);
  expect((await moneyOf(old)).receipts).toBe(0);
  await expect(page.getByText(/^Paid\. Receipt KDR-/)).toBeVisible({ timeout: 60_000 });
});
