import type { Page } from '@playwright/test';
import { expect, test } from '../actors/payer.ts';
import { origin } from '../world/addresses.ts';

/** Where a crawler starts; everything else is found by its links. */
const starts = ['/', '/about-us', '/tax-trails', '/news', '/gallery', '/faq', '/e-services'];

interface Visited {
  readonly links: readonly string[];
  readonly problems: readonly string[];
}

async function visit(page: Page, path: string): Promise<Visited> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: 30_000 });
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')];
    const described = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
    const isListed = !document.querySelector('meta[name="robots"][content="noindex"]');
    const images = [...document.querySelectorAll('img')].filter((image) => !image.getAttribute('alt'));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const { shifted, violations } = window as unknown as { shifted: number; violations: string[] };
    return {
      links,
      problems: [
        ...(headings.length === 1 ? [] : [`${headings.length} first headings`]),
        ...(document.title.includes('·') || document.title.length > 10 ? [] : [`title: ${document.title}`]),
        ...(isListed && described.length < 20 ? [`description: ${described}`] : []),
        ...images.map((image) => `no alternative text: ${image.src}`),
        ...links.filter((link) => link === '' || link === '#').map(() => 'a link to nowhere'),
        ...violations,
        ...(shifted > 0.01 ? [`the layout shifted by ${shifted}`] : []),
      ],
    };
  });
}

/** Within the portal, without query and hash; sign-in popups and files are no pages. */
function pathsOf(links: readonly string[]): readonly string[] {
  const addresses = links.map((link) => new URL(link, origin)).filter((url) => url.origin === origin);
  return addresses.map(({ pathname }) => pathname).filter((pathname) => !/\.\w+$/.test(pathname));
}

for (const language of ['en', 'ha'] as const) {
  test(`Every public page leads only to pages that exist, says what it is, and stands still, in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(300_000);
    await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
    await page.addInitScript(() => {
      const seen = Object.assign(window as unknown as { shifted: number; violations: string[] }, {
        shifted: 0,
        violations: [],
      });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        seen.violations.push(`policy: ${violatedDirective} ${blockedURI}`),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) seen.shifted += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const queue = [...starts];
    const known = new Set(queue);
    const problems: Record<string, readonly string[]> = {};
    for (const path of queue) {
      await test.step(path, async () => {
        const response = await fetch(origin + path, {
          redirect: 'manual',
          headers: { cookie: `pay_kd_lang=${language}` },
        });
        if (response.status !== 200) {
          problems[path] = [`${response.status}: ${response.headers.get('location')}`];
          return;
        }
        const visited = await visit(page, path);
        const found = [...visited.problems, ...complaints.splice(0)];
        if (found.length > 0) problems[path] = found;
        for (const next of pathsOf(visited.links)) {
          if (known.has(next)) continue;
          known.add(next);
          queue.push(next);
        }
      });
    }
    expect(problems).toEqual({});
    expect(known.size).toBeGreaterThanOrEqual(30);
  });
}

test('Going from page to page costs the content of the next one, and nothing waits on anything', async ({ page }) => {
  await page.goto('/tax-trails');
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  await page.waitForLoadState('networkidle');
  const asked: { path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    asked.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
  });
  await page.getByRole('main').getByRole('link', { name: 'Withholding Tax' }).click();
  await expect(page.getByRole('table', { name: /Rates for individuals/ })).toBeVisible();
  // Chromium looks for the icon again with every address.
  await expect
    .poll(() => asked.map(({ path }) => path).filter((path) => path !== '/favicon.svg'))
    .toEqual(['/api/v1/content/pages']);
  expect(asked.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(40_000);
  await expect(page).toHaveTitle(/^Withholding Tax/);

  await page
    .getByRole('button', { name: /Hausa|HA/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harajin da ake cirewa tun asali' })).toBeVisible();
  await expect(page).toHaveTitle(/^Harajin da ake cirewa/);
});

test('A page that is read starts nothing for three seconds; a movement starts it at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about-us');
  await page.clock.pauseAt(Date.now() + 60_000);
  const entry = page.locator('head script[type="module"]');
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(3_000);
  expect(await page.locator('head link[rel="prefetch"]').count()).toBeGreaterThan(20);
  await expect(entry).toHaveCount(0);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 140);
  await expect(entry).toHaveCount(1);

  await page.goto('/tax-benefits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(entry).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(entry).toHaveCount(1);
});
