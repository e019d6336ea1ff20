import type { BrowserContext } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { givenAccount } from '../world/accounts.ts';
import { openSession } from '../world/open-session.ts';
import { keepSession } from './kept-session.ts';

/** The browser belongs to somebody new with this role, who is signed in, with a second factor where the role must have one. */
export async function signInAnew(context: BrowserContext, role: Role): Promise<void> {
  const page = await context.newPage();
  await keepSession(page, await openSession(await givenAccount(role)));
  await page.close();
}
