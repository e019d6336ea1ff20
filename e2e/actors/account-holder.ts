import { expect, type Page } from '@playwright/test';
import { doorOf, doorPlaces } from '@portal/contracts';
import { type DemoAccount, withOneTimeCode } from '../world/demo-accounts.ts';
import { openSession } from '../world/open-session.ts';
import { keepSession } from './kept-session.ts';
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

  /** Is signed in already, and opens where their door leads, or the path that is named. Stories about signing in use the form. */
  async comesIn(account: DemoAccount, path = doorPlaces[doorOf(account.role) ?? 'public'].landing) {
    await this.isSignedIn(account);
    await this.opens(path);
  }

  /** Signed in before the story begins, wherever it begins. */
  async isSignedIn(account: DemoAccount) {
    await keepSession(this.page, await openSession(account));
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

  async isAt(address: string) {
    await expect.poll(() => new URL(this.page.url()).pathname + new URL(this.page.url()).search).toBe(address);
  }

  /** The last look before a month or a year is filed. */
  async declares(action: string | RegExp) {
    const dialog = this.page.getByRole('dialog', { name: /^A last look before/ });
    await dialog.getByRole('checkbox', { name: /^I may file this for the taxpayer/ }).check();
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  }

  async logsOut() {
    await this.page.getByRole('button', { name: /^Account:/ }).click();
    await this.page.getByRole('button', { name: 'Log Out' }).last().click();
  }
}
