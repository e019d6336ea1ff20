import type { AuthoredOf, ContentItem } from '@portal/contracts';
import { Editor } from '../actors/editor.ts';
import { expect, test } from '../actors/payer.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';

const path = '/tax-trails/development-levy';

/** What the next visitor is sent, before any script. */
async function html(address = path, language = 'en'): Promise<string> {
  return (await fetch(origin + address, { headers: { cookie: `pay_kd_lang=${language}` } })).text();
}

const retitled = ({ draft }: ContentItem, en: string, ha: string) => ({
  ...(draft as AuthoredOf<'page'>),
  title: { en, ha },
});

test('What is published is what the next visitor sees: at once, at its date, and as it was before', async ({
  page,
  complaints,
}) => {
  const editor = await Editor.signedIn();
  let item = await editor.item('page', path);
  // A try before may have left its own words.
  if ((item.draft as AuthoredOf<'page'>).title.en.startsWith('Levy')) {
    await editor.restores(item, 1);
    item = await editor.item('page', path);
  }
  const original = (item.draft as AuthoredOf<'page'>).title;
  await expect.poll(() => html()).toContain(original.en);

  await test.step('A draft is seen by nobody but whoever has its link', async () => {
    item = await editor.drafts(item, retitled(item, 'Levy, in writing', 'Kuɗi, ana rubutawa'));
    expect(await html()).not.toContain('Levy, in writing');
    const { path: preview } = await editor.call<{ path: string }>('POST', `/items/${item.id}/preview-links`);
    await page.goto(preview);
    await expect(page.getByRole('heading', { level: 1, name: 'Levy, in writing' })).toBeVisible();
    await expect(page.getByText('This is a draft. Nobody else sees it')).toBeVisible();
  });

  await test.step('Published, it is in the next visitor’s HTML, in both languages', async () => {
    item = await editor.publishes(item);
    await expect.poll(() => html(), { intervals: [50] }).toContain('Levy, in writing');
    expect(await html(path, 'ha')).toContain('Kuɗi, ana rubutawa');
    await page.goto(path);
    await startsThePage(page);
    await expect(page).toHaveTitle(/^Levy, in writing/);
  });

  await test.step('Planned, it appears by itself', async () => {
    item = await editor.drafts(item, retitled(item, 'Levy, later', 'Kuɗi, daga baya'));
    const moment = new Date(Date.now() + 8_000);
    item = await editor.publishes(item, moment);
    await expect.poll(() => html(), { timeout: 40_000, intervals: [100] }).toContain('Levy, later');
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  });

  await test.step('Restored, it is as it was', async () => {
    await editor.restores(item, 1);
    await expect.poll(() => html(), { intervals: [50] }).toContain(original.en);
  });
  expect(complaints).toEqual([]);
});

test('What everybody should know today stands above every page, moves nothing, and ends by itself', async ({
  page,
  complaints,
}) => {
  const editor = await Editor.signedIn();
  // Another one of a try before may still stand there.
  const words = `The due date has moved to Friday (${Date.now()})`;
  const content = {
    kind: 'banner',
    tone: 'warning',
    text: { en: words, ha: 'An matsar da ranar biya zuwa Juma’a' },
    link: { to: '/news', label: { en: 'Read more', ha: 'Ƙara karantawa' } },
    until: new Date(Date.now() + 60 * 60_000).toISOString(),
  } as const;
  const created = await editor.call('POST', '/items', { slug: `due-${Date.now()}`, content });
  const shown = await editor.publishes(created);
  await page.addInitScript(() => {
    const seen = Object.assign(window as unknown as { shifted: number }, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const banner = page.getByText(words);
  for (const address of ['/', '/faq', '/tax-calculator', '/consult-connect', '/agent-network/apply', '/search']) {
    await test.step(address, async () => {
      // Pages are rendered anew one after the other; a page that is open keeps what it came with.
      await expect.poll(() => html(address), { intervals: [100] }).toContain(words);
      await page.goto(address);
      await expect(banner).toBeVisible();
      await startsThePage(page);
      await expect(banner).toHaveCount(1);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.01);
    });
  }
  expect(await html('/consult-connect', 'ha')).toContain('An matsar da ranar biya zuwa Juma’a');
  const until = new Date(Date.now() + 10_000);
  await editor.publishes(await editor.drafts(shown, { ...content, until: until.toISOString() }));
  for (const address of ['/faq', '/tax-calculator']) {
    await expect.poll(() => html(address), { timeout: 60_000, intervals: [500] }).not.toContain(words);
  }
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  expect(complaints).toEqual([]);
});

test('A page that is new needs no release; one that is withdrawn is gone', async ({ page }) => {
  const editor = await Editor.signedIn();
  const slug = `/notice-${Date.now()}`;
  const text = (en: string) => ({ en, ha: `${en} (ha)` });
  const content = {
    kind: 'page',
    title: text('A new notice'),
    lead: text('What everybody who pays should know'),
    blocks: [{ kind: 'paragraph', text: text('Read this.') }],
  };
  let item = await editor.call('POST', '/items', { slug, content });
  item = await editor.publishes(item);

  await page.goto(slug);
  await expect(page.getByRole('heading', { level: 1, name: 'A new notice' })).toBeVisible();

  await editor.call('POST', `/items/${item.id}/withdrawal`, { draftVersion: item.draftVersion });
  await expect.poll(async () => (await fetch(origin + slug, { redirect: 'manual' })).status).toBe(302);
});
