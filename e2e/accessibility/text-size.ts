import type { Page } from '@playwright/test';

/** What a browser is set to where nobody changed it. */
const usual = { standard: 16, fixed: 13 };

/**
 * With the browser's own text size doubled, which a person sets once for all pages: media queries in em answer to it, as to no style of a
 * page. The page is as it was afterwards.
 */
export async function withTextTwiceAsLarge(page: Page, look: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 2 * usual.standard, fixed: 2 * usual.fixed } });
  await look();
  await browser.send('Page.setFontSizes', { fontSizes: usual });
  await browser.detach();
}
