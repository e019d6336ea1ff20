import { expect, type Locator, type Page } from '@playwright/test';
import { mailsTo } from '../world/machine-room.ts';
import { AccountHolder } from './account-holder.ts';

/** Somebody without an account, with a NIN, a phone and an e-mail address. Selectors live here and nowhere else. */
export class Registrant extends AccountHolder {
  readonly nin: string;
  readonly email: string;
  readonly password = 'Harmattan-2026';
  /** What this person has pressed on the way: fields, choices, buttons and links, as one does on a phone. */
  taps = 0;
  readonly screens: string[] = [];

  constructor(page: Page, nin: string, email = `p${nin}@people.test`) {
    super(page);
    this.nin = nin;
    this.email = email;
  }

  /** A number of the sandbox's register that nobody has used in this world. */
  static anyNin(): string {
    return `71${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  }

  private async presses(screen: string, press: () => Promise<unknown>) {
    this.taps += 1;
    if (this.screens.at(-1) !== screen) this.screens.push(screen);
    await press();
  }

  async choosesCategory(name: string) {
    await this.opens('/?a=register');
    const choice = this.page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
    await this.presses('category', () => choice.first().getByRole('link', { name: 'Select' }).click());
    await this.seesHeading(`Register: ${name}`);
  }

  async seesHeading(name: string) {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: 30_000 });
  }

  async looksUpTheNin() {
    const field = this.page.getByLabel('National Identification Number (NIN)');
    await this.presses('NIN', () => field.fill(this.nin));
    await this.presses('NIN', () => this.page.getByRole('button', { name: 'Continue' }).click());
  }

  /** The newest code that reached the phone. */
  async readsTheCode(phone: string): Promise<string> {
    const codeOf = async () => (await mailsTo(phone)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    await expect.poll(codeOf, { timeout: 30_000 }).toBeTruthy();
    return (await codeOf()) ?? '';
  }

  async provesByPhone(phone = `23480${this.nin.slice(-8)}`) {
    await this.seesHeading('Prove that it is you');
    const code = await this.readsTheCode(phone);
    // The sixth digit goes on by itself.
    await this.presses('code', () => this.page.getByLabel('Code', { exact: true }).fill(code));
    await this.seesHeading('Complete Registration');
  }

  async completesDetails() {
    const { page } = this;
    await expect(page.getByLabel('State', { exact: true })).toBeVisible();
    await this.presses('details', () => page.getByLabel('Occupation').fill('Tailor'));
    await this.presses('details', () => page.getByLabel('State', { exact: true }).selectOption('Kaduna'));
    await this.presses('details', () => page.getByLabel('City (LGA)').selectOption({ index: 1 }));
    await this.presses('details', () => page.getByLabel('Address 1').fill('5 Emir Road'));
    await this.presses('details', () => page.getByRole('button', { name: 'Next' }).click());
    await this.seesHeading('Create password');
  }

  /** What somebody types who has no code and knows the person of the sandbox's register: numbers on 40123 are Musa Audu's. */
  async typesWhoMusaIs() {
    const { page } = this;
    await this.seesHeading('Complete Registration');
    await page.getByLabel('First name').fill('Musa');
    await page.getByLabel('Last name').fill('Audu');
    await page.getByLabel('Email', { exact: true }).fill(this.email);
    await page.getByLabel('Phone number').fill('08031234567');
    await page.getByLabel('Date of birth').fill('12021980');
    await page.getByLabel('Gender').selectOption('Male');
    await page.getByLabel('Nationality').fill('Nigerian');
  }

  async createsPassword() {
    const { page } = this;
    await this.presses('password', () => page.getByLabel('Password', { exact: true }).fill(this.password));
    await this.presses('password', () => page.getByLabel('Confirm password').fill(this.password));
    await this.presses('password', () => page.getByRole('button', { name: 'Complete registration' }).click());
    await this.seesHeading('Email Verification Sent');
  }

  /** Presses Tab until the target has the focus; every stop on the way must be visible. */
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

  async readsTheVerificationLink(): Promise<string> {
    const linkOf = async () =>
      (await mailsTo(this.email)).map(({ text }) => /\/verify_email\?token=\S+/.exec(text)?.[0]).find(Boolean);
    await expect.poll(linkOf, { timeout: 30_000 }).toBeTruthy();
    return (await linkOf()) ?? '';
  }

  async verifiesTheEmail() {
    const link = await this.readsTheVerificationLink();
    await this.presses('email', () => this.page.goto(link));
    this.screens.push('verified');
    await this.seesHeading('Email Verified');
  }

  async logsIn() {
    await this.page.getByRole('link', { name: 'Login' }).click();
    await this.entersCredentials(this);
  }
}
