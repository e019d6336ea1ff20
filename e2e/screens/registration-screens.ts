import type { Page } from '@playwright/test';
import { answers, type Screen } from './screen.ts';

const nin = '71000000001';
const nobody = { firstName: '', middleName: '', lastName: '', email: '', phoneNumber: '' };
const agency = {
  agencyId: 'AGY-00012',
  agency: { name: 'Arewa Agents Ltd' },
  agentUid: 'AGT-00007',
  agencyRcNumber: 'RC445566',
};

function aLookUp(userType: 'Individual' | 'Agent', isProved: boolean) {
  const person = { firstName: 'Hauwa', middleName: 'Ladi', lastName: 'Sule', email: 'hauwa@example.ng' };
  return {
    lookUpToken: 'for-a-picture',
    expiresAt: '2099-01-01T00:00:00.000Z',
    isProved,
    channels: ['phone', 'email'],
    preRegistration: {
      userType,
      user: { ...(isProved ? { ...person, phoneNumber: '08030000001' } : nobody), userName: 'kd-7h2k9m3p' },
      userRegistration: {
        nin,
        ...(userType === 'Agent' ? agency : { agencyId: '', agency: null, agentUid: '', agencyRcNumber: '' }),
        dateOfBirth: isProved ? '1990-02-28' : null,
        genderId: isProved ? 1 : null,
      },
    },
  };
}

const problem = (code: string, message: string) => ({ type: 'about:blank', title: '', status: 409, code, message });

/** As after the look-up, without asking anybody about a number. */
async function startRegistration(page: Page, path: string, lookUp = aLookUp('Individual', true)) {
  await answers(page, /look-ups\/current$/, 200, lookUp);
  await page.evaluate((number) => {
    sessionStorage.setItem('pay_kd_reg_nin', number);
    sessionStorage.setItem(
      'pay_kd_reg_look_up',
      JSON.stringify({ token: 'for-a-picture', categoryId: 1, sentTo: 'phone' }),
    );
  }, nin);
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
}

async function lookUpFails(page: Page, code: string, message: string) {
  await answers(page, /\/registrations\/look-ups$/, 409, problem(code, message));
  await page.getByLabel('National Identification Number (NIN)').fill(nin);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(message).first().waitFor();
}

async function signupIsOpen(page: Page, lookUp = aLookUp('Individual', true)) {
  await startRegistration(page, '/signup', lookUp);
  await page.getByRole('button', { name: 'Next' }).waitFor();
}

async function passwordIsAsked(page: Page) {
  await signupIsOpen(page);
  await page.getByLabel('Occupation').fill('Tailor');
  await page.getByLabel('State', { exact: true }).selectOption('Kaduna');
  await page.getByLabel('City (LGA)').selectOption({ index: 1 });
  await page.getByLabel('Address 1').fill('5 Emir Road');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Confirm password').waitFor();
}

async function registeringFails(page: Page, code: string, message: string) {
  await passwordIsAsked(page);
  await answers(page, /\/registrations$/, 409, problem(code, message));
  await page.getByLabel('Password', { exact: true }).fill('Harmattan-2026');
  await page.getByLabel('Confirm password').fill('Harmattan-2026');
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await page.getByText(message).first().waitFor();
}

export const registrationScreens: readonly Screen[] = [
  { name: 'register, NIN', path: '/auth/register/1' },
  {
    name: 'register, wrong NIN',
    path: '/auth/register/2',
    prepare: (page) => page.getByRole('button', { name: 'Continue' }).click(),
  },
  {
    name: 'register, virtual NIN',
    path: '/auth/register/1',
    prepare: (page) => page.getByRole('button', { name: 'Use a virtual NIN instead' }).click(),
  },
  {
    name: 'register, slow',
    path: '/auth/register/1',
    prepare: async (page) => {
      await page.route(/\/registrations\/look-ups$/, () => {});
      await page.getByLabel('National Identification Number (NIN)').fill(nin);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('The register is slow at the moment').waitFor();
    },
  },
  {
    name: 'register, not found',
    path: '/auth/register/1',
    prepare: (page) =>
      lookUpFails(
        page,
        'registration.nin-not-found',
        'The national identity register does not know this number. Check it and try again',
      ),
  },
  {
    name: 'register, register away',
    path: '/auth/register/1',
    prepare: (page) =>
      lookUpFails(
        page,
        'registration.identity-provider-unavailable',
        'The national identity register does not answer at the moment. Try again in a few minutes',
      ),
  },
  {
    name: 'register, proof',
    path: '/auth/register/1',
    prepare: async (page) => {
      await startRegistration(page, '/auth/register/1?step=code', aLookUp('Individual', false));
      await page.getByLabel('Code', { exact: true }).waitFor();
    },
  },
  {
    name: 'register, wrong code',
    path: '/auth/register/1',
    prepare: async (page) => {
      const message = 'That code is not right, or it works no more. Ask for a new one';
      await startRegistration(page, '/auth/register/1?step=code', aLookUp('Individual', false));
      await answers(page, /look-ups\/proof$/, 400, problem('registration.code-invalid', message));
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await page.getByText(message).waitFor();
    },
  },
  {
    name: 'register, already registered',
    path: '/auth/register/1',
    prepare: async (page) => {
      const message = 'There is an account for this NIN already. Sign in, or reset your password';
      await startRegistration(page, '/auth/register/1?step=code', aLookUp('Individual', false));
      await answers(page, /look-ups\/proof$/, 409, problem('registration.already-registered', message));
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await page.getByText(message).waitFor();
    },
  },
  { name: 'signup, filled in', path: '/', prepare: (page) => signupIsOpen(page) },
  { name: 'signup, agent', path: '/', prepare: (page) => signupIsOpen(page, aLookUp('Agent', true)) },
  {
    name: 'signup, every error',
    path: '/',
    prepare: async (page) => {
      await signupIsOpen(page, aLookUp('Individual', false));
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('There is a problem').waitFor();
    },
  },
  { name: 'signup, password', path: '/', prepare: (page) => passwordIsAsked(page) },
  {
    name: 'signup, password errors',
    path: '/',
    prepare: async (page) => {
      await passwordIsAsked(page);
      await page.getByLabel('Password', { exact: true }).fill('harmattan');
      await page.getByRole('button', { name: 'Complete registration' }).click();
    },
  },
  {
    name: 'signup, failed',
    path: '/',
    prepare: (page) => registeringFails(page, 'service.unavailable', 'The service is not available at the moment'),
  },
  {
    name: 'signup, differs from the register',
    path: '/',
    prepare: (page) =>
      registeringFails(
        page,
        'registration.details-mismatch',
        'These details do not agree with the national identity register',
      ),
  },
  {
    name: 'signup, took too long',
    path: '/',
    prepare: (page) =>
      registeringFails(page, 'registration.look-up-expired', 'That took too long. Enter your NIN again'),
  },
  { name: 'email notice', path: '/email-notice?email=hauwa@example.ng' },
  { name: 'uploads, log in', path: '/uploads' },
];
