import { expect, type Page } from '@playwright/test';

const patienceMs = 30_000;

/** Somebody touches the page that just came: its script waits for that, or for a quiet moment much later. */
export async function startsThePage(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hasStarted(page);
}

/** Nobody touched the page: its script starts in a quiet moment. */
export async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started', /.*/, { timeout: patienceMs });
}
