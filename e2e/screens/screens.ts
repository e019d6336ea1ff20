import type { Page } from '@playwright/test';
import type { demoBillReferences } from '../world/demo-bills.ts';
import { registrationScreens } from './registration-screens.ts';
import type { Screen } from './screen.ts';
import { signInScreens } from './sign-in-screens.ts';

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

const infrastructure = '/communication-infrastructure-assessment-portal';

/** A company, a mast from a file, and a row of the file that cannot be read. */
async function declareSites(page: Page) {
  for (const [label, text] of [
    ['Company name', 'Savanna Towers Limited'],
    ['CAC number', 'RC123456'],
    ['Who can we ask?', 'Ngozi Eze'],
    ['E-mail address', 'ngozi@example.test'],
    ['Phone number', '08031234567'],
    ['Address of the company', '4 Kanta Road, Kaduna'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Go on' }).click();
  const heading = 'kind,name,lga,place,height_m,power';
  const csv = `${heading}\nmast,KAD-1,Kaduna North,Ungwan Rimi,45,grid\ntower,KAD-2,Lagos Island,Marina,tall,wind`;
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a CSV file' }).click();
  await (await picking).setFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Add the 1 good row' }).waitFor();
  const wrong = page.getByText('Not a number');
  await wrong.waitFor();
  await page.getByRole('button', { name: 'Add the 1 good row' }).click();
}

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
    {
      name: 'tax-calculator, income tax',
      path: '/tax-calculator#tax=income-tax&period=month&salary=500000&pension=40000&rent=1200000',
      prepare: (page) => page.locator('.calculator-line summary').last().click(),
    },
    {
      name: 'tax-calculator, late payment',
      path: '/tax-calculator#tax=late-payment&neglect=tax-paid-late&owed=1000000&due=2026-01-31&done=2026-06-09',
      prepare: (page) => page.locator('.calculator-line summary').nth(2).click(),
    },
    { name: 'tax-calculator, wrong amount', path: '/tax-calculator#tax=stamp-duty&value=many' },
    { name: 'search', path: '/search' },
    { name: 'search, found', path: '/search?q=claculator' },
    { name: 'search, nothing found', path: '/search?q=zzzzzzzz' },
    {
      name: 'connection lost',
      path: '/tax-calculator',
      prepare: (page) => page.context().setOffline(true),
    },
    { name: 'news article', path: '/news/no-cash-no-road-blocks' },
    { name: 'preview, expired', path: '/preview' },
    {
      name: 'page, failed',
      path: '/tax-trails',
      prepare: async (page) => {
        await apiFails(page);
        await page.getByRole('main').getByRole('link', { name: 'Mining' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    { name: 'offices, none found', path: '/contact-us?q=nowhere' },
    { name: 'message', path: '/contact-us/message' },
    {
      name: 'message, incomplete',
      path: '/contact-us/message',
      prepare: (page) => page.getByRole('button', { name: 'Send the message' }).click(),
    },
    { name: 'message, how far', path: '/contact-us/status' },
    { name: 'consultation, times', path: '/consult-connect/times?topic=paye&mode=in-person&office=6' },
    {
      name: 'consultation, details',
      path: '/consult-connect/details?topic=paye&mode=phone&at=2030-01-07T09:00:00.000Z',
    },
    { name: 'consultation, unknown', path: '/consult-connect/booking?ref=KC00' },
    ...['faq', 'tax-calculator', 'news', 'gallery', 'stay-tuned', 'tax-benefits', 'what-we-offer'].map((path) => ({
      name: path,
      path: `/${path}`,
    })),
    { name: 'agents, nobody found', path: '/agent-network?q=nobody-has-this-name' },
    { name: 'agents, unknown card', path: '/agent-network/verify?code=KA00' },
    {
      name: 'agents, application with problems',
      path: '/agent-network/apply',
      prepare: (page) => page.getByRole('button', { name: 'Send the application' }).click(),
    },
    { name: 'agents, follow an application', path: '/agent-network/application' },
    { name: 'masts and fibre', path: infrastructure },
    {
      name: 'masts and fibre, company with problems',
      path: `${infrastructure}/declare`,
      prepare: (page) => page.getByRole('button', { name: 'Go on' }).click(),
    },
    { name: 'masts and fibre, sites', path: `${infrastructure}/declare`, prepare: declareSites },
    {
      name: 'masts and fibre, assessment',
      path: `${infrastructure}/declare`,
      prepare: async (page) => {
        await declareSites(page);
        await page.getByRole('button', { name: 'Show the assessment' }).click();
        await page.getByText('₦250,000.00').first().waitFor();
      },
    },
    { name: 'masts and fibre, follow', path: `${infrastructure}/declaration` },
    { name: 'verification, certificate', path: '/receipt-verification?ref=eTCC%202026/17' },
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
    ...signInScreens,
    ...registrationScreens,
  ];
}
