import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page, Route } from '@playwright/test';

/** A page that asked for nothing during this time waits for what it asked for before. */
const quietMs = 300;
const mostTrips = 30;

/**
 * Sequential round trips until the content is there: everything the page asks for is held until it asks for nothing more, then
 * let through at once, and so on. Counts what a slow network makes a person wait for, whatever the speed of this machine.
 */
export async function roundTripsUntil(page: Page, address: string, content: Locator): Promise<readonly string[][]> {
  let held: Route[] = [];
  let underWay = 0;
  let lastEventAt = performance.now();
  const happened = () => {
    lastEventAt = performance.now();
  };
  await page.route('**/*', (route) => {
    held.push(route);
    happened();
  });
  const finished = () => {
    underWay -= 1;
    happened();
  };
  page.on('requestfinished', finished).on('requestfailed', finished);
  const navigation = page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  const trips: string[][] = [];
  for (;;) {
    while (underWay > 0 || performance.now() - lastEventAt < quietMs) await wait(20);
    await untilIdle(page, trips.length);
    if (held.length === 0 && (await content.isVisible())) break;
    if (performance.now() - lastEventAt < quietMs || held.length === 0) {
      await wait(20);
      continue;
    }
    if (trips.length === mostTrips) throw new Error('The content never came');
    const released = held;
    held = [];
    underWay += released.length;
    trips.push(released.map((route) => new URL(route.request().url()).pathname));
    happened();
    await Promise.all(released.map((route) => route.continue()));
  }
  await navigation;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return trips;
}

/** A busy processor may be about to ask for more. Before the document is there, nobody is busy. */
async function untilIdle(page: Page, tripsSoFar: number): Promise<void> {
  if (tripsSoFar === 0) return;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }))).catch(() => {});
}
