import type { Page } from '@playwright/test';
import { startsThePage } from '../actors/starts-the-page.ts';
import type { DemoBills } from '../world/demo-bills.ts';
import type { Screen } from './screen.ts';

const files = /\/releases\/payments\//;

async function opens(page: Page, path: string, message: RegExp) {
  await page.goto(path);
  await startsThePage(page);
  await page.getByText(message).waitFor({ timeout: 15_000 });
}

/** An area that cannot be shown, within a portal that works. */
export function areaScreens(bills: DemoBills): readonly Screen[] {
  const path = `/payment-gateways-open?billRef=${bills.unpaid}`;
  return [
    {
      name: 'area, missing',
      path: '/about-us',
      prepare: async (page) => {
        await page.route(files, (route) => route.abort());
        await opens(page, path, /could not be found on our servers/);
      },
    },
    {
      name: 'area, missing after two tries',
      path: '/about-us',
      prepare: async (page) => {
        await page.route(files, (route) => route.abort());
        await opens(page, path, /could not be found on our servers/);
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('button', { name: 'Load the page again' }).waitFor();
      },
    },
    {
      name: 'area, slow',
      path: '/about-us',
      prepare: async (page) => {
        await page.route(files, () => {});
        await opens(page, path, /is taking too long to arrive/);
      },
    },
  ];
}
