import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { hasNoBarrierInAnyLook } from '../accessibility/has-no-barrier.ts';
import { expect, test } from '../actors/payer.ts';
import { demoAccount } from '../world/demo-accounts.ts';
import { mailsTo } from '../world/machine-room.ts';

const answer = 'Your bank gave the money back on Monday. Pay the bill again with the same reference.';

/** Somebody of the office answers; their screens come with the staff areas. */
async function officerAnswers(request: APIRequestContext, reference: string): Promise<void> {
  const { email, password } = demoAccount('Tax Officer');
  const session = await request.post('/api/v1/sessions', { data: { email, password, door: 'tax-office' } });
  const { token } = await session.json();
  const headers = { authorization: `Bearer ${token}` };
  const queue = await (await request.get(`/api/v1/enquiries?criteria=${reference}`, { headers })).json();
  const { id } = queue.data[0];
  const answered = await request.post(`/api/v1/enquiries/queue/${id}/answers`, { headers, data: { text: answer } });
  expect(answered.ok()).toBe(true);
}

test('A message gets a reference, a confirmation, an answer by email, and shows how far it is', async ({
  payer,
  page,
  request,
  complaints,
}) => {
  const email = `visitor-${randomBytes(6).toString('hex')}@example.test`;
  await page.goto('/contact-us');
  await payer.startsThePage();
  await page.getByLabel('Find an office').fill('zaria city');
  await expect(page.getByText('1 office', { exact: true })).toBeVisible();
  await payer.seesNothingCutOff();
  await page.getByRole('link', { name: 'Write to the office in Zaria' }).click();
  await expect(page.getByLabel('To which office? (optional)')).toHaveValue('6');
  await page.getByLabel('What is it about?').selectOption('payment');
  await page.getByLabel('Your message').fill('I was debited on Friday and have no receipt yet.');
  await page.getByLabel('Your name').fill('Amina Bello');
  await page.getByLabel('Email address').pressSequentially('amina@');
  await page.getByRole('button', { name: 'Send the message' }).click();
  // At the first press: what is wrong with the field that was just left moves no button away.
  await expect(page.locator('main').getByRole('alert')).toContainText('Enter an email address');
  await page.getByLabel('Email address').fill(email);
  await payer.seesNothingCutOff();
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  await page.reload();
  await payer.startsThePage();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible();

  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject.split(' / ')[0]);
  await expect.poll(subjects, { timeout: 30_000 }).toContain('We have your message');
  const link = /http\S+\/contact-us\/status\?ref=KE\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  await officerAnswers(request, new URL(link).searchParams.get('ref') ?? '');
  await expect.poll(subjects, { timeout: 30_000 }).toContain('The answer to your message');

  await page.goto(link);
  await page.getByLabel('Email address').fill('eve@example.test');
  await page.getByRole('button', { name: 'Show my message' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText('We could not find a message');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Show my message' }).click();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(page.getByText(answer)).toBeVisible();
  await hasNoBarrierInAnyLook(page);
  expect(page.url()).not.toContain('example.test');
  // The refusal above is a 404, which a browser reports.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('Without a connection nothing that was typed is lost, and the message is sent once', async ({
  payer,
  page,
  context,
}) => {
  const email = `visitor-${randomBytes(6).toString('hex')}@example.test`;
  await page.goto('/contact-us/message');
  await payer.startsThePage();
  await page.getByLabel('What is it about?').selectOption('website');
  await page.getByLabel('Your message').fill('The page is hard to read in the sun.');
  await page.getByLabel('Your name').fill('Amina Bello');
  await page.getByLabel('Email address').fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText('Nothing you typed is lost');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1);
});

test('Offices are found, opened and linked to with script turned off, in a line each', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/contact-us#office-6');
  await expect(page.getByRole('link', { name: 'Write to the office in Zaria' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Write to the office/ })).toHaveCount(1);
  const lines = await page.locator('main summary').evaluateAll((all) => all.map((line) => line.clientHeight));
  expect(lines).toHaveLength(31);
  expect(Math.max(...lines)).toBeLessThanOrEqual(60);
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(44);
  await page.goto('/contact-us');
  await page.getByLabel('Find an office').fill('lere');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Saminaka' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Kawo' })).toHaveCount(0);
  // Letters in each other's place.
  await page.getByLabel('Find an office').fill('zaira');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Zaria', exact: true })).toBeVisible();
  await page.close();
});
