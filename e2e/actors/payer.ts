import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Bill } from '../world/bills.ts';
import { disagreements } from '../world/books.ts';
import { givenProviderFault } from '../world/machine-room.ts';
import { hasStarted, startsThePage } from './starts-the-page.ts';

const approvedCard = { number: '5178 6810 0000 0002', expiry: '05/30', cvv: '000', otp: '123456' };

/** Somebody with a bill and a phone. What a payer can do, in a payer's words; selectors live here and nowhere else. */
export class Payer {
  readonly page: Page;
  readonly declinedCard = { number: '5178 6810 0000 0010', expiry: '05/30', cvv: '000' };
  constructor(page: Page) {
    this.page = page;
  }

  private get widget(): FrameLocator {
    return this.page.frameLocator('iframe').first();
  }

  async opensTheHomePage() {
    await this.page.goto('/');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Counts what has to be pressed, ours and the provider's; what is typed is not pressed. */
  async countsPresses(): Promise<() => number> {
    let presses = 0;
    await this.page.exposeFunction('pressed', () => {
      presses += 1;
    });
    await this.page.addInitScript(() => {
      const told = window as unknown as { pressed: () => void };
      addEventListener('click', (event) => event.isTrusted && told.pressed(), true);
    });
    return () => presses;
  }

  async findsBill(typed: string) {
    await this.page.getByLabel('Bill reference', { exact: true }).fill(typed);
    await this.page.getByRole('button', { name: 'Find my bill' }).click();
    await this.page.waitForURL(/payment_summary_open/);
  }

  async opensBill(bill: Bill) {
    await this.page.goto(`/payment_summary_open?billReference=${bill.reference}`);
    await expect(this.page.getByText(bill.payerName).first()).toBeVisible();
  }

  async choosesToPay() {
    await this.page
      .getByRole('link', { name: /^(Pay ₦|Continue to payment)/ })
      .first()
      .click();
    await expect(this.page.getByRole('heading', { name: 'Select Payment Method' })).toBeVisible();
  }

  async proceeds() {
    await this.page.getByRole('button', { name: 'Proceed to payment' }).click();
    await this.seesTheWidget();
  }

  async entersCard(card: { number: string; expiry: string; cvv: string } = approvedCard) {
    await this.widget.getByRole('link', { name: /card/i }).first().click();
    await this.widget.getByLabel('Card number').fill(card.number);
    await this.widget.getByLabel('Expiry (MM/YY)').fill(card.expiry);
    await this.widget.getByLabel('CVV').fill(card.cvv);
    await this.widget.getByRole('button', { name: 'Continue' }).click();
  }

  async passesTheOneTimeCode() {
    await this.widget.getByLabel('One-time code (OTP)').fill(approvedCard.otp);
    await this.widget.getByRole('button', { name: /^Pay / }).click();
  }

  async paysByCard() {
    await this.entersCard();
    await this.passesTheOneTimeCode();
  }

  async seesTheWidget(timeoutMs = 30_000) {
    await expect(this.widget.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible({
      timeout: timeoutMs,
    });
  }

  async seesTheCardRefused() {
    await expect(this.widget.getByRole('heading', { name: /Payment not completed/ })).toBeVisible();
  }

  async triesAgainInTheWidget() {
    await this.widget.getByRole('link', { name: 'Try again' }).click();
  }

  async choosesGateway(name: 'bank' | 'remita' | 'interswitch') {
    await this.page.getByRole('radio', { name: new RegExp(name, 'i') }).check();
  }

  async readsTheRrr(): Promise<string> {
    const quoted = this.page.getByText(/^\d{4}\s?\d{4}\s?\d{4}$/).first();
    await expect(quoted).toBeVisible();
    return ((await quoted.textContent()) ?? '').replace(/\D/g, '');
  }

  /** The same person on another page. */
  comesBackIn(page: Page): Payer {
    return new Payer(page);
  }

  providerKeepsSilentAbout(rrr: string): Promise<void> {
    return givenProviderFault({ match: { op: 'remita.notify', ref: rrr }, times: 'always', fault: { type: 'drop' } });
  }

  async seesConfirmation() {
    await expect(this.page.getByText('Payment Confirmed').first()).toBeVisible({ timeout: 70_000 });
  }

  async continuesToTheReceipt() {
    await this.page.getByRole('button', { name: 'Open receipt' }).click();
  }

  async seesReceipt(bill: Bill) {
    await expect(this.page.getByRole('heading', { level: 1, name: /Receipt/ })).toBeVisible({ timeout: 30_000 });
    await expect(this.page.getByText(/KDR-\d{4}-\d{8}/).first()).toBeVisible();
    await expect(this.page.getByText(bill.payerName).first()).toBeVisible();
  }

  /** Presses Tab until the target has the focus, as somebody without a mouse does; every stop on the way must be visible. */
  async tabsTo(target: Locator) {
    for (let stops = 0; stops < 60; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        await expect(target).toBeInViewport();
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not get there');
  }

  async verifies(typed: string) {
    await this.page.getByLabel(/^Reference, receipt number/).fill(typed);
    await this.page.getByRole('button', { name: 'Verify', exact: true }).click();
  }

  /** The page answers to touch and keys from here on: script came after what it shows. */
  /** Touches the page that just came. */
  async startsThePage() {
    await startsThePage(this.page);
  }

  /** Reads the page that just came, and touches nothing. */
  async waitsForTheStart() {
    await hasStarted(this.page);
  }

  /** Nothing is wider than the screen, at whatever width the screen is. */
  async seesNothingCutOff() {
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

interface Complaints {
  /** Console errors, page errors and policy violations, which no story may produce. */
  readonly complaints: string[];
}

export const test = base.extend<{ payer: Payer; booksAgree: undefined } & Complaints>({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
  payer: async ({ page }, use) => {
    await use(new Payer(page));
  },
  // After every story with money: what the provider really did against our books.
  booksAgree: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      await use(undefined);
      expect(await disagreements()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
