import { randomBytes, randomInt } from 'node:crypto';
import { hasNoBarrierInAnyLook } from '../accessibility/has-no-barrier.ts';
import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';
import { database } from '../world/database.ts';
import { mailsTo } from '../world/machine-room.ts';

const newAddress = () => `visitor-${randomBytes(6).toString('hex')}@example.test`;
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject).join('\n');

test.beforeEach(({ context }) => context.addCookies([{ name: 'pay_kd_lang', value: 'ha', url: origin }]));

test('In Hausa a consultation is booked, and its mail is in Hausa first', async ({ payer, page, complaints }) => {
  const email = newAddress();
  await page.goto('/consult-connect');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await page.getByLabel('A kan me?').selectOption('paye');
  await page.getByLabel('A ofishin haraji').check();
  await page.getByLabel('Wane ofishi?').selectOption('6');
  await page.getByRole('button', { name: 'Duba lokutan da ake da su' }).click();
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

test('In Hausa a message gets its reference, and a mail in Hausa first', async ({ payer, page, complaints }) => {
  const email = newAddress();
  await page.goto('/contact-us/message');
  await payer.startsThePage();
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

test('In Hausa somebody applies to become an agent, and follows it', async ({ payer, page, complaints }) => {
  const email = newAddress();
  await page.goto('/agent-network');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await page.getByRole('link', { name: 'Nemi zama wakili' }).click();
  await payer.startsThePage();
  await page.getByRole('button', { name: 'Aika buƙatar' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Shigar da lambobi goma sha ɗaya na NIN' }).click();
  await payer.seesNothingCutOff();
  await page.getByLabel('Ina nema da kaina').check();
  const answers = {
    'Suna na farko': 'Ɗanlami',
    'Sunan mahaifi': 'Ƙaura',
    NIN: `7${String(randomInt(10_000_000_000)).padStart(10, '0')}`,
    'Adireshin imel': email,
    'Lambar waya': '0803 123 4567',
    'Gari, kasuwa ko titin da za a same ka': 'Babbar kasuwa',
    'Shekarun aiki da abokan ciniki, biyan kuɗi ko takardu': '4',
    'Me ka yi zuwa yanzu?': 'Ina da shago mai na’urar bugawa a Zariya tun shekara huɗu.',
  };
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  await page.getByLabel('Ƙaramar hukumar da za ka yi aiki').selectOption({ label: 'Zaria' });
  await page.getByLabel(/Na yarda hukuma ta bincika/).check();
  await page.getByRole('button', { name: 'Aika buƙatar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mun karɓi buƙatarka' })).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  await expect.poll(() => subjectsTo(email), { timeout: 30_000 }).toMatch(/^Mun karɓi buƙatarka/);
  const [, reference = ''] = /(AP\w\w \w{4} \w{4})/.exec(await subjectsTo(email)) ?? [];

  await page.goto('/agent-network/application');
  await payer.startsThePage();
  await page.getByLabel('Lambar bi-diddigi', { exact: true }).fill(reference);
  await page.getByLabel('Adireshin imel').fill(email);
  await page.getByRole('button', { name: 'Nuna ta' }).click();
  await expect(page.getByText('An karɓa', { exact: true })).toBeVisible();
  await payer.seesNothingCutOff();
  expect(complaints).toEqual([]);
});

test('In Hausa a mast and fibre are declared, and the bill comes in Hausa', async ({ payer, page, complaints }) => {
  const email = newAddress();
  await page.goto('/communication-infrastructure-assessment-portal');
  await page.getByRole('link', { name: 'Bayyana mast, hasumiya da fiber' }).click();
  await payer.startsThePage();
  const fills = async (answers: Readonly<Record<string, string>>) => {
    for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  };
  await fills({
    'Sunan kamfani': 'Savanna Towers Limited',
    'Lambar CAC': 'RC123456',
    'Wa za mu iya tambaya?': 'Ɗanlami Ƙaura',
    'Adireshin imel': email,
    'Lambar waya': '08031234567',
    'Adireshin kamfani': 'Titin Kanta 4, Kaduna',
  });
  await page.getByRole('button', { name: 'Ci gaba' }).click();
  await page.getByRole('button', { name: 'Ƙara wuri' }).click();
  await page.getByLabel('Mene ne?').selectOption({ label: 'Mast' });
  await page.getByLabel('Ƙaramar hukuma').selectOption({ label: 'Kaduna North' });
  await page.getByLabel('Wuta', { exact: true }).selectOption({ label: 'Hasken rana' });
  await fills({
    'Sunan wurin ko lambarsa a wurinka': 'KAD-9',
    Wuri: 'Ungwan Rimi',
    'Tsawo a mita': '45',
    'Sauran kamfanonin da ke kansa': '0',
  });
  await page.getByRole('button', { name: 'Ajiye wannan wuri' }).click();
  await expect(page.getByRole('heading', { name: 'KAD-9' })).toBeVisible();
  await page.getByRole('button', { name: 'Nuna lissafin' }).click();
  const declare = page.getByRole('button', { name: /^Bayyana ka sami bil na ₦/ });
  await expect(declare).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  await declare.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bil ɗinka ya shirya' })).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  await expect.poll(() => subjectsTo(email), { timeout: 30_000 }).toMatch(/^Bayaninka da bil ɗinsa/);

  await page.getByRole('link', { name: /^Biya ₦/ }).click();
  await page.waitForURL(/payment_summary_open/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect(page.getByText('Savanna Towers Limited').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('In Hausa one box tells a genuine card and a paper nobody issued', async ({ payer, page, complaints }) => {
  const { rows } = await (await database()).query<{ code: string; name: string }>(
    `select code, name from network_members
     where kind = 'collector' and suspended_at is null and valid_until > now() limit 1`,
  );
  const [collector] = rows;
  if (!collector) throw new Error('The demonstration has no collector');
  const asks = async (written: string) => {
    await page.goto('/');
    await payer.startsThePage();
    await page.getByLabel('Lambar bil', { exact: true }).fill(written);
    await page.getByRole('button', { name: 'Nemo bil ɗina' }).click();
  };
  await asks(collector.code);
  await expect(page.getByText('Wannan mai karɓar haraji ne namu')).toBeVisible();
  await expect(page.getByText(collector.name)).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  await asks('KA00 0000 0000');
  await expect(page.getByText('Babu mai wannan lamba')).toBeVisible();
  await payer.seesNothingCutOff();
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
