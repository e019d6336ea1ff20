import type { Page } from '@playwright/test';
import { expect, test } from '../actors/payer.ts';
import { givenBill } from '../world/bills.ts';
import { publicPages } from '../world/public-pages.ts';
import { costBeforeLargestPaint } from './cost-before-largest-paint.ts';
import { limits } from './limits.ts';
import { followRequestChains } from './request-chain.ts';

/** What of the first view of an address is too much, in words. */
async function excessOf(page: Page, address: string): Promise<readonly string[]> {
  const chains = await followRequestChains(page);
  const cost = await costBeforeLargestPaint(page, address);
  expect(cost.largestPaintMs).toBeGreaterThan(0);
  // Less cannot be: then something was not counted.
  expect(cost.bytes).toBeGreaterThan(5_000);
  const { scriptBytes, bytes, requests, layoutShift } = cost;
  const isTooMuch: readonly (readonly [boolean, string])[] = [
    [scriptBytes > limits.scriptKbBeforeLargestPaint * 1000, `${scriptBytes} bytes of script before the largest paint`],
    [bytes > limits.firstViewKb * 1000, `${bytes} bytes before the largest paint`],
    [requests.length > limits.requestsBeforeLargestPaint, `before the largest paint: ${requests.join(', ')}`],
    [chains.deepest().length > limits.requestChain, `one after the other: ${chains.deepest().join(' → ')}`],
    [layoutShift > limits.layoutShift, `the layout shifted by ${layoutShift}`],
  ];
  return [...isTooMuch.flatMap(([is, what]) => (is ? [what] : [])), ...cost.violations];
}

test('A bill’s page is painted before its script comes, from few requests, under its policy', async ({
  page,
  complaints,
}) => {
  const { reference } = await givenBill();
  expect(await excessOf(page, `/payment_summary_open?billReference=${reference}`)).toEqual([]);
  // The shell reports a page that was rendered again from the start as an error.
  expect(complaints).toEqual([]);
});

test('Every public page costs little, is painted before its script comes, and stands still', async ({ browser }) => {
  test.setTimeout(600_000);
  const excess = new Map<string, readonly string[]>();
  async function look(path: string) {
    // Nothing is kept from the page before.
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    const found = [...(await excessOf(page, path)), ...complaints];
    await page.close();
    if (found.length > 0) excess.set(path, found);
    else excess.delete(path);
  }
  // Two at a time: on a slowed network a page mostly waits.
  // Pages of the reference start no application: developers.spec.ts.
  const waiting = (await publicPages()).filter((path) => !path.startsWith('/developers'));
  const lookAtAll = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await look(path);
  };
  await Promise.all([lookAtAll(), lookAtAll()]);
  // A busy machine may paint later than it loads; a page that costs too much does so twice.
  for (const path of [...excess.keys()]) await test.step(`${path} again`, () => look(path));
  expect(Object.fromEntries(excess)).toEqual({});
});
