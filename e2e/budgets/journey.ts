import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions } from '@playwright/test';
import { Payer } from '../actors/payer.ts';
import { origin, ports } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { startWireMeter, throughMeter } from './wire-meter.ts';

export interface JourneyCost {
  readonly bytes: number;
  readonly bytesSent: number;
}

/** Who presses ‘Pay’ before the bill's page has started gets the next screen as a document of its own. */
export const paces = ['waits for the start', 'presses at once'] as const;
export type Pace = (typeof paces)[number];

/**
 * Find → pay → receipt, by card, in a browser that has never been here. The provider's script and pages come from another
 * address and are not counted.
 */
export async function costOfWholeJourney(
  launch: LaunchOptions,
  phone: BrowserContextOptions,
  pace: Pace,
): Promise<JourneyCost> {
  const meter = await startWireMeter(ports.gateway);
  const browser: Browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), throughMeter(new URL(origin), meter)],
  });
  try {
    const page = await (await browser.newContext({ ...phone, baseURL: origin })).newPage();
    const payer = new Payer(page);
    const bill = await givenBill();
    await payer.opensTheHomePage();
    await payer.findsBill(bill.reference);
    if (pace === 'waits for the start') await payer.waitsForTheStart();
    await payer.choosesToPay();
    await payer.proceeds();
    await payer.paysByCard();
    await payer.seesConfirmation();
    await payer.continuesToTheReceipt();
    await payer.seesReceipt(bill);
    await page.waitForLoadState('networkidle');
    return { bytes: meter.bytesToBrowser(), bytesSent: meter.bytesFromBrowser() };
  } finally {
    await browser.close();
    await meter.stop();
  }
}
