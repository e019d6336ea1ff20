import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hasNoBarrierInAnyLook } from '../accessibility/has-no-barrier.ts';
import { expect, test } from '../actors/payer.ts';
import { mailsTo } from '../world/machine-room.ts';

const newAddress = () => `visitor-${randomBytes(6).toString('hex')}@example.test`;

/** The latest mail to an address whose subject begins so; waits for the post. */
async function mailThatSays(address: string, subject: string) {
  const find = async () => (await mailsTo(address)).find((mail) => mail.subject.startsWith(subject));
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  const mail = await find();
  if (!mail) throw new Error('The mail vanished');
  return mail;
}

/** The days before are only offered once the later ones stand there: the address changes earlier. */
async function turnsToLaterDays(page: Page) {
  await page.getByRole('link', { name: 'Later days' }).click();
  await expect(page.getByRole('link', { name: 'Earlier days' })).toBeVisible();
}

test('A consultation is booked, confirmed by email, moved and cancelled through its link, without an account', async ({
  payer,
  page,
  complaints,
}) => {
  const email = newAddress();
  await page.goto('/consult-connect');
  await page.getByLabel('What is it about?').selectOption({ label: 'PAYE for my workers' });
  await page.getByLabel('At a tax office').check();
  await page.getByLabel('Which office?').selectOption('6');
  await page.getByRole('button', { name: 'See free times' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible();
  await payer.startsThePage();
  await payer.seesNothingCutOff();
  await turnsToLaterDays(page);
  const times = page.locator('main').getByRole('link', { name: /, \d\d:\d\d$/ });
  const chosen = (await times.nth(2).getAttribute('aria-label')) ?? '';
  await page.getByRole('link', { name: chosen, exact: true }).click();

  await expect(page.getByText(chosen)).toBeVisible();
  await page.getByLabel('Your question').fill('How do I register my three workers for PAYE?');
  await page.getByLabel('Your name').fill('Amina Bello');
  await page.getByLabel('Email address').fill(email);
  await page.reload();
  await payer.startsThePage();
  await expect(page.getByLabel('Your name')).toHaveValue('Amina Bello');
  await payer.seesNothingCutOff();
  await page.getByRole('button', { name: 'Book the consultation' }).click();
  await expect(page.getByText('It is booked')).toBeVisible();
  await expect(page.getByText(/^KC.{4}|KC[0-9A-Z]{2} /).first()).toBeVisible();
  await hasNoBarrierInAnyLook(page);

  const booked = await mailThatSays(email, 'Your consultation is booked');
  const link = /http\S+\/consult-connect\/booking\?ref=\S+&key=\S+/.exec(booked.text)?.[0] ?? '';
  expect(booked.text).toContain('PAYE for my workers');

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await expect(page.getByText(`Amina Bello, ${email}`)).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('key');
  await page.getByRole('link', { name: 'Move it to another time' }).click();
  await turnsToLaterDays(page);
  const other = (await times.nth(5).getAttribute('aria-label')) ?? '';
  await page.getByRole('link', { name: other, exact: true }).click();
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(page.getByText('It was moved')).toBeVisible();
  await expect(page.getByText(other)).toBeVisible();
  await mailThatSays(email, 'Your consultation was moved');

  await page.getByRole('button', { name: 'Cancel the consultation' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consultation cancelled' })).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  await mailThatSays(email, 'Your consultation was cancelled');
  expect(complaints).toEqual([]);
});

test('The address of a booking may be shared: it shows when and where, and nothing of the person', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await page.goto('/consult-connect/times?topic=self-assessment&mode=in-person&office=6');
  await turnsToLaterDays(page);
  await page
    .locator('main')
    .getByRole('link', { name: /, \d\d:\d\d$/ })
    .last()
    .click();
  await page.getByLabel('Your question').fill('A very private question about my income.');
  await page.getByLabel('Your name').fill('Amina Private');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Book the consultation' }).click();
  await expect(page.getByText('It is booked')).toBeVisible();

  const stranger = await browser.newPage({ javaScriptEnabled: false });
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1, name: 'Your consultation' })).toBeVisible();
  await expect(stranger.getByText('Zaria, Zaria City')).toBeVisible();
  for (const secret of ['Amina Private', 'private question', email]) {
    expect((await stranger.content()).includes(secret), secret).toBe(false);
  }
  const calendar = await stranger.getByRole('link', { name: 'Put it into my calendar' }).getAttribute('href');
  const file = await stranger.request.get(calendar ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await stranger.close();
});

test('Times are found with script turned off', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/e-services');
  await page.getByRole('link', { name: 'Book a time' }).click();
  await expect(page.getByLabel('What is it about?')).toHaveValue('clearance');
  await page.getByLabel('By phone').check();
  await page.getByRole('button', { name: 'See free times' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible();
  await expect(page.getByText('Tax clearance certificate · By phone')).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /, \d\d:\d\d$/ })
      .first(),
  ).toBeVisible();
  await page.close();
});
