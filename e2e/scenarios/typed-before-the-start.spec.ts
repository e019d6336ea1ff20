import { expect, type Page, test } from '@playwright/test';
import { doorPlaces, doors } from '@portal/contracts';
import { hasStarted } from '../actors/starts-the-page.ts';
import { demoAccount } from '../world/demo-accounts.ts';

/** The page's scripts wait for whoever calls the answer, as on a slow connection. */
async function opensWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main form').first().waitFor();
  return release;
}

for (const door of doors.filter((name) => name !== 'public')) {
  test(`What is typed at the ${door} door before its script has come is kept`, async ({ page }) => {
    const release = await opensWithoutScripts(page, doorPlaces[door].path);
    const email = page.getByLabel('Email', { exact: true }).filter({ visible: true });
    await email.focus();
    await page.keyboard.type('somebody@examp');
    release();
    await hasStarted(page);
    await page.keyboard.type('le.com');
    await expect(email).toHaveValue('somebody@example.com');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Field is required')).toBeVisible();
    await expect(email).toHaveValue('somebody@example.com');
  });
}

test('Whoever presses Enter before the script has come is signed in by it', async ({ page }) => {
  const { email, password } = demoAccount('MDA User');
  const release = await opensWithoutScripts(page, doorPlaces.mda.path);
  await page.getByLabel('Email', { exact: true }).filter({ visible: true }).focus();
  await page.keyboard.type(email);
  await page.getByLabel('Password', { exact: true }).filter({ visible: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  release();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mda');
  expect(page.url()).not.toContain('?');
});
