import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../actors/payer.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';
import { publicPages } from '../world/public-pages.ts';
import { hasNoBarrier, hasNoBarrierInAnyLook } from './has-no-barrier.ts';
import { inParts } from './in-parts.ts';
import { lonelyWords } from './lonely-words.ts';
import { fitsTheNarrowestPhone, looksWithoutScript, scrollsNowhere, standsStill } from './public-page-looks.ts';

test.describe.configure({ mode: 'parallel', timeout: 480_000 });

/** Pages drawn from one template. Axe, which costs more than all the rest, is asked of these few of them. */
const ofATemplate = /^\/(?:tax-trails|news)\/./;
const asked = ['/tax-trails/witholding', '/tax-trails/paye-manager', '/news/no-cash-no-road-blocks'];
/** And of about every second of them in Hausa: the drawing and its colours are the same. */
const askedInHausa = [
  ...['/', '/e-services', '/privacy-notice', '/tax-trails/witholding', '/stamp-duty-capital-gain-tax'],
  ...['/news/no-cash-no-road-blocks', '/contact-us', '/contact-us/message', '/agent-network/apply'],
  ...['/communication-infrastructure-assessment-portal', '/search', '/consult-connect'],
];
const isAskedForBarriers = (path: string) => !ofATemplate.test(path) || asked.includes(path);

async function opens(page: Page, path: string, language: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const speaks = (context: BrowserContext, language: string) =>
  context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);

for (const { part, has } of inParts(3)) {
  test(`A public page is opened once and holds in every look${part}`, async ({ page, context }) => {
    await speaks(context, 'en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of (await publicPages()).filter(has)) {
      await test.step(path, async () => {
        await opens(page, path, 'en');
        for (const [what, look] of Object.entries(looksWithoutScript)) await test.step(what, () => look(page, path));
        await startsThePage(page);
        await test.step('With reduced motion nothing moves', () => standsStill(page, path));
        if (isAskedForBarriers(path)) await hasNoBarrierInAnyLook(page, path);
        if (path !== '/') return;
        // What a desk alone has of the frame is the same on every page.
        await page.setViewportSize({ width: 1280, height: 800 });
        await hasNoBarrier(page, 'the frame at a desk');
      });
    }
  });

  test(`A public page holds in Hausa${part}`, async ({ page, context }) => {
    await speaks(context, 'ha');
    for (const path of (await publicPages()).filter(has)) {
      await test.step(path, async () => {
        await opens(page, path, 'ha');
        await fitsTheNarrowestPhone(page, path);
        if (!askedInHausa.includes(path)) return;
        await page.setViewportSize({ width: 360, height: 800 });
        await page.emulateMedia({ colorScheme: 'dark' });
        await startsThePage(page);
        await hasNoBarrier(page, `${path}, 360 px, dark`);
        // Only whether its longer words have room: the drawing and its colours are the same.
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        await scrollsNowhere(page, `${path}, 1280 px`);
      });
    }
  });
}

test('Every page that is asked for barriers is there to be asked', async () => {
  expect(await publicPages()).toEqual(expect.arrayContaining([...asked, ...askedInHausa]));
});

test('No sentence of the footer ends in a line of one word', async ({ page, context }) => {
  for (const language of ['en', 'ha']) {
    await speaks(context, language);
    await opens(page, '/', language);
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(lonelyWords), `${width} px, ${language}`).toEqual([]);
    }
  }
});
