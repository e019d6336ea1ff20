import './ports.ts';
import type { Browser, Page } from '@playwright/test';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { startsThePage } from '../actors/starts-the-page.ts';
import { limits } from '../budgets/limits.ts';
import { popupScriptBytes } from '../budgets/popup-script.ts';
import { origin } from '../world/addresses.ts';
import { phone, withBrowser, withPortal } from './portal.ts';
import { reportMissingBrowser } from './report-missing-browser.ts';

/** From the finger on ‘Sign in’ to the focused e-mail field: slow 4G as Lighthouse has it, a processor four times slower. */
const openings = Number(process.env.BENCH_POPUPS ?? 5);
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

const rows = {
  script: { what: 'login popup: script beyond the page', unit: 'KB gz', bar: { atMost: limits.popupScriptKb } },
  cold: { what: 'tap on ‘Sign in’ → focused field, slow 4G, 4× CPU, cold', unit: 's', bar: { atMost: 1 } },
  prefetched: { what: 'tap on ‘Sign in’ → focused field, 4× CPU, prefetched', unit: 's', bar: { atMost: 0.1 } },
};

declare global {
  interface Window {
    touchedAt: number | undefined;
    focusedAt: number | undefined;
  }
}

async function restingHome(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...phone, hasTouch: true, isMobile: true, baseURL: origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('touchstart', () => (window.touchedAt = performance.now()), { capture: true, passive: true });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'email') window.focusedAt ??= performance.now();
    });
  });
  await page.goto('/');
  await startsThePage(page);
  await page.waitForLoadState('networkidle');
  return page;
}

async function tapToFocusMs(browser: Browser, isPrefetched: boolean): Promise<number> {
  const page = await restingHome(browser);
  const link = page.getByRole('link', { name: 'Sign in' }).first();
  await link.scrollIntoViewIfNeeded();
  if (isPrefetched) {
    await link.dispatchEvent('pointerover');
    await page.waitForLoadState('networkidle');
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await link.tap();
  await page.waitForFunction(() => window.focusedAt !== undefined, undefined, { timeout: 60_000 });
  const ms = await page.evaluate(() => (window.focusedAt ?? Number.NaN) - (window.touchedAt ?? Number.NaN));
  await page.context().close();
  return ms;
}

if (!reportMissingBrowser(Object.values(rows))) {
  await withPortal(() =>
    withBrowser(async (browser) => {
      const context = await browser.newContext({ ...phone, hasTouch: true, isMobile: true, baseURL: origin });
      const bytes = await popupScriptBytes(await context.newPage());
      await context.close();
      reportRow({ ...rows.script, value: bytes / 1000, raw: `${bytes} bytes` });
      for (const [row, isPrefetched] of [
        [rows.cold, false],
        [rows.prefetched, true],
      ] as const) {
        const delaysMs: number[] = [];
        // The first one only warms up.
        for (let opening = -1; opening < openings; opening += 1) {
          const ms = await tapToFocusMs(browser, isPrefetched);
          if (opening >= 0) delaysMs.push(ms);
        }
        reportRow({ ...row, value: median(delaysMs) / 1000, raw: `median of ${listed(delaysMs, 0)} ms` });
      }
    }),
  );
}
