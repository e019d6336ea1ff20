import { expect, type Page } from '@playwright/test';

const patienceMs = 30_000;

/**
 * Somebody touches the page that just came: its script waits for that, or for a quiet moment much later. A page that is all there without
 * the application stays as it is.
 */
export async function startsThePage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  if (!(await isStill(page))) await hasStarted(page);
}

async function isStill(page: Page): Promise<boolean> {
  // The gateway's own pages have no script at all.
  if ((await page.locator('script').count()) === 0) return true;
  const plan = await page.evaluate(() => document.getElementById('portal-start')?.textContent ?? '{}');
  return (JSON.parse(plan) as { readonly isStill?: boolean }).isStill === true;
}

/** Nobody touched the page: its script starts in a quiet moment. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started', /.*/, { timeout: patienceMs });
}
