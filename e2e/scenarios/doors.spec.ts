import { expect, test } from '@playwright/test';
import { doorOf, doorPlaces, doors, otherDoorOf, type Role } from '@portal/contracts';
import { AccountHolder } from '../actors/account-holder.ts';
import { demoAccount } from '../world/demo-accounts.ts';

/** One of each kind: who has the same door is sent away alike. */
const kinds: readonly Role[] = [
  'Individual',
  'Admin',
  'SuperAdmin',
  'Governor',
  'Expert System',
  'MDA User',
  'Tax Officer',
];

for (const door of doors) {
  test(`The ${door} door opens for none of the other kinds: right password, no session, sent where they belong`, async ({
    page,
  }) => {
    const person = new AccountHolder(page);
    for (const role of kinds.filter((kind) => doorOf(kind) !== door)) {
      await test.step(role, async () => {
        await person.opens(doorPlaces[door].path);
        await person.entersCredentials(demoAccount(role));
        await person.isAt(otherDoorOf(door, role));
        expect(await page.evaluate(() => localStorage.getItem('pay_kd_user'))).toBeNull();
      });
    }
  });
}

test('Nobody is led out of the portal, nor to where they may not enter, by an address they were given', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  const addresses = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/admin/settings',
  ];
  for (const routeTo of addresses) {
    await test.step(routeTo, async () => {
      await person.signsIn(demoAccount('Individual'), `/?${new URLSearchParams({ a: 'login', routeTo })}`);
      await person.isAt('/user/dashboard');
      await person.logsOut();
      await person.isAt('/');
    });
  }
});

test('Routes of other roles send home with a sentence, whatever the local state says', async ({ page }) => {
  const person = new AccountHolder(page);
  await person.isSignedIn(demoAccount('MDA User'));
  for (const path of ['/admin', '/sadmin', '/sadmin/settings', '/gov-dashboard', '/expert-system', '/user/settings']) {
    await page.goto(path);
    await person.isAt('/');
    await expect(page.getByText('That page is not open to your account')).toBeVisible();
  }
  await page.goto('/mda/settings');
  await person.isAt('/mda/settings');
});
