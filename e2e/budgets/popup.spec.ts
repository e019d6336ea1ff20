import { expect, test } from '@playwright/test';
import { limits } from './limits.ts';
import { popupScriptBytes } from './popup-script.ts';

test.use({ hasTouch: true, isMobile: true });

test('Signing in on a phone costs little script, and none before it is asked for', async ({ page }) => {
  const bytes = await popupScriptBytes(page);
  expect(bytes).toBeLessThanOrEqual(limits.popupScriptKb * 1000);
  // Less cannot be: then it had come with the page.
  expect(bytes).toBeGreaterThan(5_000);
});
