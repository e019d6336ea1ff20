import { type BrowserContext, expect, type Page } from '@playwright/test';
import { atRest, followRequests } from '../screens/at-rest.ts';
import { goesOnTo, type SignedInScreen } from '../screens/screen.ts';
import { origin } from '../world/addresses.ts';
import { signInAnew } from './sign-in-anew.ts';
import { startsThePage } from './starts-the-page.ts';

/** A page of the public site: between two screens of an area nothing of the area stands. */
const outside = '/stay-tuned';

/**
 * Somebody new of a role who goes from screen to screen as links lead. A screen begins as in a tab of its own: what was asked, typed or
 * opened before it is forgotten, but scripts and styles stay, which are most of what a tab costs.
 */
export class Walk {
  private readonly context: BrowserContext;
  private page: Page | undefined;
  private language = '';

  private constructor(context: BrowserContext) {
    this.context = context;
  }

  static async begins(context: BrowserContext, role: SignedInScreen['role']): Promise<Walk> {
    await signInAnew(context, role);
    return new Walk(context);
  }

  /** The page, at the screen's path; what its `prepare` does is still to do. */
  async opens({ path, widths, prepare, ...screen }: SignedInScreen): Promise<Page> {
    const language = screen.language ?? 'en';
    const kept = language === this.language ? await this.leaves() : undefined;
    const page = kept ?? (await this.newPage(language));
    // A state that only a wide screen has is prepared there.
    await page.setViewportSize({ width: widths?.[0] ?? 360, height: 800 });
    if (kept && path !== outside) await this.goes(page, path);
    else if (!kept) {
      await page.goto(path);
      await startsThePage(page);
    }
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (!prepare) await atRest(page);
    return page;
  }

  /** Out of the area, with nothing kept. */
  private async leaves(): Promise<Page | undefined> {
    const { page } = this;
    if (!page) return undefined;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    followRequests(page);
    await page.emulateMedia({ colorScheme: null });
    const heading = page.getByRole('heading', { level: 1 }).first();
    if (new URL(page.url()).pathname !== outside) await this.goes(page, outside);
    // Another page where a message still stands over this one, or where a busy machine did not bring the area outside in time.
    const isAway = (await heading.textContent()) === 'Stay tuned' && (await page.locator('.ui-toast').count()) === 0;
    if (isAway) await this.signsOutAndInElsewhere(page);
    return isAway ? page : undefined;
  }

  /** Until what stood there has left. */
  private async goes(page: Page, path: string) {
    const heading = page.getByRole('heading', { level: 1 }).first();
    const left = (await heading.textContent()) ?? '';
    await goesOnTo(page, path);
    await expect(heading).not.toHaveText(left);
  }

  /** What the portal forgets when it hears that another tab signed out, and in again: every answer that it kept. */
  private async signsOutAndInElsewhere(page: Page) {
    // Signed in again, the page outside asks for its own content anew: from here on nothing is kept.
    const asksAnew = page.waitForRequest(
      (request) => request.url().includes('/content/banners') && 'authorization' in request.headers(),
    );
    await page.evaluate(async (key) => {
      const session = localStorage.getItem(key) ?? '';
      const tells = () => dispatchEvent(new StorageEvent('storage', { key }));
      localStorage.removeItem(key);
      tells();
      await new Promise((resolve) => setTimeout(resolve));
      sessionStorage.clear();
      localStorage.setItem(key, session);
      tells();
    }, 'pay_kd_user');
    await asksAnew;
  }

  private async newPage(language: string): Promise<Page> {
    await this.page?.close();
    await this.context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
    this.language = language;
    this.page = await this.context.newPage();
    followRequests(this.page);
    return this.page;
  }
}
