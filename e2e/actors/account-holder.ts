import { expect, type Page } from '@playwright/test';
import { type DemoAccount, oneTimeCode, withOneTimeCode } from '../world/demo-accounts.ts';
import { startsThePage } from './starts-the-page.ts';

/** Somebody with an account and a browser. */
export class AccountHolder {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async opens(path: string) {
    await this.page.goto(path);
    await startsThePage(this.page);
  }

  async entersCredentials({ email, password }: Pick<DemoAccount, 'email' | 'password'>) {
    // The popup's own form waits in the page, ready made, also while it is closed.
    await this.page.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password);
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  async signsIn(account: DemoAccount, path = account.signInPath) {
    await this.opens(path);
    await this.entersCredentials(account);
    if (account.totpSecret) await withOneTimeCode(account.totpSecret, (code) => this.entersCode(code));
  }

  /** Gives the status of the answer. */
  private async entersCode(code: string): Promise<number> {
    await this.page.getByLabel('Code', { exact: true }).fill(code);
    const answer = this.page.waitForResponse((response) => response.url().endsWith('/sessions/second-factor'));
    await this.page.getByRole('button', { name: 'Continue' }).click();
    return (await answer).status();
  }

  /** At the first sign-in of a role that must have one. */
  async setsUpTheSecondFactor() {
    await this.page.getByRole('heading', { name: 'Protect your account' }).waitFor();
    const secret = (await this.page.locator('.auth-secret').allTextContents()).join('').replaceAll(' ', '');
    await this.page.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret));
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.page.getByRole('button', { name: 'I have kept them' }).click();
  }

  async isAt(address: string) {
    await expect.poll(() => new URL(this.page.url()).pathname + new URL(this.page.url()).search).toBe(address);
  }

  async logsOut() {
    await this.page.getByRole('button', { name: /^Account:/ }).click();
    await this.page.getByRole('button', { name: 'Log Out' }).last().click();
  }
}
