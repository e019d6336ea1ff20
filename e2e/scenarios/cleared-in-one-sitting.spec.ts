import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf, passDueDay } from '../world/bills.ts';
import { givenAskedFor, givenProof, givenYears } from '../world/certificates.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('A taxpayer on a phone, kept back by one bill and one year, cures both and holds the certificate in one sitting', async ({
  payer,
  page,
}) => {
  const account = await givenAccount('Individual');
  const thisYear = Number(new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' }).slice(0, 4));
  await givenProof(account.email);
  await givenYears(account.email, [thisYear - 3, thisYear - 2]);
  await passDueDay(await billOf(account.email, { naira: 12_400 }));
  await givenAskedFor(account.email);
  const person = new AccountHolder(page);

  await test.step('Given two things in the way, each with its button', async () => {
    await person.isSignedIn(account);
    await person.opens('/user/etcc');
    await expect(page.getByRole('heading', { level: 1, name: '2 things are in the way' })).toBeVisible();
    await payer.seesNothingCutOff();
  });
  await test.step('When the year is filed', async () => {
    await page.getByRole('link', { name: `File ${thisYear - 1}` }).click();
    await page.getByRole('checkbox', { name: /^I lived in Kaduna State/ }).check();
    await page.getByRole('button', { name: 'File this return' }).click();
    await person.declares('File this return');
    await expect(page).toHaveURL(/\/user\/returns\/filed\//);
  });
  await test.step('And the bill is paid', async () => {
    await person.opens('/user/etcc');
    await expect(page.getByRole('heading', { level: 1, name: 'One thing is in the way' })).toBeVisible();
    await page.getByRole('button', { name: /^Pay all ₦12,400/ }).click();
    await expect(page.getByRole('heading', { name: 'Select Payment Method' })).toBeVisible();
    await payer.proceeds();
    await payer.paysByCard();
    await payer.seesConfirmation();
  });
  await test.step('Then the certificate is there, and nobody asked again', async () => {
    await person.opens('/user/etcc');
    await expect(page.getByText('Tax clearance certificate').first()).toBeVisible();
    await expect(page.getByText(`Valid to 31 Dec ${thisYear}`)).toBeVisible();
    await payer.seesNothingCutOff();
  });
});
