import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What follows from width and colours alone; the rest is of the structure, the same in every look that shows the same elements. */
const rulesOfALook = ['color-contrast', 'target-size'];

/**
 * What stands there has no barrier that axe knows, and nothing of it is cut off. In a further look of the same screen, which costs a
 * third less, structure is asked only where that look shows what the first did not, for example columns that a phone has no place for.
 */
export async function hasNoBarrier(page: Page, name: string, look: 'first' | 'further' = 'first') {
  const showsMore = await page.evaluate(somethingIsNew);
  // Half a control under the header that stays is no small control: it can be scrolled to.
  // So is half a control above the bar at the foot of a phone: while it is looked at, the bar stands where the page ends.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const bar of document.querySelectorAll<HTMLElement>('.shell-bottom-bar')) bar.style.position = 'static';
  });
  // A colour or a window on its way is no colour of ours: what moves and ends is waited for.
  await page.evaluate(async () => {
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  // No screen of ours holds a frame of somebody else, so axe need not gather its findings in a page of its own.
  // Its script is half a megabyte, and stays in the page from one look to the next.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    // Whatever holds need not be described: a quarter of the time.
    .options({ resultTypes: ['violations'] });
  if (look === 'first' || showsMore) axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  else axe.withRules(rulesOfALook);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  // Of a story through many screens, every finding in one run.
  expect.soft(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, name).toBeLessThanOrEqual(0);
}

/** For screens that only a story reaches: on a phone, then at a desk in the dark. Leaves the page as it was. */
export async function hasNoBarrierInAnyLook(page: Page, name = ''): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  for (const [width, colorScheme, look] of [
    [360, 'light', 'first'],
    [1280, 'dark', 'further'],
  ] as const) {
    await page.setViewportSize({ width, height: before.height });
    await page.emulateMedia({ colorScheme });
    await hasNoBarrier(page, `${name} ${width} px, ${colorScheme}`.trim(), look);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
}

/** In the page: whether the content, without the frame round it, shows an element that no look before showed. */
function somethingIsNew(): boolean {
  const looks = window as unknown as { shownBefore?: WeakSet<Element> };
  looks.shownBefore ??= new WeakSet();
  const { shownBefore } = looks;
  const shown = [...document.querySelectorAll('main *, [role=dialog] *')].filter((element) =>
    element.checkVisibility(),
  );
  const isNew = shown.some((element) => !shownBefore.has(element));
  for (const element of shown) shownBefore.add(element);
  return isNew;
}
