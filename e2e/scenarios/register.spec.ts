import { expect, test } from '@playwright/test';
import { Registrant } from '../actors/registrant.ts';
import { mailsTo } from '../world/machine-room.ts';

for (const [kind, category] of [
  ['an individual', 'Individual'],
  ['the representative of a company', 'Corporate'],
  ['the representative of a state agency', 'State Agency'],
  ['the representative of a federal agency', 'Federal Agency'],
] as const) {
  test(`${kind} registers on a phone, from the choice of a category to the dashboard`, async ({ page }) => {
    const person = new Registrant(page, Registrant.anyNin());
    await person.choosesCategory(category);
    await person.looksUpTheNin();
    await person.provesByPhone();
    await expect(page.getByText(`You are registering as: ${category}.`)).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await person.completesDetails();
    await person.createsPassword();
    expect(page.url()).not.toContain('@');
    await expect(page.getByText(person.email)).toBeVisible();
    await person.verifiesTheEmail();
    // The figures of docs/decisions/0171: from the category to the verified e-mail.
    expect({ taps: person.taps, screens: person.screens }).toEqual({
      taps: 13,
      screens: ['category', 'NIN', 'code', 'details', 'password', 'email', 'verified'],
    });
    await person.logsIn();
    await person.isAt('/user/dashboard');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.nin);
  });
}

test('Whoever has neither the phone nor the email any more sees nothing of the register and fills in everything', async ({
  page,
}) => {
  const person = new Registrant(page, Registrant.anyNin(), `new-${Date.now()}@people.test`);
  await person.choosesCategory('Individual');
  await person.looksUpTheNin();
  await person.seesHeading('Prove that it is you');
  await page.getByRole('link', { name: 'Continue without a code' }).click();
  await person.seesHeading('Complete Registration');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.locator('..')).toBeFocused();
  await summary.getByRole('link', { name: 'Date of birth: Field is required' }).click();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await page.keyboard.type('28021990');
  await expect(page.getByLabel('Date of birth')).toHaveValue('28/02/1990');

  await test.step('What was typed is still there after a reload', async () => {
    await page.reload();
    await person.seesHeading('Complete Registration');
    await expect(page.getByLabel('Date of birth')).toHaveValue('28/02/1990');
  });
});

test('Whoever only knows the details has an account of nobody, and loses it to the owner who proves the NIN', async ({
  page,
  browser,
}) => {
  const nin = `71${String(Math.floor(Math.random() * 1e4)).padStart(4, '0')}40123`;
  const stranger = new Registrant(page, nin, `stranger-${Date.now()}@people.test`);
  await stranger.choosesCategory('Individual');
  await stranger.looksUpTheNin();
  await stranger.seesHeading('Prove that it is you');
  await page.getByRole('link', { name: 'Continue without a code' }).click();
  await stranger.typesWhoMusaIs();
  await stranger.completesDetails();
  await stranger.createsPassword();
  await stranger.verifiesTheEmail();
  await stranger.logsIn();
  await stranger.isAt('/user/dashboard');
  await stranger.opens('/user/settings');
  await expect(page.getByText('Your NIN is not proved yet')).toBeVisible();
  await expect(page.getByText('Tax Payer Unique Identifier', { exact: true })).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const owner = new Registrant(await elsewhere.newPage(), nin);
  await owner.choosesCategory('Individual');
  await owner.looksUpTheNin();
  await owner.provesByPhone();
  await owner.completesDetails();
  await owner.createsPassword();
  await owner.verifiesTheEmail();
  await owner.logsIn();
  await owner.isAt('/user/dashboard');
  await owner.opens('/user/settings');
  await expect(owner.page.getByText('Tax Payer Unique Identifier', { exact: true })).toBeVisible();
  await elsewhere.close();

  const subjects = async () => (await mailsTo(stranger.email)).map(({ subject }) => subject ?? '').join();
  await expect.poll(subjects, { timeout: 30_000 }).toContain('Your account is parked');
  await page.reload();
  await expect(page.getByText('Your NIN is not proved yet')).toBeHidden();
});

for (const [what, nin, heading] of [
  ['does not know the number', '70000000099', 'We could not find this NIN'],
  ['is down', '70000000006', 'The national identity register does not answer'],
] as const) {
  test(`When the register ${what}, its screen says so and leads back to the number`, async ({ page }) => {
    const person = new Registrant(page, nin);
    await person.choosesCategory('Individual');
    await person.looksUpTheNin();
    await person.seesHeading(heading);
    await page.getByRole('button', { name: /^(Check the number|Go back)$/ }).click();
    await expect(page.getByLabel('National Identification Number (NIN)')).toHaveValue(nin);
  });
}

test('A register that takes its time is waited for, and the person told', async ({ page }) => {
  const person = new Registrant(page, '70000000005');
  await person.choosesCategory('Individual');
  await person.looksUpTheNin();
  await expect(page.getByText('The register is slow at the moment')).toBeVisible({ timeout: 10_000 });
  await person.seesHeading('Prove that it is you');
});

test('Whose NIN has an account is told so after the proof, and not before', async ({ page }) => {
  const person = new Registrant(page, '70000000008');
  await person.choosesCategory('Individual');
  await person.looksUpTheNin();
  await person.seesHeading('Prove that it is you');
  await page.getByLabel('Code', { exact: true }).fill(await person.readsTheCode('2348030000008'));
  await person.seesHeading('You have an account already');
  await expect(page.getByRole('link', { name: 'Reset password' })).toBeVisible();
});

test('Details that differ from the register have a screen that leads to them, and nothing typed is lost', async ({
  page,
}) => {
  const person = new Registrant(page, Registrant.anyNin());
  await person.choosesCategory('Individual');
  await person.looksUpTheNin();
  await person.provesByPhone();
  await page.getByLabel('Last name').fill('Somebodyelse');
  await person.completesDetails();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await person.seesHeading('Your details differ from the national identity register');
  await page.getByRole('button', { name: 'Correct the details' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Somebodyelse');
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Occupation')).toHaveValue('Tailor');
});

test('Back goes through the steps, and a signup without a NIN leads to the login', async ({ page }) => {
  const person = new Registrant(page, Registrant.anyNin());
  await person.choosesCategory('Individual');
  await person.looksUpTheNin();
  await person.provesByPhone();
  await person.completesDetails();
  await page.goBack();
  await person.seesHeading('Complete Registration');
  await expect(page.getByLabel('Occupation')).toHaveValue('Tailor');
  await page.goBack();
  await expect(page.getByLabel('National Identification Number (NIN)')).toHaveValue(person.nin);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/signup');
  await person.isAt('/?a=login');
});

test('With the keyboard alone somebody registers, mends what the summary names, and reaches the notice', async ({
  page,
}) => {
  const person = new Registrant(page, Registrant.anyNin());
  await person.opens('/');
  await person.tabsTo(page.getByRole('link', { name: 'Sign in' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await person.tabsTo(page.getByRole('dialog').getByRole('link', { name: 'Register' }));
  await page.keyboard.press('Enter');
  await person.tabsTo(page.getByRole('dialog').getByRole('link', { name: 'Select' }).first());
  await page.keyboard.press('Enter');
  await person.seesHeading('Register: Individual');
  await person.tabsTo(page.getByLabel('National Identification Number (NIN)'));
  await page.keyboard.type(person.nin);
  await page.keyboard.press('Enter');
  await person.seesHeading('Prove that it is you');
  const code = await person.readsTheCode(`23480${person.nin.slice(-8)}`);
  await person.tabsTo(page.getByLabel('Code', { exact: true }));
  await page.keyboard.type(code);
  await person.seesHeading('Complete Registration');
  await person.tabsTo(page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' }).locator('..')).toBeFocused();
  await person.tabsTo(page.getByRole('link', { name: 'Occupation: Field is required' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Occupation')).toBeFocused();
  await page.keyboard.type('Tailor');
  await person.tabsTo(page.getByLabel('State', { exact: true }));
  await page.keyboard.type('Kadu');
  await expect(page.getByLabel('City (LGA)').getByRole('option')).not.toHaveCount(1);
  await person.tabsTo(page.getByLabel('City (LGA)'));
  await page.keyboard.press('ArrowDown');
  await person.tabsTo(page.getByLabel('Address 1'));
  await page.keyboard.type('5 Emir Road');
  await page.keyboard.press('Enter');
  await person.seesHeading('Create password');
  await person.tabsTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await person.tabsTo(page.getByLabel('Confirm password'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await person.seesHeading('Email Verification Sent');
});

test('On a phone a dead verification link is told of without covering what the page says', async ({ page }) => {
  await page.goto('/verify_email?token=nobody-sent-this-token');
  await page.keyboard.press('Shift');
  const message = page.getByRole('alert').filter({ hasText: 'This link was used already' }).locator('.ui-toast');
  await expect(message).toBeVisible({ timeout: 30_000 });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const covered = await message.boundingBox();
  expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});
