import type { Payer } from '../actors/payer.ts';
import type { Bill } from '../world/bills.ts';

/** Find → pay → receipt, by card, as a payer with a cold cache walks it. */
export async function walkWholeJourney(payer: Payer, bill: Bill): Promise<void> {
  await payer.opensTheHomePage();
  await payer.findsBill(bill.reference);
  await payer.choosesToPay();
  await payer.proceeds();
  await payer.paysByCard();
  await payer.seesConfirmation();
  await payer.continuesToTheReceipt();
  await payer.seesReceipt(bill);
  await payer.page.waitForLoadState('networkidle');
}
