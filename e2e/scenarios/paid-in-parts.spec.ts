import type { Browser, Page } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { expect, type Payer, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { type Bill, billOf } from '../world/bills.ts';
import { database } from '../world/database.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** A bill that may be paid in parts, of somebody whose office decides about it. */
async function plannable(email: string, officeId: number): Promise<Bill> {
  const bill = await billOf(email, { naira: 60_000, description: 'Ground rent of the year' });
  const db = await database();
  await db.query(
    `update revenue_heads set allows_plans = true
      where id in (select l.revenue_head_id from bill_lines l join bills b on b.id = l.bill_id where b.reference = $1)`,
    [bill.reference],
  );
  await db.query(
    `update taxpayers set home_office_id = $2, home_office_source = 'confirmed' where tpui = (select tpui from users where email = $1)`,
    [email, officeId],
  );
  return bill;
}

async function officeOf(email: string): Promise<number> {
  const { rows } = await (await database()).query<{ id: number }>(
    'select tax_office_id as id from users where email = $1',
    [email],
  );
  return rows[0]?.id ?? 0;
}

/** A Manager in a browser of their own. */
async function manager(browser: Browser): Promise<{ readonly page: Page; readonly officeId: number }> {
  const account = await givenAccount('Tax Office Manager');
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await new AccountHolder(page).isSignedIn(account);
  return { page, officeId: await officeOf(account.email) };
}

async function agrees(page: Page, bill: Bill) {
  const { rows } = await (await database()).query<{ id: string }>(
    `select id from work_items where kind = 'instalment-plan' and reference = $1`,
    [bill.reference],
  );
  await page.goto(`/tax-area-office?tab=requests&of=instalment-plan&record=${rows[0]?.id}`);
  await page.getByRole('region', { name: 'Decide' }).getByRole('button', { name: 'Agree' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(dialog).toBeHidden();
}

async function asks(person: AccountHolder, bill: Bill) {
  await person.opens(`/user/payment_summary?billReference=${bill.reference}`);
  await person.page.getByRole('button', { name: 'Ask to pay in parts' }).click();
  const dialog = person.page.getByRole('dialog', { name: 'Ask to pay in parts' });
  await expect(dialog.getByText(/penalty and interest count from the day/)).toBeVisible();
  await dialog.getByLabel('Why you need more time').fill('The harvest comes in March');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Ask the tax office' }).click();
  await expect(dialog).toBeHidden();
}

async function paysNextPart(person: AccountHolder, payer: Payer, bill: Bill) {
  await person.opens(`/user/payment_summary?billReference=${bill.reference}`);
  await person.page
    .getByRole('region', { name: 'Payment in parts' })
    .getByRole('link', { name: /^Pay ₦/ })
    .click();
  await payer.proceeds();
  await payer.paysByCard();
  await payer.seesConfirmation();
}

const paidParts = (page: Page) =>
  page.getByRole('region', { name: 'Payment in parts' }).getByText('Paid', { exact: true });

test('A bill is paid in three parts by agreement, each with its receipt', async ({ payer, page, browser }) => {
  test.slow();
  const office = await manager(browser);
  const account = await givenAccount('Individual');
  const bill = await plannable(account.email, office.officeId);
  const person = new AccountHolder(page);
  await test.step('Given a plan that was signed and agreed', async () => {
    await person.isSignedIn(account);
    await asks(person, bill);
    await payer.seesNothingCutOff();
    await agrees(office.page, bill);
  });
  await test.step('When each part is paid', async () => {
    for (let part = 1; part <= 3; part += 1) {
      await paysNextPart(person, payer, bill);
      await person.opens(`/user/payment_summary?billReference=${bill.reference}`);
      await expect(paidParts(page)).toHaveCount(part);
    }
    await payer.seesNothingCutOff();
  });
  await test.step('Then each has its receipt, and nothing is owed', async () => {
    await person.opens('/user/payment-history');
    await expect(page.getByText(/KDR-\d{4}-\d{8}/)).toHaveCount(3);
    await person.opens('/user/dashboard');
    await expect(page.getByRole('heading', { name: 'You owe nothing' })).toBeVisible();
  });
});

test('A broken plan asks for all that remains at once, and what was paid stays paid', async ({
  payer,
  page,
  browser,
}) => {
  test.slow();
  const office = await manager(browser);
  const account = await givenAccount('Individual');
  const bill = await plannable(account.email, office.officeId);
  const person = new AccountHolder(page);
  await test.step('Given a plan whose first part is paid', async () => {
    await person.isSignedIn(account);
    await asks(person, bill);
    await agrees(office.page, bill);
    await paysNextPart(person, payer, bill);
  });
  await test.step('When the second is five days late', async () => {
    await (await database()).query(
      `update instalment_plans set state = 'broken', broken_on = (now() at time zone 'Africa/Lagos')::date
       where bill_id = (select id from bills where reference = $1)`,
      [bill.reference],
    );
  });
  await test.step('Then the rest is due at once, and can be paid as it is', async () => {
    await person.opens(`/user/payment_summary?billReference=${bill.reference}`);
    await expect(page.getByText(/The plan is broken: all that remains is due at once/)).toBeVisible();
    await expect(page.getByText('due now')).toHaveCount(2);
    await expect(paidParts(page)).toHaveCount(1);
    await payer.seesNothingCutOff();
    await paysNextPart(person, payer, bill);
    await person.opens(`/user/payment_summary?billReference=${bill.reference}`);
    await expect(paidParts(page)).toHaveCount(2);
  });
});
