import type { Page } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { demoAccount } from '../world/demo-accounts.ts';
import { assessmentScreens } from './assessment-screens.ts';
import { clearanceScreens } from './clearance-screens.ts';
import { cmsScreens } from './cms-screens.ts';
import { counterScreens } from './counter-screens.ts';
import { deciderScreens } from './decider-screens.ts';
import { deletionScreens } from './deletion-screens.ts';
import { demandScreens } from './demand-screens.ts';
import { discrepancyScreens } from './discrepancy-screens.ts';
import { dutyScreens } from './duty-screens.ts';
import { enforcementScreens } from './enforcement-screens.ts';
import { figureScreens } from './figure-screens.ts';
import { headScreens } from './head-screens.ts';
import { lawListScreens } from './law-list-screens.ts';
import { leadScreens } from './lead-screens.ts';
import { listScreens } from './list-screens.ts';
import { objectionScreens } from './objection-screens.ts';
import { officeScreens } from './office-screens.ts';
import { ownSettingsScreens } from './own-settings-screens.ts';
import { partnerScreens } from './partner-screens.ts';
import { payeScreens } from './paye-screens.ts';
import { penaltyScreens } from './penalty-screens.ts';
import { questionScreens } from './question-screens.ts';
import { registerScreens } from './register-screens.ts';
import { reminderScreens } from './reminder-screens.ts';
import { returnScreens } from './return-screens.ts';
import { apiFails, type SignedInScreen } from './screen.ts';
import { settingsScreens } from './settings-screens.ts';
import { settlementScreens } from './settlement-screens.ts';
import { shareScreens } from './share-screens.ts';
import { staffAreaScreens } from './staff-area-screens.ts';
import { streetScreens } from './street-screens.ts';
import { taxpayerScreens } from './taxpayer-screens.ts';
import { terminalScreens } from './terminal-screens.ts';
import { uploadScreens } from './upload-screens.ts';
import { webhookScreens } from './webhook-screens.ts';
import { withholdingScreens } from './withholding-screens.ts';

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

const sessionsAreListed = (page: Page) => page.getByText('This device', { exact: true }).waitFor();

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

export const signedInScreens: readonly SignedInScreen[] = [
  ...staffAreaScreens,
  ...listScreens,
  ...settlementScreens,
  ...terminalScreens,
  ...registerScreens,
  ...streetScreens,
  ...figureScreens,
  ...officeScreens,
  ...webhookScreens,
  ...partnerScreens,
  ...cmsScreens,
  ...settingsScreens,
  ...ownSettingsScreens,
  ...deciderScreens,
  ...headScreens,
  ...deletionScreens,
  ...taxpayerScreens,
  ...assessmentScreens,
  ...demandScreens,
  ...enforcementScreens,
  ...discrepancyScreens,
  ...leadScreens,
  ...shareScreens,
  ...clearanceScreens,
  ...payeScreens,
  ...objectionScreens,
  ...lawListScreens,
  ...penaltyScreens,
  ...dutyScreens,
  ...reminderScreens,
  ...withholdingScreens,
  ...returnScreens,
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
  ...uploadScreens,
  ...counterScreens,
  ...questionScreens,
  // The last of its role: every other tab of the browser hears that the session is about to end.
  { role: 'Individual', name: 'session, warning', path: '/user/settings', prepare: warningIsOpen },
];
