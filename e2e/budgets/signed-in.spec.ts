import { expect, test } from '@playwright/test';
import { doorOf, doorPlaces, type Role } from '@portal/contracts';
import { signInAnew } from '../actors/sign-in-anew.ts';
import { limits } from './limits.ts';
import { coldScriptBytes } from './signed-in-script.ts';

/** Besides the screen where somebody comes in. */
const also: Readonly<Partial<Record<Role, readonly string[]>>> = { SuperAdmin: ['/admin/invoice-reports'] };
const roles: readonly Role[] = ['SuperAdmin', 'Governor', 'Expert System', 'MDA User', 'Tax Officer', 'Individual'];

test('The first screen of every area, and the admin’s report, cost little script when nothing is kept', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const cost: Record<string, number> = {};
  for (const role of roles) {
    await test.step(role, async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await signInAnew(context, role);
      const { landing } = doorPlaces[doorOf(role) ?? 'public'];
      for (const address of [landing, ...(also[role] ?? [])])
        cost[address] = await coldScriptBytes(await context.newPage(), address);
      await context.close();
    });
  }
  const most: Readonly<Record<string, number>> = limits.signedInScriptKb;
  const tooMuch = Object.entries(cost).filter(([address, bytes]) => bytes > (most[address] ?? 0) * 1000);
  expect(Object.fromEntries(tooMuch)).toEqual({});
  // Less cannot be: then it was kept after all.
  expect(Math.min(...Object.values(cost))).toBeGreaterThan(80_000);
});
