import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { demoBillReferences } from '../world/demo-bills.ts';

const publicPaths = [
  '/',
  '/about-us',
  '/e-services',
  '/faq',
  '/tax-trails',
  '/tax-trails/witholding',
  '/stay-tuned',
  '/contact-us',
];
const staffPaths = ['/admin-auth', '/governor', '/MDAmanager', '/uploads'];
const accountPaths = [
  '/?a=login',
  '/?a=register',
  '/?a=forgot-password',
  '/?a=reset-message',
  '/?a=reset-success',
  '/?a=reset-password&token=x',
  '/forgot-password',
  '/reset_password?token=x',
  '/email-notice?email=a@example.ng',
  '/verify_email?token=x',
];

/** Every screen with real content; each is looked at on a phone and at a desk, light and dark. */
async function screens(): Promise<readonly { name: string; path: string }[]> {
  const unpaid = await givenBill();
  const demo = demoBillReferences();
  return [
    ...[...publicPaths, ...staffPaths, ...accountPaths].map((path) => ({ name: path, path })),
    { name: 'unpaid bill', path: `/payment_summary_open?ref=${unpaid.reference}` },
    { name: 'bill of an expert system', path: `/make_payment_tsp?billRef=${demo.fromExpertSystem}` },
    { name: 'receipt', path: `/payment_summary_open?ref=${demo.paid}` },
    { name: 'expired invoice', path: `/payment_summary_open?ref=${demo.expired}` },
    { name: 'cancelled bill', path: `/payment_summary_open?ref=${demo.cancelled}` },
    { name: 'bill under review', path: `/payment_summary_open?ref=${demo.underReview}` },
    { name: 'voided receipt', path: `/payment_summary_open?ref=${demo.void}` },
    { name: 'unknown bill', path: '/payment_summary_open?ref=KD00' },
    { name: 'no reference', path: '/payment_summary_open' },
    { name: 'gateways', path: `/payment-gateways-open?billRef=${unpaid.reference}` },
    { name: 'bank', path: `/payment-gateways-open?billRef=${unpaid.reference}&gateway=bank` },
    {
      name: 'confirmation',
      path: `/payment-redirect-open?billRef=${unpaid.reference}&provider=remita&rrr=123456789012`,
    },
    { name: 'verification', path: '/receipt-verification' },
    { name: 'verified receipt', path: `/receipt-verification?ref=${demo.paid}` },
  ];
}

for (const { width, colorScheme, language } of [
  { width: 360, colorScheme: 'light', language: 'en' },
  { width: 1280, colorScheme: 'dark', language: 'en' },
  { width: 360, colorScheme: 'dark', language: 'ha' },
  { width: 1280, colorScheme: 'light', language: 'ha' },
] as const) {
  test(`No screen has a barrier or is cut off at ${width} px, ${colorScheme}, in ${language}`, async ({
    payer,
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
    for (const { name, path } of await screens()) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await payer.waitsForTheStart();
        if (path.includes('?a=')) await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found).toEqual([]);
        await payer.seesNothingCutOff();
      });
    }
  });
}
