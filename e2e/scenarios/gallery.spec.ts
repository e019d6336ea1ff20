import type { AuthoredOf } from '@portal/contracts';
import { hasNoBarrierInAnyLook } from '../accessibility/has-no-barrier.ts';
import { Editor } from '../actors/editor.ts';
import { expect, test } from '../actors/payer.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { origin } from '../world/addresses.ts';

/** Less than the 30 s for which a page is shown again when nothing was published: only a publication is seen this soon. */
const soon = { timeout: 15_000, intervals: [50] };

const html = async (language = 'en') =>
  (await fetch(`${origin}/gallery`, { headers: { cookie: `pay_kd_lang=${language}` } })).text();

test('The gallery comes with specimens of our papers, and those nobody scrolls to cost nothing', async ({
  page,
  complaints,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => request.url().includes('/content/pictures/') && asked.add(request.url()));
  await page.goto('/gallery');
  await startsThePage(page);
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBe(1);
  const gallery = page.locator('.content-gallery');
  const { height } = (await gallery.boundingBox()) ?? { height: 0 };

  for (const item of await gallery.getByRole('listitem').all()) {
    await item.scrollIntoViewIfNeeded();
    const picture = item.getByRole('img', { name: /SPECIMEN/ });
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  }
  expect(asked.size).toBe(6);
  // They had their room all the time.
  expect((await gallery.boundingBox())?.height).toBe(height);
  await hasNoBarrierInAnyLook(page);
  expect(await html('ha')).toContain('an rubuta SAMFURI a kansa');
  expect(complaints).toEqual([]);
});

test('A picture in the gallery: uploaded, a draft, published with its words, put right, restored, withdrawn', async ({
  page,
  complaints,
}) => {
  const editor = await Editor.signedIn();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/e-services');
  const picture = await editor.uploads(await page.screenshot({ type: 'jpeg' }), 'counter.jpg');
  expect(picture.widths).toEqual([320, 640, 1280]);
  const content: AuthoredOf<'gallery'> = {
    kind: 'gallery',
    image: picture.id,
    alt: { en: 'Two people at a counter', ha: 'Mutane biyu a kanta' },
    caption: { en: 'The counter in Zaria', ha: 'Kantar Zariya' },
    takenOn: '2026-10-05',
  };
  const slug = `counter-${Date.now()}`;
  let item = await editor.call('POST', '/items', { slug, content });
  expect(await html()).not.toContain('The counter in Zaria');

  await test.step('published, it is there for the next visitor, in both languages', async () => {
    item = await editor.publishes(item);
    await expect.poll(() => html(), soon).toContain('The counter in Zaria');
    expect(await html('ha')).toContain('alt="Mutane biyu a kanta"');
  });

  await test.step('it takes its room before it is there, and is no larger than it is shown', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/gallery');
    const image = page.getByRole('img', { name: 'Two people at a counter' });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\/640\.avif$/);
    await expect(image).toHaveAttribute('width', String(picture.width));
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(page.getByText('5 Oct 2026')).toBeVisible();
    await hasNoBarrierInAnyLook(page);
  });

  await test.step('put right, and restored as it was', async () => {
    const caption = { en: 'The counter in Kafanchan', ha: 'Kantar Kafanchan' };
    item = await editor.publishes(await editor.drafts(item, { ...content, caption }));
    await expect.poll(() => html(), soon).toContain('The counter in Kafanchan');
    item = await editor.restores(item, 1);
    await expect.poll(() => html(), soon).toContain('The counter in Zaria');
  });

  await test.step('withdrawn, it is gone', async () => {
    await editor.withdraws(item);
    await expect.poll(() => html(), soon).not.toContain('The counter in Zaria');
  });
  expect(complaints).toEqual([]);
});
