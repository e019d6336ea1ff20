import { join } from 'node:path';
import { releaseApp, rollBack } from '@portal/federation/release';
import { expect, test } from '../actors/payer.ts';
import { controlUrl } from '../world/addresses.ts';
import { copyOfRemote, edit } from '../world/remote-copy.ts';

test('One team releases its area under a running portal and takes it back, and nothing else is built or restarted', async ({
  payer,
  page,
}) => {
  const { releasesDir } = (await (await fetch(controlUrl)).json()) as { releasesDir: string };
  const registry = async () => (await page.request.get('/registry.json')).json() as Promise<unknown>;
  await payer.opensTheHomePage();
  const before = await registry();
  const folder = copyOfRemote('public-site');

  try {
    await test.step('When the team of the public site publishes another question', async () => {
      edit(folder, join('src', 'messages', 'en.ts'), 'What is your bill reference?', 'Which bill do you want to see?');
      await releaseApp({ appFolder: folder, releasesDir });
    });
    await test.step('Then the next page load asks it, in the HTML and after the start', async () => {
      expect(await (await page.request.get('/')).text()).toContain('Which bill do you want to see?');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Which bill do you want to see?' })).toBeVisible();
      await page.getByLabel('Bill reference', { exact: true }).fill('KD');
      await payer.startsThePage();
      await page.getByRole('button', { name: 'Find my bill' }).click();
      await expect(page.getByText(/A bill reference has 16 letters and digits/).first()).toBeVisible();
    });
  } finally {
    await test.step('When it is taken back', () => {
      rollBack(releasesDir, 'public-site');
    });
  }
  await test.step('Then the next page load is as before, and so is every other area', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What is your bill reference?' })).toBeVisible();
    expect(await registry()).toEqual(before);
  });
});
