import type { BrowserContext } from '@playwright/test';
import { expect, Payer, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { givenBill } from '../world/bills.ts';
import { demoBillReferences } from '../world/demo-bills.ts';
import { hasNoBarrier } from './has-no-barrier.ts';
import { inParts } from './in-parts.ts';

/** What the public site shows beside its pages as the sitemap lists them. */
const publicPaths = [
  '/preview',
  '/agent-network/verify?code=KA00',
  '/agent-network?q=nobody-has-this-name',
  '/agent-network/application',
  '/communication-infrastructure-assessment-portal/declaration',
  '/tax-calculator#tax=late-payment&owed=x&due=2025-01-01',
  '/tax-calculator#tax=income-tax&period=month&salary=500000&rent=1200000',
  '/search?q=tax',
  '/search?q=zzzzzzzz',
  '/contact-us?q=nowhere',
  '/contact-us?q=zaria',
  '/faq#cash',
  '/contact-us/status',
  '/notice',
  '/consult-connect/times?topic=paye&mode=in-person&office=6',
  '/consult-connect/times?topic=gold',
  '/consult-connect/details?topic=paye&mode=phone&at=2030-01-07T09:00:00.000Z',
  '/consult-connect/booking?ref=KC00',
];
/** What was sent without script and is said at its field. */
const refusedPaths = ['/?bill=missing', '/?bill=nin', '/receipt-verification?refused=nin'];
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
  '/stop_recovery?token=x',
  '/stop_reminders?key=x',
];

/** Raised when the screen's test begins. */
async function aBill(): Promise<string> {
  return (await givenBill()).reference;
}

const demo = demoBillReferences();

interface Screen {
  readonly name: string;
  readonly path: string | (() => Promise<string>);
}

/** Every screen with real content. */
const screens: readonly Screen[] = [
  ...[...publicPaths, ...refusedPaths, ...staffPaths, ...accountPaths].map((path) => ({ name: path, path })),
  { name: 'unpaid bill', path: async () => `/payment_summary_open?ref=${await aBill()}` },
  { name: 'bill of an expert system', path: `/make_payment_tsp?billRef=${demo.fromExpertSystem}` },
  { name: 'receipt', path: `/payment_summary_open?ref=${demo.paid}` },
  { name: 'expired invoice', path: `/payment_summary_open?ref=${demo.expired}` },
  { name: 'cancelled bill', path: `/payment_summary_open?ref=${demo.cancelled}` },
  { name: 'bill under review', path: `/payment_summary_open?ref=${demo.underReview}` },
  { name: 'voided receipt', path: `/payment_summary_open?ref=${demo.void}` },
  { name: 'unknown bill', path: '/payment_summary_open?ref=KD00' },
  { name: 'no reference', path: '/payment_summary_open' },
  { name: 'gateways', path: async () => `/payment-gateways-open?billRef=${await aBill()}` },
  { name: 'bank', path: async () => `/payment-gateways-open?billRef=${await aBill()}&gateway=bank` },
  {
    name: 'confirmation',
    path: async () => `/payment-redirect-open?billRef=${await aBill()}&provider=remita&rrr=123456789012`,
  },
  { name: 'verification', path: '/receipt-verification' },
  { name: 'verified receipt', path: `/receipt-verification?ref=${demo.paid}` },
];

/**
 * On a phone and at a desk, light and dark. In Hausa every second screen, and at a desk only whether its longer words have room:
 * the drawing and its colours are the same.
 */
const looks = {
  en: [
    { width: 360, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
  ha: [
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
} as const;

test.describe.configure({ mode: 'parallel', timeout: 480_000 });

for (const language of ['en', 'ha'] as const) {
  const own = screens.filter((_, index) => language === 'en' || index % 2 === 0);
  for (const { part, has } of inParts(language === 'en' ? 3 : 2)) {
    test(`No screen has a barrier or is cut off, on a phone and at a desk, in ${language}${part}`, async ({
      context,
    }) => {
      await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
      // One cache for all, and a tab of its own for each.
      for (const screen of own.filter(({ name }) => has(name)))
        await test.step(screen.name, async () => isLookedAt(context, screen, language));
    });
  }
}

async function isLookedAt(context: BrowserContext, { path }: Screen, language: keyof typeof looks) {
  const page = await context.newPage();
  const payer = new Payer(page);
  const address = typeof path === 'string' ? path : await path();
  const [first] = looks[language];
  await page.setViewportSize({ width: first.width, height: 800 });
  await page.emulateMedia({ colorScheme: first.colorScheme });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await payer.startsThePage();
  if (address.includes('?a=')) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const look of looks[language]) {
    const { width, colorScheme } = look;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await test.step(`${width} px, ${colorScheme}`, async () => {
      if (language === 'en' || look === first)
        await hasNoBarrier(page, `${address}, ${width} px, ${colorScheme}`, look === first ? 'first' : 'further');
      else await payer.seesNothingCutOff();
    });
  }
  await page.close();
}
