import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { signInAnew } from '../actors/sign-in-anew.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';
import type { Screen, SignedInScreen } from './screen.ts';

const looksAt = (widths: readonly number[]) =>
  widths.flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));
const usualWidths = [360, 1280];
type Look = ReturnType<typeof looksAt>[number];

export interface Pictures {
  readonly name: string;
  readonly files: readonly string[];
}

/** Takes the pictures of screens and counts what could not be taken. */
export class Photographer {
  private readonly browser: Browser;
  private readonly folder: string;
  readonly taken: Pictures[] = [];
  failed = 0;

  constructor(browser: Browser, folder: string) {
    this.browser = browser;
    this.folder = folder;
  }

  async visits(screen: Screen): Promise<void> {
    await this.inContext(async (context) => {
      if (screen.language) await context.addCookies([{ name: 'pay_kd_lang', value: screen.language, url: origin }]);
      await this.takesEachLook(context, screen);
    });
  }

  /** Signing in takes longer than looking: once for a role. */
  async visitsSignedIn(role: Role, screens: readonly SignedInScreen[]): Promise<void> {
    await this.trying(role, () =>
      this.inContext(async (context) => {
        await signInAnew(context, role);
        for (const screen of screens) {
          await context.addCookies([{ name: 'pay_kd_lang', value: screen.language ?? 'en', url: origin }]);
          await this.takesEachLook(context, screen);
        }
      }),
    );
  }

  /** Loaded once: width and scheme change nothing but the style sheet's answers. */
  private async takesEachLook(context: BrowserContext, screen: Screen) {
    const files: string[] = [];
    await this.trying(screen.name, async () => {
      const page = await context.newPage();
      await bringInto(page, screen);
      for (const look of looksAt(screen.widths ?? usualWidths).filter(
        ({ width }) => width < 640 || !screen.isForPhones,
      )) {
        await page.setViewportSize({ width: look.width, height: 800 });
        await page.emulateMedia({ colorScheme: look.scheme });
        files.push(await this.takes(page, screen, look));
      }
      await page.close();
    });
    this.taken.push({ name: screen.name, files });
    console.log(screen.name);
  }

  private async takes(page: Page, { name }: Screen, { width, scheme }: Look): Promise<string> {
    const file = `${name.replace(/[^\w]+/g, '-')}.${width}.${scheme}.png`;
    const fullPage = !(await standsOverThePage(page));
    if (fullPage) await layOutFromTheTop(page);
    await page.screenshot({ path: join(this.folder, file), fullPage, animations: 'disabled' });
    return file;
  }

  /** One screen's failure is no reason to go without the others. */
  private async trying(what: string, work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      this.failed += 1;
      console.error(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Closed again, whatever becomes of the work. */
  private async inContext(work: (context: BrowserContext) => Promise<void>) {
    const [first] = looksAt(usualWidths);
    const context = await this.browser.newContext({
      viewport: { width: first?.width ?? 360, height: 800 },
      colorScheme: first?.scheme ?? 'light',
      baseURL: origin,
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(15_000);
    try {
      await work(context);
    } finally {
      await context.close();
    }
  }
}

/** What stands over the page belongs to the window: in a picture of the whole page it would stand anywhere. */
function standsOverThePage(page: Page): Promise<boolean> {
  const overlays = [
    page.getByRole('dialog'),
    page.locator('.ui-toast'),
    page.locator('.ui-full-spinner'),
    page.locator('iframe'),
    page.getByText(/^No connection/),
  ];
  return overlays
    .reduce((any, each) => any.or(each))
    .filter({ visible: true })
    .first()
    .isVisible();
}

/** Headers that stay in sight are at the top, and what is far below, laid out for who scrolls there, has its words. */
function layOutFromTheTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

async function bringInto(page: Page, { path, prepare }: Screen) {
  await page.goto(path);
  await startsThePage(page);
  if (/[?&]a=/.test(path)) await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  await prepare?.(page);
}
