import type { Browser, Page } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf } from '../world/bills.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** In a browser of their own. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
}

test('An agent takes a client’s code, switches to them, pays for them, and reaches nobody without consent', async ({
  payer,
  page,
  browser,
}) => {
  const [clientAccount, strangerAccount, agentAccount] = [
    await givenAccount('Individual'),
    await givenAccount('Individual'),
    await givenAccount('Agent'),
  ];
  await billOf(clientAccount.email, { naira: 8_400, description: 'Levy of the client' });
  const foreign = await billOf(strangerAccount.email, { naira: 5_100 });
  const client = new AccountHolder(await elsewhere(browser));
  const agent = new AccountHolder(page);
  let link = '';

  await test.step('Given a client who lets them see, raise and pay invoices', async () => {
    await client.comesIn(clientAccount, '/user/settings');
    await client.page.getByRole('button', { name: 'Let somebody act for you' }).click();
    const people = client.page.getByRole('region', { name: 'Who acts for you' });
    await people.getByRole('textbox', { name: 'For whom' }).fill('My agent');
    await client.page.getByLabel('What they may do').selectOption({ label: 'See them, and raise and pay invoices' });
    await client.page.getByRole('button', { name: 'Make a code' }).click();
    link = (await client.page.getByText(/\/user\/clients#/).textContent()) ?? '';
  });

  await test.step('When the agent opens the link and accepts', async () => {
    // Before signing in, as a link in a message is opened.
    await agent.opens(link.trim());
    await agent.entersCredentials(agentAccount);
    await agent.isAt('/user/clients');
    await page.getByRole('button', { name: 'See what it allows' }).click();
    await expect(page.getByText('Hauwa Sani lets you act:')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Act for them' }).click();
    await payer.seesNothingCutOff();
  });

  await test.step('Then whose account it is stands over every screen, and the bill is paid for the client', async () => {
    await agent.opens('/user/dashboard');
    await expect(page.getByText(/Hauwa Sani/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You owe now' })).toBeVisible();
    await expect(page.getByText('8,400.00').first()).toBeVisible();
    await payer.seesNothingCutOff();
    await payer.choosesToPay();
    await payer.proceeds();
    await payer.paysByCard();
    await payer.seesConfirmation();
  });

  await test.step('And nobody is reached without consent, also while acting', async () => {
    await agent.opens(`/user/payment_summary?billReference=${foreign.reference}`);
    await expect(page.getByRole('heading', { name: 'There is no such bill in your name' })).toBeVisible();
  });

  await test.step('And the client has the receipt, sees who acted, and withdraws', async () => {
    await client.opens('/user/payment-history');
    await expect(client.page.getByText('8,400.00').filter({ visible: true }).first()).toBeVisible();
    await client.opens('/user/settings');
    await client.page
      .getByRole('region', { name: 'Who acts for you' })
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await expect(client.page.getByText('Withdrawn: they reach nothing of yours any more')).toBeVisible();
  });

  await test.step('From then on the agent sees their own account alone', async () => {
    await agent.opens('/user/clients');
    await expect(page.getByText('You act for nobody yet.')).toBeVisible();
    await agent.opens('/user/dashboard');
    await expect(page.getByText('8,400.00')).toHaveCount(0);
  });
});
