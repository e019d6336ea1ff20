import { expect, type Page } from '@playwright/test';
import { cutOffTexts } from './cut-off-texts.ts';
import { withTextTwiceAsLarge } from './text-size.ts';

/** Where nothing was asked for. */
const usualMedia = { media: null, colorScheme: null, forcedColors: null } as const;

/** What must hold of a public page as it came from the server, before any of its script; by what is said of it. */
export const looksWithoutScript: Readonly<Record<string, (page: Page, path: string) => Promise<void>>> = {
  'At 320 px, and so at 400 % zoom of a desk, it does not scroll sideways': fitsTheNarrowestPhone,
  'With its text made twice as large nothing is cut off and nothing scrolls sideways': async (page, path) => {
    await page.setViewportSize({ width: 720, height: 900 });
    const sizes = (size: string) =>
      page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    await sizes('200%');
    await hasRoom(page, `${path}, 720 px`);
    await sizes('');
  },
  'With the browser’s text twice as large it is not cut off, on the narrowest phone either': (page, path) =>
    withTextTwiceAsLarge(page, () => fitsAnyScreen(page, path)),
  'With forced colours every control can still be told from what lies around it': async (page, path) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(faintControls), path).toEqual([]);
    await page.emulateMedia(usualMedia);
  },
  'On paper there is the content alone, in black on white, no wider than the sheet': isFitForPaper,
};

export async function fitsTheNarrowestPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await scrollsNowhere(page, `${path}, 320 px`);
}

/** Nothing is cut off, and nothing wider than the screen. */
export async function fitsAnyScreen(page: Page, name: string): Promise<void> {
  for (const width of [1440, 720, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await hasRoom(page, `${name}, ${width} px`);
  }
}

/** Once its script has started, for somebody whose device asks for reduced motion. */
export async function standsStill(page: Page, path: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
  );
  expect.soft(moving, path).toEqual([]);
}

async function hasRoom(page: Page, where: string) {
  await scrollsNowhere(page, where);
  expect.soft(await page.evaluate(cutOffTexts), where).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function scrollsNowhere(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, where).toBeLessThanOrEqual(0);
}

async function isFitForPaper(page: Page, path: string) {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.soft(page.getByRole('banner'), path).toBeHidden();
  await expect.soft(page.getByRole('contentinfo'), path).toBeHidden();
  const { ink, ground } = await page.evaluate(() => {
    const heading = document.querySelector('h1') ?? document.body;
    return { ink: getComputedStyle(heading).color, ground: getComputedStyle(document.body).backgroundColor };
  });
  expect.soft([ink, ground], path).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const folded = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(.content-questions details, .contact-office) > :not(summary)')]
      .filter((element) => !element.checkVisibility())
      .map((element) => element.textContent?.slice(0, 60)),
  );
  expect.soft(folded, path).toEqual([]);
  await scrollsNowhere(page, `${path}, on paper`);
  await page.emulateMedia(usualMedia);
}

/** In the page: controls that have neither an edge nor words or a drawing of their own. */
function faintControls(): readonly string[] {
  return (
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea), header button')]
      .filter((element) => element.offsetParent !== null && !element.hasAttribute('disabled'))
      // The browser draws these, in colours of its own.
      .filter((element) => !/^(?:radio|checkbox)$/.test(element.getAttribute('type') ?? ''))
      .filter((element) => {
        const { borderStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
        const hasEdge = borderStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const saysItself = (element.textContent?.trim() ?? '') !== '' || element.querySelector('svg') !== null;
        return !hasEdge && outlineStyle === 'none' && !saysItself;
      })
      .map((element) => element.outerHTML.slice(0, 120))
  );
}
