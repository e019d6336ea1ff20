import type { Page } from '@playwright/test';
import type { ContentItem } from '@portal/contracts';
import { Editor } from '../actors/editor.ts';
import { expect, test } from '../actors/payer.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';
import { pageOfAStory } from '../world/page-of-a-story.ts';
import { publicPages } from '../world/public-pages.ts';

interface Visited {
  readonly links: readonly string[];
  /** Places on the page that an address can lead to. */
  readonly places: readonly string[];
  readonly problems: readonly string[];
}

async function visit(page: Page, path: string): Promise<Visited> {
  await page.goto(path);
  await startsThePage(page);
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
      places: [...document.querySelectorAll('[id]')].map(({ id }) => id),
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

/** A link to a place within a page. What the calculator keeps behind the hash is no place. */
function placesOf(links: readonly string[], path: string): readonly string[] {
  return links
    .map((link) => new URL(link, origin + path))
    .filter((url) => url.origin === origin && url.hash !== '' && url.pathname !== '/tax-calculator')
    .map(({ pathname, hash }) => pathname + hash);
}

const published: ContentItem[] = [];

/** The demonstration publishes no picture: a crawler that met none would have proved nothing about them. */
test.beforeAll(async ({ browser }) => {
  const editor = await Editor.signedIn();
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${origin}/what-we-offer`);
  const { id } = await editor.uploads(await page.screenshot({ type: 'jpeg' }), 'offer.jpg');
  await page.close();
  const text = (en: string) => ({ en, ha: `${en} (ha)` });
  const caption = text(`A picture of ${Date.now()}`);
  const image = { image: id, alt: text('What is offered') };
  const blocks = [{ kind: 'image', ...image, caption }];
  for (const content of [
    { kind: 'gallery', ...image, caption },
    { kind: 'news', title: caption, lead: text('Told in one sentence to everybody'), image, blocks },
  ]) {
    const item = await editor.call('POST', '/items', { slug: `crawled-${content.kind}-${Date.now()}`, content });
    published.push(await editor.publishes(item));
  }
});

test.afterAll(async () => {
  const editor = await Editor.signedIn();
  for (const item of published.splice(0)) await editor.withdraws(item);
});

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
    // Where a crawler starts; everything else is found by its links.
    const queue = [...(await publicPages())];
    const known = new Set(queue);
    const places = new Set<string>();
    const linked = new Map<string, string>();
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
        for (const place of visited.places) places.add(`${path}#${place}`);
        for (const place of placesOf(visited.links, path)) linked.set(place, path);
        for (const next of pathsOf(visited.links)) {
          if (known.has(next) || next.startsWith(pageOfAStory)) continue;
          known.add(next);
          queue.push(next);
        }
      });
    }
    expect(problems).toEqual({});
    const nowhere = [...linked].filter(([place]) => !places.has(decodeURIComponent(place)));
    expect(nowhere.map(([place, path]) => `${path} leads to ${place}`)).toEqual([]);
    expect(linked.size).toBeGreaterThan(5);
    for (const { slug, kind } of published) if (kind === 'news') expect([...known]).toContain(`/news/${slug}`);
  });
}

test('Going from page to page costs the content of the next one, and nothing waits on anything', async ({ page }) => {
  await page.goto('/tax-trails');
  await startsThePage(page);
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
