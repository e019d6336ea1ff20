import type { Page } from '@playwright/test';
import { type ErrorCode, errorCatalogue } from '@portal/contracts';
import { oneTimeCode } from '../world/demo-accounts.ts';
import { answers, press, refuses, type Screen } from './screen.ts';

const soon = '2099-01-01T00:00:00.000Z';
const visible = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });

async function entersCredentials(page: Page) {
  await visible(page, 'Email').fill('amina.bello@example.ng');
  await visible(page, 'Password').fill('Kaduna-River-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function isRefused(page: Page, code: ErrorCode) {
  await refuses(page, /\/sessions$/, code);
  await entersCredentials(page);
  await page.getByText(errorCatalogue[code].message).first().waitFor();
}

async function isAskedForTheCode(page: Page) {
  await answers(page, /\/sessions$/, 200, { outcome: 'second-factor-required', challenge: 'c', expiresAt: soon });
  await entersCredentials(page);
  await visible(page, 'Code').waitFor();
}

async function setsUpTheApp(page: Page) {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await answers(page, /\/sessions$/, 200, {
    ...{ outcome: 'second-factor-enrolment', challenge: 'c', expiresAt: soon, secret },
    otpauthUri: `otpauth://totp/Kaduna%20State%20Internal%20Revenue%20Service:amina.bello%40example.ng?secret=${secret}&issuer=Kaduna`,
  });
  await entersCredentials(page);
  await page.getByRole('heading', { name: 'Protect your account' }).waitFor();
}

async function keepsTheCodes(page: Page) {
  await setsUpTheApp(page);
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m2-9xq${index}-p4tn`);
  const user = { roles: ['Admin'], userRole: 'Admin', firstName: 'Amina', lastName: 'Bello', email: 'a@example.ng' };
  const times = { expiresAt: soon, idleExpiresAt: soon, now: new Date().toISOString() };
  await answers(page, /second-factor-enrolment$/, 200, {
    ...{ token: 'for-a-picture', landing: '/admin', recoveryCodes, ...times },
    user: { ...user, avatar: null, tpui: null },
  });
  await visible(page, 'Code').fill(oneTimeCode('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
}

async function typesANewPassword(page: Page, label: string, confirm: string) {
  await visible(page, label).fill('harmattan');
  await visible(page, confirm).fill('Harmattan-2026');
}

const completion = /email-verifications\/completion$/;

async function opensTheLink(page: Page, heading: string) {
  await page.goto('/verify_email?token=for-a-picture');
  await page.keyboard.press('Shift');
  await page.getByRole('heading', { name: heading }).waitFor();
}

export const signInScreens: readonly Screen[] = [
  ...['admin-auth', 'superadmin', 'tsp', 'governor', 'MDAmanager', 'taxareaoffice-login'].map((path) => ({
    name: `door, ${path}`,
    path: `/${path}`,
  })),
  { name: 'login, popup', path: '/?a=login' },
  { name: 'login, every error', path: '/?a=login', prepare: (page) => press(page, 'Login') },
  {
    name: 'login, refused',
    path: '/?a=login',
    prepare: (page) => isRefused(page, 'identity.invalid-credentials'),
  },
  {
    name: 'login, slowed',
    path: '/?a=login',
    prepare: (page) => isRefused(page, 'request.rate-limited'),
  },
  {
    name: 'login, not verified',
    path: '/?a=login',
    prepare: (page) => isRefused(page, 'identity.email-not-verified'),
  },
  {
    name: 'login, pending',
    path: '/?a=login',
    prepare: async (page) => {
      await page.route(/\/sessions$/, () => {});
      await entersCredentials(page);
    },
  },
  { name: 'second factor, code in the popup', path: '/?a=login', prepare: isAskedForTheCode },
  { name: 'second factor, code', path: '/admin-auth', prepare: isAskedForTheCode },
  {
    name: 'second factor, recovery code',
    path: '/admin-auth',
    prepare: async (page) => {
      await isAskedForTheCode(page);
      await press(page, 'Use a recovery code');
    },
  },
  {
    name: 'second factor, wrong code',
    path: '/admin-auth',
    prepare: async (page) => {
      await isAskedForTheCode(page);
      await refuses(page, /second-factor$/, 'identity.second-factor-invalid');
      await visible(page, 'Code').fill('123456');
      await press(page, 'Continue');
      await page.getByText(errorCatalogue['identity.second-factor-invalid'].message).first().waitFor();
    },
  },
  { name: 'second factor, set up', path: '/admin-auth', prepare: setsUpTheApp },
  { name: 'second factor, recovery codes', path: '/admin-auth', prepare: keepsTheCodes },
  { name: 'register, popup', path: '/?a=register' },
  { name: 'forgot password, popup', path: '/?a=forgot-password' },
  {
    name: 'forgot password, wrong address',
    path: '/?a=forgot-password',
    prepare: async (page) => {
      await visible(page, 'Email').fill('amina');
      await press(page, 'Reset password');
    },
  },
  {
    name: 'forgot password, sent',
    path: '/?a=forgot-password',
    prepare: async (page) => {
      await answers(page, /password-resets$/, 200, {});
      await visible(page, 'Email').fill('amina.bello@example.ng');
      await press(page, 'Reset password');
      await page.getByRole('dialog', { name: 'Check your Email' }).waitFor();
    },
  },
  { name: 'forgot password, page', path: '/forgot-password' },
  { name: 'reset password, popup', path: '/?a=reset-password&token=for-a-picture' },
  {
    name: 'reset password, rules',
    path: '/?a=reset-password&token=for-a-picture',
    prepare: async (page) => {
      await typesANewPassword(page, 'New Password', 'Repeat password');
      await press(page, 'Reset password');
    },
  },
  { name: 'reset password, success', path: '/?a=reset-success' },
  { name: 'reset password, page', path: '/reset_password?token=for-a-picture' },
  {
    name: 'reset password, page with errors',
    path: '/reset_password?token=for-a-picture',
    prepare: async (page) => {
      await typesANewPassword(page, 'Password', 'Confirm password');
      await press(page, 'Reset password');
    },
  },
  { name: 'reset password, no link', path: '/reset_password' },
  { name: 'email verification, no link', path: '/verify_email' },
  { name: 'stop a way back, no link', path: '/stop_recovery' },
  { name: 'stop reminders, no link', path: '/stop_reminders' },
  { name: 'stop reminders', path: '/stop_reminders?key=019aa000-0000-4000-8000-000000000000' },
  {
    name: 'email verification, pending',
    path: '/',
    prepare: async (page) => {
      await page.route(completion, () => {});
      await opensTheLink(page, 'Verifying email');
    },
  },
  {
    name: 'email verification, done',
    path: '/',
    prepare: async (page) => {
      await answers(page, completion, 200, {});
      await opensTheLink(page, 'Email Verified');
    },
  },
  {
    name: 'email verification, failed',
    path: '/',
    prepare: async (page) => {
      await refuses(page, completion, 'identity.link-invalid');
      await opensTheLink(page, 'Oops! We Could not Verify Your Email');
    },
  },
];
