import { type Browser, expect, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';

async function superAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await new AccountHolder(page).isSignedIn(await givenAccount('SuperAdmin'));
  return page;
}

test('A service that is switched off says so, and goes on when two have switched it on', async ({
  browser,
  request,
}) => {
  const one = await superAdmin(browser);
  const other = await superAdmin(browser);
  const off = async () => {
    const answer = await request.post('/api/v1/agent-applications', { data: {} });
    return ((await answer.json()) as { code: string }).code;
  };
  expect(await off()).toBe('request.invalid');
  await one.goto('/admin/settings/features');
  const card = (page: Page) => page.getByRole('region', { name: 'Applications of agents' });
  await card(one)
    .getByRole('button', { name: /^Switch off/ })
    .click();
  let dialog = one.getByRole('dialog');
  await dialog.getByLabel('Reason, for the record').fill('The form is being mended');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog).toBeHidden();
  expect(await off()).toBe('feature.off');
  await card(one)
    .getByRole('button', { name: /^Propose to switch on/ })
    .click();
  dialog = one.getByRole('dialog');
  await dialog.getByLabel('Reason, for the record').fill('The form is mended');
  await dialog.getByRole('button', { name: 'Propose to switch on' }).click();
  await expect(dialog).toBeHidden();
  expect(await off()).toBe('feature.off');
  await other.goto('/admin/settings/features');
  await card(other)
    .getByRole('button', { name: /^Release/ })
    .click();
  await other.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  expect(await off()).toBe('request.invalid');
});
