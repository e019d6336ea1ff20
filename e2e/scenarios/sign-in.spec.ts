import { expect, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { changeKeptSession } from '../actors/kept-session.ts';
import { givenAccount } from '../world/accounts.ts';
import { demoAccount } from '../world/demo-accounts.ts';
import { mailsTo } from '../world/machine-room.ts';

/** Decisions on spec §4 and §6: role, where their door leads, where signing out leads. */
const roles = [
  ['SuperAdmin', '/admin', '/superadmin'],
  ['Admin', '/admin', '/admin-auth'],
  ['Administrator', '/admin', '/admin-auth'],
  ['Governor', '/gov-dashboard', '/governor'],
  ['Expert System', '/expert-system', '/tsp'],
  ['MDA User', '/mda', '/MDAmanager'],
  ['Tax Office Director', '/tax-area-office', '/'],
  ['Tax Office Manager', '/tax-area-office', '/'],
  ['Tax Officer', '/tax-area-office', '/'],
  ['Agent', '/user/dashboard', '/'],
  ['Individual', '/user/dashboard', '/'],
  ['Corporate', '/user/dashboard', '/'],
  ['State Agency', '/user/dashboard', '/'],
  ['Federal Agency', '/user/dashboard', '/'],
] as const;

for (const [role, landing, afterLogout] of roles) {
  test(`${role} signs in at their own door, stays signed in over a reload, goes straight on from the door, and leaves`, async ({
    page,
  }) => {
    const person = new AccountHolder(page);
    const account = demoAccount(role);
    await person.signsIn(account);
    await person.isAt(landing);
    await page.reload();
    await person.isAt(landing);
    await person.opens(account.signInPath);
    await person.isAt(landing);
    await person.logsOut();
    await person.isAt(afterLogout);
    await page.goto(landing);
    await person.isAt(`/?${new URLSearchParams({ a: 'login', routeTo: landing })}`);
    await expect(page.getByText('Sign in first. We then take you to the page you asked for')).toBeVisible();
  });
}

for (const [role, path, target] of [
  ['MDA User', '/?a=login', '/MDAmanager'],
  [
    'Tax Officer',
    '/?a=login&routeTo=%2Ftax-area-office%2Flogs',
    '/taxareaoffice-login?routeTo=%2Ftax-area-office%2Flogs',
  ],
  ['Expert System', '/admin-auth', '/tsp'],
  ['Individual', '/tsp', '/'],
  ['Individual', '/MDAmanager', '/'],
] as const) {
  test(`${role} at ${path} gets no session and is sent to ${target}`, async ({ page }) => {
    const person = new AccountHolder(page);
    await person.opens(path);
    await person.entersCredentials(demoAccount(role));
    await person.isAt(target);
    expect(await page.evaluate(() => localStorage.getItem('pay_kd_user'))).toBeNull();
  });
}

test('A forgotten password: the link of the email works once, and the new password opens the account', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  const account = await givenAccount('Corporate');
  const password = `Harmattan-${Date.now()}`;

  await person.opens('/?a=login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your Email' })).toContainText(account.email);

  const linkOf = async () =>
    (await mailsTo(account.email)).map(({ text }) => /\/reset_password\?token=\S+/.exec(text)?.[0]).find(Boolean);
  await expect.poll(linkOf, { timeout: 20_000 }).toBeTruthy();
  const link = (await linkOf()) ?? '';
  await person.opens(link);
  await expect.poll(() => page.url()).not.toContain('token');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await person.isAt('/?a=login');
  await person.entersCredentials({ email: account.email, password });
  await person.isAt('/user/dashboard');

  await person.opens(link);
  await page.getByLabel('Password', { exact: true }).fill(`${password}x`);
  await page.getByLabel('Confirm password').fill(`${password}x`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link was used already or has expired');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
});

test('Every tab follows: signing out in one leaves the guarded screen of the other', async ({ page, context }) => {
  const person = new AccountHolder(page);
  await person.comesIn(demoAccount('Individual'));
  await person.isAt('/user/dashboard');
  const otherTab = await context.newPage();
  const other = new AccountHolder(otherTab);
  await other.opens('/user/invoices');
  await other.isAt('/user/invoices');
  // What it still asks for would be refused, and it would say that the session expired.
  await otherTab.waitForLoadState('networkidle');

  await person.logsOut();

  await other.isAt('/');
});

test('What was put into the local state by hand opens nothing', async ({ page }) => {
  const person = new AccountHolder(page);
  await person.opens('/');
  const state = JSON.stringify({ token: 'x', roles: ['SuperAdmin'], user: { email: 'a@b.ng' } });
  for (const forged of [state, btoa(state)]) {
    await page.evaluate((value) => localStorage.setItem('pay_kd_user', value), forged);
    await page.goto('/admin');
    await person.isAt('/?a=login&routeTo=%2Fadmin');
  }
});

test('A link opened before signing in is where signing in leads, through the other door too, with the email typed once', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  const account = demoAccount('Tax Officer');
  await page.goto('/tax-area-office/settings');
  await person.isAt('/?a=login&routeTo=%2Ftax-area-office%2Fsettings');
  await person.entersCredentials(account);
  await person.isAt('/taxareaoffice-login?routeTo=%2Ftax-area-office%2Fsettings');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await person.entersCredentials(account);
  await person.isAt('/tax-area-office/settings');
});

test('What was sealed into the local state with the device’s own key opens no area: the server says who one is', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  await person.isSignedIn(await givenAccount('Individual'));
  for (const [changes, place] of [
    [{ roles: ['SuperAdmin'] }, '/'],
    [{ roles: ['SuperAdmin'], token: 'A'.repeat(43) }, '/?a=login&routeTo=%2Fadmin'],
  ] as const) {
    await changeKeptSession(page, changes);
    await page.goto('/admin');
    await person.isAt(place);
    await expect(page.getByRole('link', { name: 'Audit Trail' })).toHaveCount(0);
  }
});

const widestBar = 20;

test('The popup is as wide as specified where there is room, and fills a phone', async ({ page }) => {
  const person = new AccountHolder(page);
  for (const [mode, leastWidth] of [
    ['login', 618],
    ['register', 850],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await person.opens(`/faq?a=${mode}`);
    const widthOf = async () => (await page.getByRole('dialog').boundingBox())?.width;
    await expect.poll(widthOf).toBeGreaterThanOrEqual(leastWidth);
    await page.setViewportSize({ width: 360, height: 740 });
    // But for the room that a desk's browser keeps for its bar.
    await expect
      .poll(async () => (await page.getByRole('dialog').boundingBox())?.width)
      .toBeGreaterThanOrEqual(360 - widestBar);
    expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
  }
});

test('A message covers neither the close button of the popup nor its first field, on a phone and on a wide screen', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  const message = 'Your current session is expired. You will be redirected to your homepage';
  await page.route(/\/sessions$/, (route) =>
    route.fulfill({ status: 400, json: { type: '', title: '', status: 400, code: 'session.expired', message } }),
  );
  for (const width of [320, 360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await person.opens('/?a=login');
    await person.entersCredentials(demoAccount('Individual'));
    const toast = page.locator('.ui-toast');
    await expect(toast).toContainText(message);
    await expect.poll(() => toast.evaluate((card) => card.getAnimations().length)).toBe(0);
    const popup = page.getByRole('dialog', { name: 'Sign into your account' });
    for (const covered of [popup.getByRole('button', { name: 'Close' }), popup.getByLabel('Email')]) {
      expect(overlap(await toast.boundingBox(), await covered.boundingBox()), `${covered} at ${width} px`).toBe(false);
    }
  }
});

test('The popup opens over the page, holds the focus, and Back closes it', async ({ page }) => {
  const person = new AccountHolder(page);
  await person.opens('/faq');
  const link = page.getByRole('link', { name: 'Sign in' }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.isAt('/faq');
  await expect(link).toBeFocused();
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) throw new Error('What is compared is not on the screen');
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isAbove;
}
