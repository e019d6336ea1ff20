import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { startsThePage } from '../actors/starts-the-page.ts';

/** Opens the login popup on a home page that has come to rest; what script came for it, in bytes of gzip. */
export async function popupScriptBytes(page: Page): Promise<number> {
  await page.goto('/');
  await startsThePage(page);
  await page.waitForLoadState('networkidle');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts);
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
