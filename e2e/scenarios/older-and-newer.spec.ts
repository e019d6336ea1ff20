import { join } from 'node:path';
import { releaseApp, releaseStore, rollBack } from '@portal/federation/release';
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
  /** Puts back what was live before, also when the older state had the same content. */
  const remember = (app: string) => {
    const live = releaseStore(releasesDir).current(app)?.release;
    return () => rollBack(releasesDir, app, live);
  };
  const putSiteBack = remember('public-site');
  const putShellBack = remember('shell');
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
    putSiteBack();
  }
  await test.step('Given the shell as it was then', async () => {
    await releaseApp({ appFolder: join(apps, 'shell'), releasesDir });
  });
  try {
    await test.step('Then today’s public site works under it', theSiteWorks);
  } finally {
    putShellBack();
  }
  await test.step('And today’s pair is as it was', theSiteWorks);
});
