import { join } from 'node:path';
import { releaseApp, rollBack } from '@portal/federation/release';
import { expect, test } from '../actors/payer.ts';
import { controlUrl } from '../world/addresses.ts';
import { baselineIsKnown, checkOutBaseline } from '../world/older-release.ts';

test('An older area runs under today’s shell, and today’s area under the older shell', async ({
  payer,
  page,
  complaints,
}) => {
  test.skip(!baselineIsKnown(), 'This checkout has no history: the older state cannot be built');
  test.setTimeout(300_000);
  const { releasesDir } = (await (await fetch(controlUrl)).json()) as { releasesDir: string };
  const apps = checkOutBaseline();
  async function theSiteWorks() {
    await payer.opensTheHomePage();
    await payer.waitsForTheStart();
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  }

  await test.step('Given the public site as it was then', async () => {
    await releaseApp({ appFolder: join(apps, 'public-site'), releasesDir });
  });
  try {
    await test.step('Then it works under today’s shell', theSiteWorks);
  } finally {
    rollBack(releasesDir, 'public-site');
  }
  await test.step('Given the shell as it was then', async () => {
    await releaseApp({ appFolder: join(apps, 'shell'), releasesDir });
  });
  try {
    await test.step('Then today’s public site works under it', theSiteWorks);
  } finally {
    rollBack(releasesDir, 'shell');
  }
  await test.step('And today’s pair is as it was', theSiteWorks);
});
