import { expect, test } from '../actors/payer.ts';
import { demoBillReferences } from '../world/demo-bills.ts';

test('A receipt is proved with the network off, and an altered one is not', async ({ payer, page, context }) => {
  const { paid } = demoBillReferences();
  const answer = await page.request.get(`/api/v1/bills/open?billReference=${paid}`);
  const { receipt } = (await answer.json()) as { receipt: { verificationUrl: string } };
  await page.goto('/receipt-verification');
  await payer.startsThePage();
  await test.step('Given the page was open once, and the phone has no network now', async () => {
    await payer.verifies(receipt.verificationUrl);
    await expect(page.getByText('Genuine receipt')).toBeVisible();
    await expect(page.getByText('This page now also opens without a network on this device.')).toBeVisible();
    await context.setOffline(true);
  });
  await test.step('Then what the QR code holds is still proved', async () => {
    await payer.verifies(receipt.verificationUrl);
    await expect(page.getByText('Genuine receipt')).toBeVisible();
    await expect(page.getByText(/not on the list of void receipts/)).toBeVisible();
  });
  await test.step('And the page itself opens again, and looks at what its address asks', async () => {
    await page.goto(new URL(receipt.verificationUrl).pathname + new URL(receipt.verificationUrl).search);
    await payer.startsThePage();
    await expect(page.getByText('Genuine receipt')).toBeVisible();
    await expect(page.getByText(/not on the list of void receipts/)).toBeVisible();
  });
  await test.step('And one changed character is found out', async () => {
    const at = receipt.verificationUrl.length - 20;
    const other = receipt.verificationUrl.charAt(at) === 'A' ? 'B' : 'A';
    await payer.verifies(receipt.verificationUrl.slice(0, at) + other + receipt.verificationUrl.slice(at + 1));
    await expect(page.getByText('Altered or forged')).toBeVisible();
  });
});
