import type { BrowserContext } from '@playwright/test';
import { doorOf, doorPlaces, type Role } from '@portal/contracts';
import { givenAccount } from '../world/accounts.ts';
import { AccountHolder } from './account-holder.ts';

/** Signs the browser in as somebody new with this role, who sets up the second factor where the role must have one. */
export async function signInAnew(context: BrowserContext, role: Role): Promise<void> {
  const page = await context.newPage();
  const person = new AccountHolder(page);
  await person.signsIn(await givenAccount(role));
  const door = doorOf(role);
  if (role === 'SuperAdmin' || role === 'Governor') await person.setsUpTheSecondFactor();
  await person.isAt(door ? doorPlaces[door].landing : '/');
  await page.close();
}
