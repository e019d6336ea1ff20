import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What stands there has no barrier that axe knows, and nothing of it is cut off. */
export async function hasNoBarrier(page: Page, name: string) {
  // Half a control under the header that stays is no small control: it can be scrolled to.
  // So is half a control above the bar at the foot of a phone: while it is looked at, the bar stands where the page ends.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const bar of document.querySelectorAll<HTMLElement>('.shell-bottom-bar')) bar.style.position = 'static';
  });
  // No screen of ours holds a frame of somebody else, so axe need not gather its findings in a page of its own.
  // Its script is half a megabyte, and stays in the page from one look to the next.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    // Whatever holds need not be described: a quarter of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  // Of a story through many screens, every finding in one run.
  expect.soft(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, name).toBeLessThanOrEqual(0);
}

/** For screens that only a story reaches: on a phone, then at a desk in the dark. Leaves the page as it was. */
export async function hasNoBarrierInAnyLook(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: before.height });
    await page.emulateMedia({ colorScheme });
    await hasNoBarrier(page, `${width} px, ${colorScheme}`);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
}
