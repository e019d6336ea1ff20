import { type Browser, expect, test } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf, givenMoneyFor } from '../world/bills.ts';

const wide = { viewport: { width: 1280, height: 800 } };

/** Somebody of staff in a browser of their own. */
async function comesIn(browser: Browser, role: Extract<Role, 'Admin' | 'SuperAdmin'>) {
  const page = await (await browser.newContext(wide)).newPage();
  const person = new AccountHolder(page);
  await person.isSignedIn(await givenAccount(role));
  return { page, person };
}

test('Money that does not agree is decided by two persons, given back by two more steps, and its payer sees each', async ({
  browser,
  page,
}) => {
  const account = await givenAccount('Individual');
  const bill = await billOf(account.email, { naira: 12_500 });
  await givenMoneyFor(bill, 1_150_000);
  const payer = new AccountHolder(page);
  const [ladi, hadiza] = [await comesIn(browser, 'Admin'), await comesIn(browser, 'SuperAdmin')];

  await test.step('One proposes to give it back, and cannot approve that', async () => {
    await ladi.person.opens(`/admin/collection-reports/under-review?status=undecided&criteria=${bill.reference}`);
    await ladi.page.getByRole('table').getByText(bill.payerName).click();
    await ladi.page.getByRole('link', { name: 'Open the case' }).click();
    await ladi.page.getByRole('radio', { name: /Refund/ }).check();
    await ladi.page.getByLabel(/^Reason/).fill('The payer wants it back');
    await ladi.page.getByRole('button', { name: /^Propose/ }).click();
    await expect(ladi.page.getByText(/waits for another person/)).toBeVisible();
    await expect(ladi.page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
  await test.step('Another one approves', async () => {
    await hadiza.person.opens(new URL(ladi.page.url()).pathname);
    await hadiza.page.getByRole('button', { name: 'Approve' }).click();
    const dialog = hadiza.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('I have looked at the answers of the provider');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('The payer finds the refund, and names an account', async () => {
    await payer.comesIn(account, '/user/payment-history/refunds');
    const card = page.getByRole('article', { name: 'We have your request' });
    await card.getByRole('button', { name: 'Bank: Choose' }).click();
    await page
      .getByRole('listbox', { name: 'Search: Bank' })
      .getByRole('option', { name: 'First Bank of Nigeria' })
      .click();
    await card.getByLabel('Account number').fill('0000014579');
    await card.getByLabel('Account name, as the bank has it').fill('Hauwa Sani');
    await card.getByRole('button', { name: 'Save the account' }).click();
    await expect(card.getByText(/•••••• 4579/)).toBeVisible();
  });
  await test.step('It is proposed by one and approved by another', async () => {
    await ladi.person.opens(`/admin/collection-reports/refunds?status=undone&criteria=${bill.reference}`);
    await ladi.page.getByRole('table').getByText(bill.payerName).click();
    await ladi.page.getByRole('link', { name: 'Open the refund' }).click();
    await ladi.page.getByRole('button', { name: 'Propose' }).click();
    const proposing = ladi.page.getByRole('dialog');
    await proposing.getByLabel('Reason').fill('As decided at the desk');
    await proposing.getByRole('button', { name: 'Propose' }).click();
    await expect(proposing).toBeHidden();
    await hadiza.person.opens(new URL(ladi.page.url()).pathname);
    await hadiza.page.getByRole('button', { name: 'Approve' }).click();
    const approving = hadiza.page.getByRole('dialog');
    await approving.getByRole('textbox').fill('The account is the payer’s');
    await approving.getByRole('button', { name: 'Approve' }).click();
    await expect(approving).toBeHidden();
    await expect(hadiza.page.getByText(/make a list for the bank/)).toBeVisible();
  });
  await test.step('And the payer reads that it will be paid', async () => {
    await payer.opens('/user/payment-history/refunds');
    await expect(page.getByRole('heading', { name: 'Approved: it will be paid' })).toBeVisible();
  });
});
