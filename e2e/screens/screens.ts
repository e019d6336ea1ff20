import type { Page } from '@playwright/test';
import type { demoBillReferences } from '../world/demo-bills.ts';

export interface Screen {
  /** File name; says the screen and its state. */
  readonly name: string;
  readonly path: string;
  /** What is done after the page has started, to bring it into the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const problem = JSON.stringify({
  type: 'about:blank',
  title: 'Service unavailable',
  status: 503,
  code: 'service.unavailable',
  message: 'The service is not available at the moment. Try again shortly',
  requestId: 'a1b2c3d4',
});

const apiFails = (page: Page) =>
  page.route(/\/api\/v1\//, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: problem }),
  );
const apiHangs = (page: Page) => page.route(/\/api\/v1\//, () => {});
const pressProceed = (page: Page) => page.getByRole('button', { name: 'Proceed to payment' }).click();
const followPay = (page: Page) =>
  page
    .getByRole('link', { name: /^Pay ₦/ })
    .first()
    .click();

export function screensOf(bills: ReturnType<typeof demoBillReferences>): readonly Screen[] {
  const bill = (reference: string) => `/payment_summary_open?ref=${reference}`;
  const gateways = `/payment-gateways-open?billRef=${bills.unpaid}`;
  const redirect = `/payment-redirect-open?billRef=${bills.unpaid}&provider=remita&rrr=123456789012`;
  return [
    { name: 'home', path: '/' },
    {
      name: 'home, wrong reference',
      path: '/',
      prepare: async (page) => {
        await page.getByLabel('Bill reference', { exact: true }).fill('KD7Q');
        await page.getByRole('button', { name: 'Find my bill' }).click();
      },
    },
    { name: 'menu', path: '/', prepare: (page) => page.getByRole('button', { name: /menu/i }).first().click() },
    ...[
      'about-us',
      'e-services',
      'consult-connect',
      'agent-network',
      'contact-us',
      'tax-trails',
      'tax-trails/witholding',
    ].map((path) => ({ name: path.replace('/', ' '), path: `/${path}` })),
    ...['faq', 'tax-calculator', 'news', 'gallery', 'stay-tuned', 'tax-benefits', 'what-we-offer'].map((path) => ({
      name: path,
      path: `/${path}`,
    })),
    { name: 'bill, unpaid', path: bill(bills.unpaid) },
    { name: 'bill, long texts', path: bill(bills.longTexts) },
    { name: 'bill, several lines', path: bill(bills.severalLines) },
    { name: 'bill, of an expert system', path: `/make_payment_tsp?billRef=${bills.fromExpertSystem}` },
    { name: 'bill, paid', path: bill(bills.paid) },
    { name: 'bill, expired', path: bill(bills.expired) },
    { name: 'bill, cancelled', path: bill(bills.cancelled) },
    { name: 'bill, under review', path: bill(bills.underReview) },
    { name: 'bill, receipt void', path: bill(bills.void) },
    { name: 'bill, not found', path: bill('KD00') },
    { name: 'bill, no reference', path: '/payment_summary_open' },
    { name: 'gateways', path: gateways },
    { name: 'gateways, interswitch', path: `${gateways}&gateway=interswitch` },
    { name: 'gateways, bank', path: `${gateways}&gateway=bank` },
    {
      name: 'gateways, session pending',
      path: gateways,
      prepare: async (page) => {
        await apiHangs(page);
        await pressProceed(page);
      },
    },
    {
      name: 'gateways, session failed',
      path: gateways,
      prepare: async (page) => {
        await apiFails(page);
        await pressProceed(page);
        await page.getByText('not available at the moment').first().waitFor();
      },
    },
    {
      name: 'gateways, loading',
      path: bill(bills.unpaid),
      prepare: async (page) => {
        await apiHangs(page);
        await followPay(page);
        await page.getByText('Loading...').first().waitFor();
      },
    },
    {
      name: 'gateways, failed',
      path: bill(bills.unpaid),
      prepare: async (page) => {
        await apiFails(page);
        await followPay(page);
        await page.getByRole('button', { name: 'Try again' }).first().waitFor();
      },
    },
    { name: 'gateways, already paid', path: `/payment-gateways-open?billRef=${bills.paid}` },
    { name: 'confirmation, waiting', path: redirect },
    { name: 'verification, empty', path: '/receipt-verification' },
    { name: 'verification, genuine', path: `/receipt-verification?ref=${bills.paid}` },
    { name: 'verification, unpaid', path: `/receipt-verification?ref=${bills.unpaid}` },
    { name: 'verification, void', path: `/receipt-verification?ref=${bills.void}` },
    { name: 'verification, not found', path: '/receipt-verification?ref=KD00' },
    { name: 'sign in of staff', path: '/admin-auth' },
    { name: 'sign in, popup', path: '/?a=login' },
    { name: 'register, popup', path: '/?a=register' },
  ];
}
