import type { Page } from '@playwright/test';
import { expect, test } from '../actors/payer.ts';
import { demoBillReferences } from '../world/demo-bills.ts';

/** Points of a PDF to the millimetre. */
const millimetresPerPoint = 25.4 / 72;
const a4 = { width: '210mm', height: '297mm' } as const;

/** What the printer gets after the button was pressed; the dialog is held open meanwhile. */
async function printed(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('html')).toHaveAttribute('data-dialog', 'open');
  const pdf = (await page.pdf({ ...a4, preferCSSPageSize: true })).toString('latin1');
  await page.evaluate(() => {
    delete document.documentElement.dataset.dialog;
    dispatchEvent(new Event('afterprint'));
  });
  const [, widthPt, heightPt] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    widthMm: Math.round(Number(widthPt) * millimetresPerPoint),
    heightMm: Math.round(Number(heightPt) * millimetresPerPoint),
  };
}

test('A bill is printed on one sheet of A4, or on a slip that is as long as the bill', async ({ payer, page }) => {
  const { paid, unpaid, severalLines } = demoBillReferences();
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.dialog = 'open';
    };
  });
  const lengths: number[] = [];
  for (const reference of [unpaid, severalLines, paid]) {
    await page.goto(`/payment_summary_open?billRef=${reference}`);
    await payer.startsThePage();
    expect(await printed(page, 'Print (A4)')).toEqual({ pages: 1, widthMm: 210, heightMm: 297 });
    const slip = await printed(page, 'Print slip (80 mm)');
    expect(slip).toMatchObject({ pages: 1, widthMm: 80 });
    lengths.push(slip.heightMm);
    expect(await printed(page, 'Print (A4)')).toEqual({ pages: 1, widthMm: 210, heightMm: 297 });
  }
  await test.step('Then more lines need more paper, a receipt the most, and none is fed that stays white', async () => {
    expect([...lengths].sort((one, other) => one - other)).toEqual(lengths);
    expect(lengths[0]).toBeGreaterThan(120);
    // The receipt says in a sentence what its expiry date means.
    expect(lengths[2]).toBeLessThan(340);
  });
});

test('A bill and a receipt are kept as a file with a name that says what it is', async ({ page }) => {
  const { paid, unpaid } = demoBillReferences();
  for (const [reference, name] of [
    [unpaid, `invoice-${unpaid}.pdf`],
    [paid, /^receipt-KDR-\d{4}-\d{8}\.pdf$/],
  ] as const) {
    await page.goto(`/make_payment_tsp?ref=${reference}`);
    for (const button of ['Download PDF (A4)', 'PDF slip (80 mm)']) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: button }).click();
      expect((await download).suggestedFilename()).toMatch(name);
    }
  }
  await test.step('And when no file can be made, the receipt stays on the screen', async () => {
    await page.route('**/api/v1/bills/document?*', (route) => route.fulfill({ status: 503, body: '{}' }));
    const refused = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF (A4)' }).click();
    await refused;
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  });
});
