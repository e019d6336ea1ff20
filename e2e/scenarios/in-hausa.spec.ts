import { randomBytes } from 'node:crypto';
import { hasNoBarrierInAnyLook } from '../accessibility/has-no-barrier.ts';
import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { mailsTo } from '../world/machine-room.ts';

const newAddress = () => `visitor-${randomBytes(6).toString('hex')}@example.test`;
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject).join('\n');

test.beforeEach(({ context }) => context.addCookies([{ name: 'pay_kd_lang', value: 'ha', url: origin }]));

test('In Hausa a consultation is booked, and its letter is in Hausa first', async ({ payer, page, complaints }) => {
  const email = newAddress();
  await page.goto('/consult-connect');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await page.getByLabel('A kan me?').selectOption('paye');
  await page.getByLabel('A ofishin haraji').check();
  await page.getByLabel('Wane ofishi?').selectOption('6');
  await page.getByRole('button', { name: 'Duba lokutan da babu kowa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zaɓi lokaci' })).toBeVisible();
  await payer.seesNothingCutOff();
  await page
    .locator('main')
    .getByRole('link', { name: /, \d\d:\d\d$/ })
    .last()
    .click();
  await page.getByLabel('Tambayarka').fill('Yaya zan yi wa ma’aikatana uku rajistar PAYE?');
  await page.getByLabel('Sunanka').fill('Amina Bello');
  await page.getByLabel('Adireshin imel').fill(email);
  await payer.seesNothingCutOff();
  await page.getByRole('button', { name: 'Ajiye lokacin shawara' }).click();
  await expect(page.getByText('An ajiye maka lokacin', { exact: true })).toBeVisible();
  await expect(page.getByText('Yaya zan yi wa ma’aikatana uku rajistar PAYE?')).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  await expect.poll(() => subjectsTo(email), { timeout: 30_000 }).toMatch(/^An ajiye lokacin shawararka/);
  expect(complaints).toEqual([]);
});

test('In Hausa a message gets its reference, and a letter in Hausa first', async ({ payer, page, complaints }) => {
  const email = newAddress();
  await page.goto('/contact-us/message');
  await payer.waitsForTheStart();
  await page.getByLabel('A kan me?').selectOption('payment');
  await page.getByLabel('Saƙonka').fill('An cire mini kuɗi ranar Juma’a, amma ban sami rasit ba tukuna.');
  await page.getByLabel('Sunanka').fill('Ɗanlami Ƙaura');
  await page.getByLabel('Adireshin imel').fill(email);
  await page.getByRole('button', { name: 'Aika saƙon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mun sami saƙonka' })).toBeVisible();
  await payer.seesNothingCutOff();
  await hasNoBarrierInAnyLook(page);
  await expect.poll(() => subjectsTo(email), { timeout: 30_000 }).toMatch(/^Mun sami saƙonka/);
  expect(complaints).toEqual([]);
});
