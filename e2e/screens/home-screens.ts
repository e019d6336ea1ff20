import { apiHangs, goesOnTo, press, type Screen } from './screen.ts';

const reads = [
  ...['about-us', 'e-services', 'contact-us', 'tax-trails', 'tax-trails/witholding', 'tax-benefits', 'what-we-offer'],
  ...['stamp-duty-capital-gain-tax', 'tax-trails/paye-manager', 'faq', 'news', 'gallery', 'stay-tuned'],
  ...['privacy-notice', 'terms-of-use'],
];

/** The home page, what is reached from every page, and the pages one only reads. */
export const homeScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home, wrong reference',
    path: '/',
    prepare: async (page) => {
      await page.getByLabel('Bill reference', { exact: true }).fill('KD7Q');
      await press(page, 'Find my bill');
    },
  },
  {
    name: 'home, finding the bill',
    path: '/',
    prepare: async (page) => {
      await apiHangs(page);
      await page.getByLabel('Bill reference', { exact: true }).fill('KDR-2026-00001234');
      await page.getByText('A receipt number', { exact: true }).waitFor();
    },
  },
  {
    name: 'home, typing a reference',
    path: '/',
    prepare: async (page) => {
      await page.getByLabel('Bill reference', { exact: true }).fill('KD7Q4M2X9T');
      await page.getByText('6 more to go.').waitFor();
    },
  },
  { name: 'home, nothing typed', path: '/?bill=missing' },
  { name: 'home, perhaps a NIN', path: '/?bill=nin' },
  { name: 'hausa, home, perhaps a NIN', path: '/?bill=nin', language: 'ha' },
  {
    name: 'home, turned away',
    path: '/',
    prepare: async (page) => {
      await goesOnTo(page, '/user/settings');
      await page.locator('.ui-toast').first().waitFor();
    },
  },
  {
    name: 'menu',
    path: '/',
    prepare: async (page) => {
      await press(page, /menu/i);
      await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).waitFor();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Tax Trails/ })
        .click();
    },
  },
  ...reads.map((path) => ({ name: path.replace('/', ' '), path: `/${path}` })),
  { name: 'connection lost', path: '/faq', prepare: (page) => page.context().setOffline(true) },
];
