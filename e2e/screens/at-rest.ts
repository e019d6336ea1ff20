import { expect, type Page, type Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Where something new begins: `atRest` waits for requests that were sent since, and for no answer that an earlier screen never got. */
export function followRequests(page: Page): void {
  const known = underWay.get(page);
  if (known) {
    known.clear();
    return;
  }
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // What a hub sends never ends.
    if (request.url().includes('/api/')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Everything was answered and drawn, and nothing more is asked: also within a document, where no `load` and no idle network is told. */
export async function atRest(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) {
    await page.waitForLoadState('networkidle');
    return;
  }
  // A page that draws nothing more, or is busy for long, is told of no frame and of no idle moment.
  const nextIdle = () => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })));
  await expect(async () => {
    await nextIdle();
    expect([...requests].map((request) => request.url())).toEqual([]);
    // An answer that was drawn may ask for the next.
    await nextIdle();
    expect(requests.size).toBe(0);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}
