import { randomInt } from 'node:crypto';
import { groupReference } from '@portal/contracts';
import { hasNoBarrierInAnyLook } from '../accessibility/has-no-barrier.ts';
import { expect, test } from '../actors/payer.ts';
import { Visitor } from '../actors/visitor.ts';
import { mailsTo } from '../world/machine-room.ts';
import { staffSession } from '../world/staff.ts';

const email = `halima-${randomInt(1_000_000)}@example.test`;
const nin = `7${String(randomInt(10_000_000_000)).padStart(10, '0')}`;

test('Somebody applies to become an agent, staff approve, and anybody can check the card', async ({
  page,
  complaints,
}) => {
  const visitor = new Visitor(page);
  let reference = '';

  await test.step('a reload takes nothing away but the NIN', async () => {
    await visitor.opens('/agent-network');
    await page.getByRole('link', { name: 'Apply to become an agent' }).click();
    await visitor.sees('Apply to become an agent');
    await page.getByLabel('I apply as a person').check();
    await visitor.fills({
      'First name': 'Halima',
      'Last name': 'Sule',
      'Phone number': '0803 123 4567',
      'Town, market or street where people find you': 'Main market',
      'Years of work with customers, payments or papers': '4',
      'What have you done so far?': 'I have run a shop with a printer in Zaria for four years.',
    });
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('NIN', { exact: true }).fill(nin);
    await page.reload();
    await visitor.opens(page.url());
    await expect(page.getByLabel('First name')).toHaveValue('Halima');
    await expect(page.getByLabel('NIN', { exact: true })).toHaveValue('');
  });

  await test.step('what is missing is said in a summary that leads to the fields', async () => {
    await visitor.presses('Send the application');
    await page.getByRole('alert').getByRole('link', { name: 'Enter the eleven digits of the NIN' }).click();
    await expect(page.getByLabel('NIN', { exact: true })).toBeFocused();
    await visitor.seesNothingCutOff();
  });

  await test.step('the application is sent and answered with a reference, also by mail', async () => {
    await page.getByLabel('NIN', { exact: true }).fill(nin);
    await page.getByLabel('Local government area where you will work').selectOption({ label: 'Zaria' });
    const consent = page.getByLabel(/I agree that the service checks/);
    await consent.check();
    // The tick is white: it is seen on the green alone.
    await expect(consent).toHaveCSS('background-color', 'rgb(14, 107, 69)');
    await visitor.presses('Send the application');
    await visitor.sees('We have your application');
    await hasNoBarrierInAnyLook(page);
    reference = (
      (await page
        .getByText(/^AP[0-9A-Z ]{12,}$/)
        .first()
        .textContent()) ?? ''
    ).replaceAll(' ', '');
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), { timeout: 30_000 })
      .toContain(groupReference(reference));
  });

  const staff = await staffSession('SuperAdmin');
  const queue = (await staff.get(`/agent-applications?criteria=${reference}`)) as { data: { id: string }[] };
  const { identityCode } = await staff.post(`/agent-applications/${queue.data[0]?.id}/approval`);
  const code = String(identityCode);
  const codeOnTheCard = groupReference(code);

  await test.step('the mail has the code and says how to register', async () => {
    const texts = async () => (await mailsTo(email)).map(({ text }) => text).join();
    await expect.poll(texts, { timeout: 30_000 }).toContain(codeOnTheCard);
    const mail = (await mailsTo(email)).find(({ text }) => text.includes(codeOnTheCard));
    expect(mail?.text).toContain('?a=register');
  });

  await test.step('the applicant sees it with reference and email address', async () => {
    await visitor.opens('/agent-network/application');
    await visitor.fills({ Reference: reference.toLowerCase(), 'Email address': email });
    await visitor.presses('Show it');
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register as an agent' })).toBeVisible();
    await hasNoBarrierInAnyLook(page);
  });

  await test.step('a card is checked without script', async () => {
    await page.goto(`/agent-network/verify?code=${code.toLowerCase()}`);
    await expect(page.getByText('This is an agent of ours')).toBeVisible();
    await expect(page.getByText('Halima Sule')).toBeVisible();
    await visitor.opens('/agent-network');
    await visitor.fills({ 'Code on the card': 'KA00 0000 0000' });
    await visitor.presses('Check the code');
    await expect(page.getByText('Nobody has this code')).toBeVisible();
  });

  await test.step('a suspension is seen by the next check', async () => {
    const members = (await staff.get(`/network-members?criteria=${code}`)) as { data: { id: string }[] };
    await staff.post(`/network-members/${members.data[0]?.id}/suspension`, { reason: 'Complaints about cash' });
    await page.goto(`/agent-network/verify?code=${code}`);
    await expect(page.getByText('This card is suspended')).toBeVisible();
    await hasNoBarrierInAnyLook(page);
    await page.goto('/agent-network?q=Halima+Sule');
    await expect(page.getByText('No agent found')).toBeVisible();
  });

  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
