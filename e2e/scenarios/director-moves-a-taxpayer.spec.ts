import { expect, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount, tpuiOf } from '../world/accounts.ts';
import { billOf } from '../world/bills.ts';
import { database } from '../world/database.ts';

const wide = { viewport: { width: 1280, height: 800 } };

/** A taxpayer tells the office that a bill is not owed: a case that runs. */
async function questionsABill(page: Page): Promise<{ readonly tpui: string; readonly reference: string }> {
  const account = await givenAccount('Individual');
  const { reference } = await billOf(account.email);
  const tpui = await tpuiOf(account.email);
  // As somebody who said where they live when they registered.
  await (await database()).query(
    `update taxpayers set home_office_id = (select min(id) from tax_offices), home_office_source = 'chosen' where tpui = $1`,
    [tpui],
  );
  await new AccountHolder(page).isSignedIn(account);
  await page.goto(`/user/invoices?record=${reference}`);
  await page.getByRole('button', { name: 'Something is wrong with this bill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Something is wrong with this bill' });
  await dialog.getByRole('textbox').fill('It was paid at the counter in March');
  await dialog.getByRole('button', { name: 'Send to the tax office' }).click();
  await expect(dialog).toBeHidden();
  return { tpui, reference };
}

test('A Director moves a taxpayer to another office with everything that runs', async ({ browser }) => {
  const { tpui, reference } = await questionsABill(await (await browser.newContext(wide)).newPage());

  const page = await (await browser.newContext(wide)).newPage();
  await new AccountHolder(page).isSignedIn(await givenAccount('Tax Office Director'));
  await page.goto(`/tax-area-office/taxpayer-reports?record=${tpui}`);
  const record = page.getByRole('complementary', { name: /^Record/ });
  await record.getByRole('button', { name: 'Move to another office' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move to another office/ });
  await dialog.getByRole('button', { name: /^Office:/ }).click();
  const other = page.getByRole('dialog', { name: 'Office', exact: true }).getByRole('option').nth(5);
  const chosen = ((await other.textContent()) ?? '').trim();
  await other.click();
  await dialog.getByLabel('Reason, for the record').fill('Moved house, with papers');
  await dialog.getByRole('button', { name: 'Move to another office' }).click();
  await expect(page.getByText('Done. 1 open case went along.')).toBeVisible();
  await expect(record).toContainText(chosen);

  // The question stands in the queue of that office now.
  await page.goto('/tax-area-office?tab=requests&of=bill-dispute');
  await page.getByRole('searchbox').fill(reference);
  await expect(page.getByRole('row', { name: new RegExp(reference.slice(0, 4)) })).toContainText(chosen);
});
