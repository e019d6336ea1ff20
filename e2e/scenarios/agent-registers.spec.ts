import { expect, test } from '@playwright/test';
import { Payer } from '../actors/payer.ts';
import { Registrant } from '../actors/registrant.ts';
import { demoAccount } from '../world/demo-accounts.ts';

test('An agent registers, hands in the documents over a bad line and pays the fee, on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  // Pre-registered by staff in the demonstration.
  const agent = new Registrant(page, '70000000009', 'samuel.ishaku@people.test');
  await agent.choosesCategory('Individual');
  await agent.looksUpTheNin();
  await agent.provesByPhone('2348030000009');
  await test.step('The look-up answers that this is an agent, and of which agency', async () => {
    await expect(page.getByText('You are registering as: Agent.')).toBeVisible();
    await expect(page.getByLabel('Agency', { exact: true })).toHaveValue('Arewa Agents Ltd');
    await expect(page.getByLabel('Agency RC number')).toHaveValue('RC445566');
    for (const label of ['Agency ID/number', 'Agent ID']) await expect(page.getByLabel(label)).not.toHaveValue('');
  });
  await agent.completesDetails();
  await agent.createsPassword();
  await agent.verifiesTheEmail();

  await test.step('Uploads begin with logging in, and come back to where one was', async () => {
    await agent.opens('/uploads');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await agent.entersCredentials(agent);
    await agent.isAt('/uploads');
  });

  const rows = page.locator('.ui-files > li');
  await expect(rows.first()).toBeVisible();
  const picture = { name: 'scan.png', mimeType: 'image/png', buffer: await page.screenshot() };

  await test.step('A document that did not arrive is sent again without being chosen again', async () => {
    await page.route(/\/agent-registration\/documents\//, (route) => route.abort(), { times: 1 });
    await rows.first().locator('input').first().setInputFiles(picture);
    await expect(rows.first().getByText('Not received')).toBeVisible();
    await expect(rows.first().getByRole('alert')).toContainText('The document did not arrive');
    await rows.first().getByRole('button', { name: 'Try again' }).click();
    await expect(rows.first().getByText('Received', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(rows.first()).toContainText('scan.png');
  });
  await test.step('What is no picture is refused at its row', async () => {
    const text = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await rows.nth(1).locator('input').first().setInputFiles(text);
    await expect(rows.nth(1).getByRole('alert')).toContainText('Only PNG and JPEG pictures are accepted');
    const disguised = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
    await rows.nth(1).locator('input').first().setInputFiles(disguised);
    await expect(rows.nth(1).getByRole('alert')).toContainText('Only PNG and JPEG pictures are accepted');
  });
  await test.step('A document is taken back and handed in again', async () => {
    await rows.first().getByRole('button', { name: 'Delete' }).click();
    await expect(rows.first().getByText('Not handed in yet')).toBeVisible();
  });
  await test.step('With every document there, the fee can be paid', async () => {
    const count = await rows.count();
    for (let index = 0; index < count; index += 1) {
      await rows.nth(index).locator('input').first().setInputFiles(picture);
      await expect(rows.nth(index).getByText('Received', { exact: true })).toBeVisible({ timeout: 30_000 });
    }
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    await page.waitForURL(/payment-gateways-open\?billRef=/);
  });

  const payer = new Payer(page);
  await payer.startsThePage();
  await payer.proceeds();
  await payer.paysByCard();
  await payer.seesConfirmation();
  await agent.opens('/uploads');
  await expect(page.getByText('Your registration as an agent is complete')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the receipt' })).toBeVisible();
  await expect(rows.first().getByRole('button')).toHaveCount(0);
});

test('A session that ends while a document is sent loses neither the document nor the place', async ({ page }) => {
  const agent = new Registrant(page, '70000000012', demoAccount('Agent').email);
  await agent.opens('/uploads');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await agent.entersCredentials(demoAccount('Agent'));
  await agent.isAt('/uploads');
  const row = page.locator('.ui-files > li').last();
  const expired = {
    type: '',
    title: '',
    status: 401,
    code: 'session.expired',
    message: 'Your current session is expired',
  };
  await page.route(/\/agent-registration\/documents\//, (route) => route.fulfill({ status: 401, json: expired }), {
    times: 1,
  });
  const picture = { name: 'ended.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await row.locator('input').first().setInputFiles(picture);
  await expect(
    page.getByText('Your current session is expired. You will be redirected to your homepage'),
  ).toBeVisible();
  await agent.isAt('/?a=login&routeTo=%2Fuploads');
  await agent.entersCredentials(demoAccount('Agent'));
  await agent.isAt('/uploads');
  await expect(row).toContainText('ended.png');
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.getByText('Received', { exact: true })).toBeVisible({ timeout: 30_000 });
});
