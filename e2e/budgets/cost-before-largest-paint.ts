import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface CostBeforeLargestPaint {
  readonly largestPaintMs: number;
  /** Paths asked for before the largest paint, the document first. */
  readonly requests: readonly string[];
  /** Inline script that runs, gzipped, and script files asked for before the largest paint, as transferred. */
  readonly scriptBytes: number;
  /** Everything asked for before the largest paint, the document first, headers included. */
  readonly bytes: number;
  readonly layoutShift: number;
  readonly violations: readonly string[];
}

/** A cheap phone on a slow network, as Lighthouse describes them; the order of things is what counts here. */
const slowNetwork = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false };
const slowProcessor = { rate: 4 };
const asTheyAre = {
  network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1, offline: false },
  processor: { rate: 1 },
};

declare global {
  interface Window {
    largestPaintMs: number;
    layoutShift: number;
    violations: string[];
  }
}

/** Opens an address in a fresh page, lets the application start, and says what came before the largest paint. */
export async function costBeforeLargestPaint(page: Page, address: string): Promise<CostBeforeLargestPaint> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      window.largestPaintMs = list.getEntries().at(-1)?.startTime ?? window.largestPaintMs;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  // Taking over may paint something larger; only then is it settled what the largest paint was.
  // Painted, idle, and painted again: a page comes in several paints, and by itself it starts nothing before.
  await page.waitForFunction(() => window.largestPaintMs > 0);
  await page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(idle)))),
  );
  // What comes after the first view need not be slow.
  await session.send('Emulation.setCPUThrottlingRate', asTheyAre.processor);
  await session.send('Network.emulateNetworkConditions', asTheyAre.network);
  // Not a key: the browser stops looking for a larger paint when somebody acts.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');

  const { largestPaintMs, layoutShift, violations, documentBytes, resources } = await page.evaluate(() => ({
    largestPaintMs: window.largestPaintMs,
    layoutShift: window.layoutShift,
    violations: window.violations,
    documentBytes: (performance.getEntriesByType('navigation') as PerformanceResourceTiming[])[0]?.transferSize ?? 0,
    resources: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime <= window.largestPaintMs)
      .map(({ name, encodedBodySize, transferSize }) => {
        return { path: new URL(name).pathname, bytes: encodedBodySize, transferred: transferSize };
      }),
  }));
  const scriptFiles = resources.filter(({ path }) => path.endsWith('.js'));
  return {
    largestPaintMs,
    layoutShift,
    bytes: documentBytes + resources.reduce((sum, { transferred }) => sum + transferred, 0),
    violations,
    requests: [new URL(page.url()).pathname, ...resources.map(({ path }) => path)],
    scriptBytes:
      gzipSync(inlineScript(html), { level: 9 }).length + scriptFiles.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** What runs; data in script elements does not. */
function inlineScript(html: string): string {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes = '']) => !/type="(?:application\/(?:ld\+)?json|importmap)"/.test(attributes))
    .map(([, , text = '']) => text)
    .join('\n');
}
