import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { cutOffTexts } from './cut-off-texts.ts';
import { onEachPage } from './on-each-page.ts';

test.describe.configure({ timeout: 300_000 });

test('At 320 px, and so at 400 % zoom of a desk, no page scrolls sideways', async ({ page, payer, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'ha']) {
    await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
    await onEachPage(page, () => payer.seesNothingCutOff());
  }
});

test('Where the text of a page is made twice as large nothing is cut off and nothing scrolls sideways', async ({
  page,
  payer,
}) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await onEachPage(page, async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await payer.seesNothingCutOff();
    expect(await page.evaluate(cutOffTexts)).toEqual([]);
  });
});

test('With reduced motion nothing moves', async ({ page, payer }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEachPage(page, async () => {
    await payer.startsThePage();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
        .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
    );
    expect(moving).toEqual([]);
  });
});

test('With forced colours every control can still be told from what lies around it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await onEachPage(page, async () => {
    const faint = await page.evaluate(() =>
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
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(faint).toEqual([]);
  });
});

/** Sentences whose last word has a line to itself. */
const lonelyWords = () => {
  const walker = document.createTreeWalker(document.querySelector('footer ul') ?? document.body, NodeFilter.SHOW_TEXT);
  const lonely: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const lines = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return Math.round(range.getBoundingClientRect().top);
    });
    const last = lines.at(-1);
    if (new Set(lines).size > 1 && lines.filter((line) => line === last).length === 1) lonely.push(text);
  }
  return lonely;
};

test('No sentence of the footer ends in a line of one word', async ({ page, context }) => {
  for (const language of ['en', 'ha']) {
    await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await page.evaluate(lonelyWords), `${width} px, ${language}`).toEqual([]);
    }
  }
});

test('On paper there is the content alone, in black on white, no wider than the sheet', async ({ page, payer }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await onEachPage(page, async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const { ink, ground } = await page.evaluate(() => {
      const heading = document.querySelector('h1') ?? document.body;
      return { ink: getComputedStyle(heading).color, ground: getComputedStyle(document.body).backgroundColor };
    });
    expect([ink, ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const folded = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(.content-questions details, .contact-office) > :not(summary)')]
        .filter((element) => !element.checkVisibility())
        .map((element) => element.textContent?.slice(0, 60)),
    );
    expect(folded).toEqual([]);
    await payer.seesNothingCutOff();
  });
});
