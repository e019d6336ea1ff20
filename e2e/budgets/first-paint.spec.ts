import { expect, test } from '../actors/payer.ts';
import { givenBill } from '../world/bills.ts';
import { costBeforeLargestPaint } from './cost-before-largest-paint.ts';
import { limits } from './limits.ts';
import { followRequestChains } from './request-chain.ts';

const pages = [
  { name: 'The home page', address: async () => '/' },
  { name: 'A published page', address: async () => '/tax-trails/witholding' },
  {
    name: 'A bill’s page',
    address: async () => `/payment_summary_open?billReference=${(await givenBill()).reference}`,
  },
];

for (const { name, address } of pages) {
  test(`${name} is painted before its script comes, from few requests, under its policy`, async ({
    page,
    complaints,
  }) => {
    const chains = await followRequestChains(page);
    const cost = await costBeforeLargestPaint(page, await address());
    expect(cost.largestPaintMs).toBeGreaterThan(0);
    expect(cost.scriptBytes).toBeLessThanOrEqual(limits.scriptKbBeforeLargestPaint * 1000);
    expect(cost.requests.length, cost.requests.join('\n')).toBeLessThanOrEqual(limits.requestsBeforeLargestPaint);
    expect(chains.deepest().length, chains.deepest().join(' → ')).toBeLessThanOrEqual(limits.requestChain);
    expect(cost.violations).toEqual([]);
    // The shell reports a page that was rendered again from the start as an error.
    expect(complaints).toEqual([]);
  });
}
