import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { Registrant } from '../actors/registrant.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf } from '../world/bills.ts';
import { database } from '../world/database.ts';
import { mailsTo } from '../world/machine-room.ts';

const wide = { viewport: { width: 1280, height: 800 } };
const reason = 'They showed both papers at the counter';

/** A SuperAdmin in a browser of their own, at their desk. */
async function superAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(wide)).newPage();
  await new AccountHolder(page).isSignedIn(await givenAccount('SuperAdmin'));
  return page;
}

/** Somebody with an account of this name; their TPUI. */
async function taxpayerNamed(lastName: string): Promise<{ readonly tpui: string; readonly email: string }> {
  const { email } = await givenAccount('Individual');
  const db = await database();
  const { rows } = await db.query<{ tpui: string }>('update users set last_name = $2 where email = $1 returning tpui', [
    email,
    lastName,
  ]);
  return { tpui: rows[0]?.tpui ?? '', email };
}

async function decidesCase(page: Page, address: string, move: RegExp) {
  await page.goto(address);
  await page.getByRole('region', { name: 'Decide' }).getByRole('button', { name: move }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: move }).click();
  await expect(dialog).toBeHidden();
}

test('Two records of one taxpayer are made one by two persons with all papers, and two again', async ({ browser }) => {
  const lastName = `Twice${randomBytes(4).toString('hex').replace(/\d/g, 'x')}`;
  const stays = await taxpayerNamed(lastName);
  const goes = await taxpayerNamed(lastName);
  const bill = await billOf(goes.email, { naira: 4_321 });
  const one = await superAdmin(browser);
  const other = await superAdmin(browser);

  await one.goto(`/admin/tax-payers/${stays.tpui}`);
  await expect(one.getByText('4,321.00')).toHaveCount(0);
  await one.getByRole('button', { name: 'Look for duplicates' }).click();
  await one.getByRole('button', { name: `Make them one: ${goes.tpui}` }).click();
  let dialog = one.getByRole('dialog', { name: 'Make them one' });
  await dialog.getByLabel('Reason, for the record').fill(reason);
  await dialog.getByRole('button', { name: 'Make them one' }).click();
  await one.waitForURL(/\/admin\/tax-payers\/merges\?record=/);
  await expect(one.getByRole('region', { name: 'Decide' }).getByRole('button', { name: /^Agree/ })).toHaveCount(0);
  await decidesCase(other, one.url(), /^Agree/);

  // The paper is read under the record that leads, and the old TPUI leads there.
  await one.goto(`/admin/tax-payers/${stays.tpui}`);
  await expect(one.getByText('4,321.00').first()).toBeVisible();
  await expect(one.getByRole('link', { name: new RegExp(goes.tpui) }).first()).toBeVisible();
  await one.getByRole('button', { name: 'Separate again' }).click();
  dialog = one.getByRole('dialog', { name: 'Separate again' });
  await dialog.getByLabel('Reason, for the record').fill('They are father and son');
  await dialog.getByRole('button', { name: 'Separate again' }).click();
  await one.waitForURL(/\/admin\/tax-payers\/merges\?record=/);
  await decidesCase(other, one.url(), /^Agree/);
  await one.goto(`/admin/tax-payers/${stays.tpui}`);
  await expect(one.getByRole('button', { name: 'Look for duplicates' })).toBeVisible();
  await expect(one.getByText('4,321.00')).toHaveCount(0);
  await one.goto(`/admin/tax-payers/${goes.tpui}`);
  await expect(one.getByText(bill.reference.slice(-4)).first()).toBeVisible();
});

test('A NIN is shown for a reason, and the audit trail says to whom and why', async ({ browser, page }) => {
  const person = new Registrant(page, Registrant.anyNin());
  await person.choosesCategory('Individual');
  await person.looksUpTheNin();
  await person.provesByPhone();
  await person.completesDetails();
  await person.createsPassword();
  await person.verifiesTheEmail();
  const { rows } = await (await database()).query<{ tpui: string }>('select tpui from users where email = $1', [
    person.email,
  ]);
  const admin = await superAdmin(browser);
  await admin.goto(`/admin/tax-payers/${rows[0]?.tpui}`);
  await expect(admin.getByText(person.nin)).toHaveCount(0);
  await admin.getByRole('button', { name: 'Show in full' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Show the NIN' });
  await dialog.getByRole('button', { name: 'Show in full' }).click();
  await expect(admin.getByText(person.nin)).toHaveCount(0);
  const why = `A court asked for it, ${randomBytes(3).toString('hex')}`;
  await dialog.getByLabel('Reason, for the record').fill(why);
  await dialog.getByRole('button', { name: 'Show in full' }).click();
  await expect(admin.getByText(person.nin)).toBeVisible();

  const auditor = await superAdmin(browser);
  await auditor.goto('/admin/audit-trail');
  const entry = auditor.getByRole('row').filter({ hasText: 'NIN' }).first();
  await entry.click();
  await expect(auditor.getByRole('complementary', { name: /^Record/ }).getByText(why)).toBeVisible();
  await expect(auditor.getByText(person.nin)).toHaveCount(0);
});

test('A ticket is answered at the desk, and the answer reaches who wrote', async ({ browser, request }) => {
  const email = `ticket-${randomBytes(5).toString('hex')}@example.test`;
  const sent = await request.post('/api/v1/enquiries', {
    data: {
      ...{ requestId: crypto.randomUUID(), name: 'Amina Bello', email, topic: 'payment', language: 'en' },
      ...{ message: 'I was debited on Friday and have no receipt yet.', secondsToFill: 40 },
    },
  });
  expect(await sent.json()).toMatchObject({ reference: expect.any(String) });
  const { reference } = (await sent.json()) as { reference: string };
  const page = await superAdmin(browser);
  await page.goto(`/admin/tax-support?tab=tickets&criteria=${reference}`);
  await page.getByRole('table').getByRole('link', { name: 'Amina Bello' }).first().click();
  const answer = 'Your bank gave the money back on Monday.';
  await page.getByLabel('Your answer').fill(answer);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The answer is on its way')).toBeVisible();
  const texts = async () => (await mailsTo(email)).map(({ text }) => text).join('\n');
  await expect.poll(texts, { timeout: 30_000 }).toContain(answer);
});

test('A portfolio moves to a colleague as a whole', async ({ browser }) => {
  const from = await givenAccount('Tax Officer');
  const to = await givenAccount('Tax Officer');
  const db = await database();
  const named = async (email: string, name: string) =>
    db.query('update users set first_name = $2, last_name = $3 where email = $1', [email, ...name.split(' ')]);
  const mark = randomBytes(3).toString('hex').replace(/\d/g, 'x');
  await named(from.email, `Leaving ${mark}`);
  await named(to.email, `Coming ${mark}`);
  const { rows } = await db.query<{ tpui: string }>(
    `select t.tpui from taxpayers t join users u on u.email = $1 and u.tax_office_id = t.home_office_id
     where t.standing <> 'merged' and not exists (select from portfolio_entries e where e.tpui = t.tpui) limit 3`,
    [from.email],
  );
  expect(rows.length).toBeGreaterThan(0);
  const page = await superAdmin(browser);
  const open = async (name: string) => {
    await page.goto(`/admin/tax-managers?criteria=${encodeURIComponent(name)}`);
    await page.getByRole('table').getByRole('link', { name }).click();
  };
  await open(`Leaving ${mark}`);
  await page.getByRole('button', { name: 'Give by TPUI' }).click();
  let dialog = page.getByRole('dialog');
  await dialog.getByLabel('TPUIs, one in a line').fill(rows.map(({ tpui }) => tpui).join('\n'));
  await dialog.getByLabel('Reason, for the record').fill('A new portfolio');
  await dialog.getByRole('button', { name: /^Give by TPUI/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Transfer the portfolio' }).click();
  dialog = page.getByRole('dialog');
  const colleague = dialog.getByLabel('To whom');
  const value = await colleague.locator('option', { hasText: `Coming ${mark}` }).getAttribute('value');
  await colleague.selectOption(value ?? '');
  await dialog.getByLabel('Reason, for the record').fill('Posted to another office');
  await dialog.getByRole('button', { name: /^Transfer the portfolio/ }).click();
  await expect(dialog).toBeHidden();
  await open(`Coming ${mark}`);
  await expect(page.getByText(`${rows.length} / 600`).first()).toBeVisible();
});
