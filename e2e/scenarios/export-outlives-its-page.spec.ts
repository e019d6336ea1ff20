import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('An export outlives its page: whoever leaves finds the file in the inbox, with the rows and sum of the screen', async ({
  page,
}) => {
  await new AccountHolder(page).isSignedIn(await givenAccount('MDA User'));
  await page.goto('/mda/collection-reports');
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText(/\d+ entries/);
  const entries = Number(/([\d,]+) entries/.exec((await total.textContent()) ?? '')?.[1]?.replaceAll(',', ''));

  await page.getByRole('button', { name: 'Export' }).click();
  const asked = page.waitForResponse((response) => response.url().endsWith('/exports') && response.ok());
  await page.getByRole('button', { name: 'CSV' }).click();
  await asked;
  // Away at once, whether it is made already or not.
  await page.goto('/mda/inbox');

  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Your export is ready' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await files.getByRole('button', { name: /^Download/ }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text.split(/\r?\n/).filter((line) => line.includes('KDR-')).length).toBe(entries);
});
