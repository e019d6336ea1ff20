import { expect, type Page } from '@playwright/test';
import { startsThePage } from './starts-the-page.ts';

/** Somebody without an account who uses a service of the public site. */
export class Visitor {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async opens(path: string) {
    await this.page.goto(path);
    await startsThePage(this.page);
  }

  async fills(answers: Readonly<Record<string, string>>) {
    for (const [label, answer] of Object.entries(answers))
      await this.page.getByLabel(label, { exact: true }).fill(answer);
  }

  async presses(name: string | RegExp) {
    await this.page.getByRole('button', { name }).click();
  }

  async sees(heading: string) {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 30_000 });
  }

  /** Nothing is wider than the screen. */
  async seesNothingCutOff() {
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}
