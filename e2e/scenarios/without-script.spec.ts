import { expect, test } from '@playwright/test';
import { givenBill } from '../world/bills.ts';

const forms = {
  '/agent-network/apply': 'en',
  '/communication-infrastructure-assessment-portal/declare': 'en',
  '/contact-us/message': 'en',
  '/contact-us/status': 'en',
  '/auth/register/1': 'en',
  '/forgot-password': 'en',
  '/reset_password?token=x': 'en',
  '/agent-network/apply?lang=ha': 'ha',
} as const;

const notice = { en: 'This form needs JavaScript.', ha: 'Wannan fom yana buƙatar JavaScript.' } as const;

test('With script turned off, a form that needs it says so before anybody fills it in', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [path, language] of Object.entries(forms)) {
    await test.step(path, async () => {
      await page.goto(path);
      // What stands in `noscript` is no text for the other ways to find it.
      const said = page.locator('main noscript > *').first();
      await expect(said).toBeVisible();
      expect(await said.textContent()).toContain(notice[language]);
      const field = page.locator('main form input:visible').first();
      await expect(field).toBeVisible();
      const [noticeBox, fieldBox] = [await said.boundingBox(), await field.boundingBox()];
      expect(noticeBox?.y).toBeLessThan(fieldBox?.y ?? 0);
      // Nothing that is typed can get into an address.
      expect(await page.locator('main form:not([action]) [name]:not([name=website])').count()).toBe(0);
    });
  }
  await page.close();
});

test('With script turned off, a screen that is nothing without it says so, and claims nothing', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const bill = await givenBill();
  for (const path of [
    '/signup',
    '/email-notice',
    '/uploads',
    '/coming-soon',
    `/payment-gateways-open?billRef=${bill.reference}`,
    `/payment-redirect-open?billRef=${bill.reference}`,
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.locator('main noscript').first().textContent()).toContain('JavaScript');
      await expect(page.getByText(/Email Verification Sent|\(\s*done\s*\)/)).toHaveCount(0);
    });
  }
  await test.step('An empty bill field returns to its page with the message', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Find my bill' }).click();
    await expect(page.getByText('Enter your bill reference')).toBeVisible();
  });
  await test.step('A receipt number in it is understood', async () => {
    await page.getByLabel('Bill reference', { exact: true }).fill('KDR-2025-00000002');
    await page.getByRole('button', { name: 'Find my bill' }).click();
    await page.waitForURL(/receipt-verification/);
  });
  await page.close();
});

test('With script turned off, a NIN in any box never gets into an address', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [path, label, button, said] of [
    ['/', /^Bill reference$/, 'Find my bill', /may be a NIN/],
    ['/receipt-verification', /^Reference, receipt/, 'Verify', /may be a NIN/],
  ] as const) {
    await test.step(`${path}: ${label}`, async () => {
      await page.goto(path);
      await page.getByLabel(label).fill('123 4567 8901');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(said)).toBeVisible();
      expect(asked.filter((url) => url.replaceAll(/\D/g, '').includes('12345678901'))).toEqual([]);
    });
  }
  await page.close();
});
