import { expect, type Locator, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';

const wide = { viewport: { width: 1280, height: 800 } };

/** Somebody new in a browser of their own, in their area. */
async function comesIn(page: Page, role: 'SuperAdmin' | 'Admin') {
  const account = await givenAccount(role);
  await new AccountHolder(page).isSignedIn(account);
  return account;
}

/** By its name: while the next list loads, the box of the one before is still there. */
const searchOf = (page: Page, what: 'Name, email or TPUI' | 'Name of a role') =>
  page.getByRole('searchbox', { name: `Search: ${what}` });

/** A dialog that needs a reason, through both of its steps. */
async function decides(dialog: Locator, reason: string, action: string, steps: 1 | 2) {
  await dialog.getByLabel('Reason, for the record').fill(reason);
  await dialog.getByRole('button', { name: steps === 2 ? 'Continue' : action, exact: true }).click();
  if (steps === 2) {
    await expect(dialog.getByText(reason)).toBeVisible();
    await dialog.getByRole('button', { name: action, exact: true }).click();
  }
  await expect(dialog).toBeHidden();
}

test('A SuperAdmin walks an account from its opening to its end, and a role from nothing to nobody', async ({
  browser,
}) => {
  const page = await (await browser.newContext(wide)).newPage();
  await comesIn(page, 'SuperAdmin');
  await page.goto('/admin/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('table').waitFor();

  // Opened with the place of the role.
  const email = `walked-${Date.now().toString(36)}@example.test`;
  // Letters only, as in a name, and nobody else's: a second try must not meet the person of the first.
  const last = `Walked-${[...Date.now().toString()].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  await page.getByRole('button', { name: 'Add a user' }).click();
  let dialog = page.getByRole('dialog', { name: 'Add a user' });
  await dialog.getByLabel('First name').fill('Ladi');
  await dialog.getByLabel('Last name').fill('Walked');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('MDA User');
  await dialog.getByRole('button', { name: 'MDA: Choose' }).click();
  await page.getByRole('listbox', { name: 'Search: MDA' }).getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Create the account' }).click();
  const record = page.getByRole('complementary', { name: /^Record/ });
  await expect(record.getByText('Invited')).toBeVisible();
  await expect(record.getByText(email)).toBeVisible();

  // What was typed is not lost by a way out that was not meant.
  await record.getByRole('button', { name: 'Edit' }).click();
  dialog = page.getByRole('dialog', { name: 'Edit' });
  await dialog.getByLabel('Last name').fill(last);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await decides(dialog, 'The name as on the letter of posting', 'Save changes', 1);
  await expect(record.getByRole('heading', { name: `Ladi ${last}` })).toBeVisible();

  // A role of one's own, and one of the portal's with its office.
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('combobox', { name: /Rows a page/ })).toHaveValue('10');
  const role = `Field team ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Add a role' }).click();
  await page.getByLabel('Name of the role').fill(role);
  await page.getByRole('button', { name: 'Create the role' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await searchOf(page, 'Name of a role').fill(role);
  await page.getByRole('table').getByRole('link', { name: role }).click();
  await page.getByLabel('Give it to somebody').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: `Give the role to Ladi ${last}` }).click();
  dialog = page.getByRole('dialog', { name: 'Give a role' });
  await dialog.getByRole('button', { name: 'Give a role' }).click();
  await expect(dialog).toBeHidden();

  // Found again by search; suspended, reinstated, its log in words.
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Users' }).click();
  await searchOf(page, 'Name, email or TPUI').fill(last);
  await page
    .getByRole('table')
    .getByRole('link', { name: `Ladi ${last}` })
    .first()
    .click();
  await expect(record.getByRole('listitem').filter({ hasText: role })).toBeVisible();
  await record.getByRole('button', { name: 'Suspend' }).click();
  await decides(page.getByRole('dialog'), 'Away for a year', 'Suspend', 2);
  await expect(record.getByText('Suspended')).toBeVisible();
  await record.getByRole('button', { name: 'Reinstate' }).click();
  await decides(page.getByRole('dialog'), 'Back in the office', 'Reinstate', 1);
  await record.getByRole('tab', { name: 'Log' }).click();
  for (const words of [
    'Account reinstated',
    'Account suspended',
    'Role given',
    'Details changed by staff',
    'Account opened by staff',
  ])
    await expect(record.getByText(words).first()).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select Ladi ${last}` }).check();
  // Proposed to be deleted with a row's box: it stays until somebody else says so.
  await page.getByRole('button', { name: 'Propose deletion' }).click();
  await decides(page.getByRole('dialog'), 'Left the ministry', 'Propose deletion', 1);
  await page
    .getByRole('table')
    .getByRole('link', { name: `Ladi ${last}` })
    .first()
    .click();
  await expect(record.getByText('Deletion proposed').first()).toBeVisible();
  await expect(record.getByRole('button', { name: 'Propose deletion' })).toBeHidden();
  await record.getByRole('link', { name: 'Look at the proposal' }).click();
  await expect(record.getByText('A second person decides this')).toBeVisible();
  await expect(record.getByRole('button', { name: 'Approve, and delete' })).toBeHidden();

  const second = await (await browser.newContext(wide)).newPage();
  await comesIn(second, 'SuperAdmin');
  await second.goto('/admin/settings/deletions');
  await second
    .getByRole('table')
    .getByRole('link', { name: `Ladi ${last}` })
    .first()
    .click();
  const proposal = second.getByRole('complementary', { name: /^Record/ });
  await expect(proposal.getByText('Left the ministry', { exact: false })).toBeVisible();
  await proposal.getByRole('button', { name: 'Approve, and delete' }).click();
  await decides(second.getByRole('dialog'), 'Seen the letter of resignation', 'Approve, and delete', 1);
  await expect(proposal.getByText('This case is closed.')).toBeVisible();

  // Somebody else's decision: what this window read a minute ago is asked for anew.
  await page.goto('/admin/settings/users');
  await searchOf(page, 'Name, email or TPUI').fill(last);
  await expect(page.getByText('Nothing answers these filters')).toBeVisible();

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Roles' }).click();
  await searchOf(page, 'Name of a role').fill(role);
  await page.getByRole('checkbox', { name: `Select ${role}` }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing answers these filters')).toBeVisible();
});

test('A role is taken away while its screen is open: nothing more is shown, and signing in leads elsewhere', async ({
  browser,
}) => {
  const chief = await (await browser.newContext(wide)).newPage();
  await comesIn(chief, 'SuperAdmin');
  const page = await (await browser.newContext(wide)).newPage();
  const { email } = await comesIn(page, 'Admin');
  await page.goto('/admin/invoice-reports');
  await page.getByRole('table').waitFor();

  await chief.goto(`/admin/settings/users?criteria=${encodeURIComponent(email)}`);
  await chief.getByRole('table').getByRole('link').first().click();
  const record = chief.getByRole('complementary', { name: /^Record/ });
  await record.getByRole('button', { name: 'Give a role' }).click();
  const dialog = chief.getByRole('dialog', { name: 'Give a role' });
  await dialog.getByRole('button', { name: 'Role: Choose' }).click();
  await chief.getByRole('option', { name: 'Governor' }).click();
  await dialog.getByLabel('Make it the active role').check();
  await dialog.getByRole('button', { name: 'Give a role' }).click();
  await expect(dialog).toBeHidden();
  await record.getByRole('button', { name: 'Take away the role Admin' }).click();
  await chief.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
  await expect(record.getByRole('button', { name: 'Take away the role Admin' })).toBeHidden();

  // The next thing that is asked of the server is refused, and the rows go with the session; or they went by themselves already.
  await Promise.all([
    page.waitForURL((url) => url.pathname === '/'),
    page
      .getByRole('button', { name: 'Amount', exact: true })
      .click()
      .catch(() => {}),
  ]);
  const told = 'Your current session is expired. You will be redirected to your homepage';
  await expect(page.getByText(told).first()).toBeAttached();
  expect(await page.getByRole('table').count()).toBe(0);
});
