import { expect, test } from '@playwright/test';
import { origin } from '../world/addresses.ts';
import { publicPages } from '../world/public-pages.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

async function thingsOn(path: string): Promise<{ readonly html: string; readonly things: readonly Thing[] }> {
  const html = await (await fetch(origin + path)).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return { html, things: JSON.parse(data)['@graph'] ?? [] };
}

/** What stands in `url`, `item`, `@id` and `contentUrl`, at any depth. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && /^(?:url|item|@id|contentUrl)$/.test(key) ? [part] : addressesIn(part),
  );
}

const further: Readonly<Record<string, string>> = {
  '/faq': 'FAQPage',
  '/tax-calculator': 'WebApplication',
  '/contact-us': 'GovernmentOffice',
};

test('Every public page says what it is in words that search engines know, and names itself', async () => {
  for (const path of await publicPages()) {
    const { html, things } = await thingsOn(path);
    const kinds = new Set(things.map((thing) => thing['@type']));
    // The page of the upgrade asks not to be listed.
    if (/<meta name="robots" content="noindex">/.test(html)) continue;
    expect([...kinds], path).toEqual(expect.arrayContaining(['WebSite', 'GovernmentOrganization', 'WebPage']));
    expect(html, path).toContain(`<link rel="canonical" href="${origin}${path}">`);
    expect(
      addressesIn(things).filter((address) => !address.startsWith(`${origin}/`)),
      path,
    ).toEqual([]);
    if (further[path]) expect([...kinds], path).toContain(further[path]);
    if (path.split('/').length > 2) expect([...kinds], path).toContain('BreadcrumbList');
    if (path.startsWith('/news/')) expect([...kinds], path).toContain('NewsArticle');
  }
});

test('Nothing is said to search engines that a reader does not see', async ({ page }) => {
  const { things } = await thingsOn('/faq');
  const faq = things.find((thing) => thing['@type'] === 'FAQPage');
  const questions = (faq?.mainEntity ?? []) as readonly { name: string }[];
  expect(questions.length).toBeGreaterThan(10);
  await page.goto('/faq');
  for (const { name } of questions) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  const trail = (await thingsOn('/tax-trails/mining')).things.find((thing) => thing['@type'] === 'BreadcrumbList');
  await page.goto('/tax-trails/mining');
  const [above] = (trail?.itemListElement ?? []) as readonly { name: string; item: string }[];
  await page
    .locator('main')
    .getByRole('link', { name: above?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(above?.item ?? '');

  const offices = (await thingsOn('/contact-us')).things.filter((thing) => thing['@type'] === 'GovernmentOffice');
  expect(offices).toHaveLength(31);
  // The hours of the demonstration are examples, and say so on the page alone.
  expect(offices.filter((office) => 'openingHoursSpecification' in office)).toEqual([]);
});

test('Search engines may fetch the pictures and lists that pages show, and nobody’s affairs', async () => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verdict, start = '']) => ({
    verdict,
    start,
  }));
  /** The longest rule that fits decides (RFC 9309). */
  const mayFetch = (path: string) => {
    const [rule] = rules
      .filter(({ start }) => path.startsWith(start))
      .sort((one, other) => other.start.length - one.start.length);
    return rule?.verdict !== 'Disallow';
  };
  const shown = ['/faq', '/api/v1/content/pictures/a/640.jpeg', '/api/v1/content/search-documents'];
  for (const path of [...shown, '/api/v1/lookups/tax-offices', '/releases/shell/a.js'])
    expect(mayFetch(path), path).toBe(true);
  for (const path of [
    '/api/v1/bills/KD',
    '/payment_summary_open?billRef=KD',
    '/user/invoices',
    '/receipt-verification',
  ]) {
    expect(mayFetch(path), path).toBe(false);
  }
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
