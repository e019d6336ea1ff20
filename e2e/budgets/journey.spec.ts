import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { walkWholeJourney } from './journey.ts';
import { limits } from './limits.ts';
import { meterTransfers } from './transferred.ts';

test('Finding a bill, paying it and holding the receipt costs a payer little', async ({ payer, page }) => {
  const meter = await meterTransfers(page, origin);
  await walkWholeJourney(payer, await givenBill());
  expect(meter.bytes(), JSON.stringify(meter.byKind())).toBeLessThanOrEqual(limits.journeyKb * 1000);
  expect(meter.bytes()).toBeGreaterThan(0);
});
