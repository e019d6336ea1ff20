import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../world/public-pages.ts';

/** Looks at every public page as it came from the server, each as a step of its own. */
export async function onEachPage(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of await publicPages()) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    });
  }
}
