import type { Page } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { demoAccount } from '../world/demo-accounts.ts';
import { answers, apiFails, refuses, type SignedInScreen } from './screen.ts';
import { staffAreaScreens } from './staff-area-screens.ts';

const settings: readonly (readonly [Role, string])[] = [
  ['Individual', '/user/settings'],
  ['SuperAdmin', '/admin/settings'],
  ['SuperAdmin', '/admin/profile'],
  ['SuperAdmin', '/sadmin/settings'],
  ['Governor', '/gov-dashboard/settings'],
  ['Expert System', '/expert-system/settings'],
  ['MDA User', '/mda/settings'],
  ['Tax Officer', '/tax-area-office/settings'],
];

const sessionsAreListed = (page: Page) => page.getByText('This device').waitFor();

/** Its team released it for a shell that is not there yet. */
async function areaIsOfAnotherVersion(page: Page) {
  await page.route(/\/admin\/settings$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("id":"admin".*?"platformVersion":)\d+/, '$199');
    await route.fulfill({ response, body });
  });
  await page.goto('/admin/settings');
  await page.getByText(/is being updated/).waitFor();
}

async function settingsAreLoading(page: Page) {
  await page.route(/\/api\/v1\//, () => {});
  await page.goto('/user/settings');
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
}

async function settingsHaveFailed(page: Page) {
  await apiFails(page);
  await page.goto('/user/settings');
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
}

/** As if the device had been left alone for nearly as long as a session lasts. */
async function warningIsOpen(page: Page) {
  await sessionsAreListed(page);
  await page.clock.setSystemTime(Date.now() + 28.5 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
}

async function authenticatorIsSetUp(page: Page) {
  await sessionsAreListed(page);
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Switch on' }).click();
  await factor.getByLabel('Password', { exact: true }).fill(demoAccount('Individual').password);
  await factor.getByRole('button', { name: 'Continue' }).click();
  await factor.getByRole('heading', { name: 'Protect your account' }).waitFor();
}

const collection = (page: Page) => page.getByRole('dialog', { name: 'Get a bill from an MDA' });

async function billIsRaised(page: Page) {
  const form = collection(page);
  await form.getByLabel('Ministry, department or agency').selectOption({ index: 1 });
  await form.getByLabel('What you pay for').selectOption({ index: 1 });
  await form.getByLabel('Amount in naira').fill('12,500.50');
  await form.getByLabel(/^What it is for/).fill('Two stalls');
  await form.getByRole('button', { name: 'Get the bill' }).click();
  await form.getByRole('link', { name: 'Open and pay the bill' }).waitFor();
}

const rows = (page: Page) => page.locator('.ui-files > li');

/** One document received, one refused, one that did not arrive, one that is on its way. */
async function documentsAreSent(page: Page) {
  const picture = { name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const choose = (row: number, file: typeof picture) =>
    rows(page).nth(row).locator('input').first().setInputFiles(file);
  await rows(page).first().waitFor();
  await choose(0, picture);
  await rows(page).first().getByText('Received', { exact: true }).waitFor({ timeout: 30_000 });
  await choose(1, { ...picture, buffer: Buffer.from('%PDF-1.7') });
  await rows(page).nth(1).getByRole('alert').waitFor();
  await page.route(/\/agent-registration\/documents\//, (route) => route.abort(), { times: 1 });
  await choose(2, picture);
  await rows(page).nth(2).getByText('Not received').waitFor();
  await page.getByText(/^No connection/).waitFor({ state: 'hidden' });
  await page.route(/\/agent-registration\/documents\//, () => {});
  await choose(3, picture);
}

async function registrationStands(page: Page, status: 'payment-required' | 'complete') {
  const documents = [1, 2, 3, 4].map((docId) => ({
    id: `019aa000-0000-7000-8000-00000000000${docId}`,
    docId,
    docName: `scan-${docId}.png`,
    size: 482_113,
    contentType: 'image/png',
    uploadedAt: '2026-11-20T08:00:00.000Z',
  }));
  const billReference = status === 'complete' ? 'KDKYEV14BSWYXGHA' : null;
  const fee = { amountKobo: 1_000_000, isIllustrative: true, billReference };
  await answers(page, /\/agent-registration$/, 200, { status, documents, fee });
  await page.reload();
  await page.locator('html[data-started]').waitFor();
  await rows(page).first().getByText('Received', { exact: true }).waitFor();
}

export const signedInScreens: readonly SignedInScreen[] = [
  ...staffAreaScreens,
  ...settings.map(([role, path]) => ({
    ...{ role, path, prepare: sessionsAreListed },
    name: `settings, ${path.slice(1).replaceAll('/', ' ')}`,
  })),
  { role: 'SuperAdmin', name: 'coming soon', path: '/sadmin' },
  { role: 'SuperAdmin', name: 'area, of another version', path: '/sadmin', prepare: areaIsOfAnotherVersion },
  { role: 'Individual', name: 'settings, loading', path: '/stay-tuned', prepare: settingsAreLoading },
  { role: 'Individual', name: 'settings, failed', path: '/stay-tuned', prepare: settingsHaveFailed },
  {
    role: 'MDA User',
    name: 'settings, every error',
    path: '/mda/settings',
    prepare: async (page) => {
      await sessionsAreListed(page);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Field is required').first().waitFor();
      const factor = page.getByRole('region', { name: 'Second factor' });
      await factor.getByRole('button', { name: 'Switch on' }).click();
      await factor.getByLabel('Password', { exact: true }).waitFor();
      await factor.getByRole('button', { name: 'Continue' }).click();
    },
  },
  { role: 'Individual', name: 'settings, authenticator', path: '/user/settings', prepare: authenticatorIsSetUp },
  { role: 'Individual', name: 'session, warning', path: '/user/settings', prepare: warningIsOpen },
  {
    role: 'Individual',
    name: 'MDA collections',
    path: '/?a=login&routeTo=mda-collections',
    prepare: (page) => collection(page).getByLabel('Amount in naira').waitFor(),
  },
  {
    role: 'Individual',
    name: 'MDA collections, every error',
    path: '/?a=login&routeTo=mda-collections',
    prepare: async (page) => {
      await collection(page).getByRole('button', { name: 'Get the bill' }).click();
      await page.getByText('Choose who collects the fee', { exact: true }).waitFor();
    },
  },
  {
    role: 'Individual',
    name: 'MDA collections, bill raised',
    path: '/?a=login&routeTo=mda-collections',
    prepare: billIsRaised,
  },
  {
    role: 'Individual',
    name: 'MDA collections, failed',
    path: '/stay-tuned',
    prepare: async (page) => {
      await apiFails(page);
      await page.goto('/?a=login&routeTo=mda-collections');
      await collection(page).getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { role: 'Individual', name: 'uploads, no agent', path: '/uploads' },
  { role: 'Agent', name: 'uploads, nothing yet', path: '/uploads', prepare: (page) => rows(page).first().waitFor() },
  {
    role: 'Agent',
    name: 'uploads, loading',
    path: '/stay-tuned',
    prepare: async (page) => {
      await page.route(/\/agent-registration/, () => {});
      await page.goto('/uploads');
      await page.getByRole('heading', { name: 'Upload Document' }).waitFor();
    },
  },
  {
    role: 'Agent',
    name: 'uploads, failed',
    path: '/stay-tuned',
    prepare: async (page) => {
      await refuses(page, /\/agent-registration/, 'service.unavailable');
      await page.goto('/uploads');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { role: 'Agent', name: 'uploads, every state', path: '/uploads', prepare: documentsAreSent },
  {
    role: 'Agent',
    name: 'uploads, fee',
    path: '/uploads',
    prepare: (page) => registrationStands(page, 'payment-required'),
  },
  {
    role: 'Agent',
    name: 'uploads, complete',
    path: '/uploads',
    prepare: (page) => registrationStands(page, 'complete'),
  },
];
