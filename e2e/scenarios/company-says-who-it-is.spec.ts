import { expect, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';

test('A company says who it is before it gets a bill; the bill is in its name, and says that nobody has confirmed it', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  await person.comesIn(await givenAccount('Corporate'), '/?a=login&routeTo=mda-collections');
  const bill = page.getByRole('dialog', { name: 'Get a bill from an MDA' });
  const asksForABill = async () => {
    const mda = bill.getByLabel('Ministry, department or agency');
    await expect(mda.locator('option')).not.toHaveCount(1);
    await mda.selectOption({ index: 1 });
    await bill.getByLabel('What you pay for').selectOption({ index: 1 });
    await bill.getByLabel('Amount in naira').fill('12,500');
    await bill.getByRole('button', { name: 'Get the bill' }).click();
  };
  await asksForABill();
  await expect(page.getByText('Say first which organisation you act for')).toBeVisible();

  await page.goto('/user/settings');
  const organisation = page.getByRole('region', { name: 'Organisation' });
  await organisation.getByLabel('Name, as on the certificate').fill('Arewa Mills Ltd');
  await organisation.getByLabel('RC or BN number').fill(`rc ${Date.now() % 10_000_000}`);
  await organisation.getByLabel('Industry').selectOption({ index: 1 });
  await organisation.getByLabel('Email of the organisation').fill('office@mills.example.test');
  await organisation.getByLabel('Telephone of the organisation').fill('0803 123 4567');
  await organisation.getByLabel('Address of the organisation').fill('4 Zaria Road, Kaduna');
  await organisation.getByRole('button', { name: 'Save the organisation' }).click();
  await expect(organisation.getByText('Not confirmed', { exact: true })).toBeVisible();

  await page.goto('/?a=login&routeTo=mda-collections');
  await asksForABill();
  await bill.getByRole('link', { name: 'Open and pay the bill' }).click();
  await expect(page.getByText('Arewa Mills Ltd').first()).toBeVisible();
  await expect(page.getByText('Not confirmed by a tax office').first()).toBeVisible();
  // The owner sees it in full, once the page knows who is here.
  await expect(page.getByText('office@mills.example.test')).toBeVisible();
});
