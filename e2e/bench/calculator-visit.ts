import { expect, type Locator, type Page } from '@playwright/test';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';
import { processorTimeOf } from './processor-time.ts';

/** What a browser takes for a key in a page of nothing else. */
const singleInput = 'data:text/html,<!doctype html><meta name=viewport content="width=device-width"><input>';

/**
 * Somebody who was never here presses the keys of a monthly salary, and typing rests after each. Gives the milliseconds of the page's
 * main thread for each key, with everything that the browser does for one, from the key to the frame after the next.
 */
export async function keysOfFirstVisit(page: Page, digits: string): Promise<readonly number[]> {
  await atSalary(page);
  return await pressSalary(page, digits);
}

/** The same on a tall screen whose keyboard covers nothing: the salary stands at its upper end, all of the totals below it. */
export async function keysAboveTotals(page: Page, digits: string): Promise<readonly number[]> {
  await page.setViewportSize({ width: 360, height: 900 });
  const salary = await atSalary(page);
  await salary.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  const taken = await pressSalary(page, digits);
  await expect(page.locator('.calculator-totals')).toBeInViewport({ ratio: 1 });
  return taken;
}

async function atSalary(page: Page): Promise<Locator> {
  await page.goto(`${origin}/tax-calculator`);
  await startsThePage(page);
  await page.waitForLoadState('networkidle');
  await income(page).waitFor({ state: 'attached' });
  const salary = page.getByLabel(/^Salary/);
  await salary.focus();
  return salary;
}

function pressSalary(page: Page, digits: string): Promise<readonly number[]> {
  return pressKeys(page, digits, (typed) =>
    income(page)
      .filter({ hasText: `₦${(Number(typed) * 12).toLocaleString('en-NG')}.00` })
      .waitFor(),
  );
}

/** Of a year: the first line of the computation. */
function income(page: Page): Locator {
  return page.locator('.calculator-line .ui-money').first();
}

/** The same keys where nothing is computed: what of them is the browser's own. */
export async function keysOfSingleInput(page: Page, digits: string): Promise<readonly number[]> {
  await page.goto(singleInput);
  await page.locator('input').focus();
  return await pressKeys(page, digits, () => Promise.resolve());
}

async function pressKeys(page: Page, digits: string, rests: (typed: string) => Promise<unknown>): Promise<number[]> {
  const processorMs = await processorTimeOf(page);
  await twoFrames(page);
  const taken: number[] = [];
  for (const [index, digit] of [...digits].entries()) {
    const before = await processorMs();
    await twoFrames(page);
    const between = await processorMs();
    await page.keyboard.down(digit);
    await twoFrames(page);
    taken.push(Math.max(0, (await processorMs()) - between - (between - before)));
    await page.keyboard.up(digit);
    await rests(digits.slice(0, index + 1));
    await twoFrames(page);
  }
  return taken;
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
