import { expect, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { origin } from '../world/addresses.ts';
import { pageOfAStory } from '../world/page-of-a-story.ts';

const wide = { viewport: { width: 1280, height: 800 } };

async function comesIn(page: Page): Promise<void> {
  await new AccountHolder(page).isSignedIn(await givenAccount('SuperAdmin'));
}

/** What the next visitor is sent, before any script. */
const html = async (path: string, language: 'en' | 'ha' = 'en') =>
  (await fetch(origin + path, { headers: { cookie: `pay_kd_lang=${language}` } })).text();

async function proposes(page: Page, day = '', time = '') {
  await page.getByRole('button', { name: 'Propose for publication' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose for publication' });
  await dialog.getByLabel('Appears on').fill(day);
  await dialog.getByLabel('Time (hours and minutes)').fill(time);
  await dialog.getByRole('button', { name: 'Propose for publication' }).click();
  await expect(page.getByText('Somebody else has to approve it')).toBeVisible();
}

async function approves(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog', { name: 'Approve' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog', { name: 'Approve' })).toBeHidden();
}

test('A page is drafted, translated, approved by another, planned, called off and brought back', async ({
  browser,
}) => {
  const path = `${pageOfAStory}${Date.now().toString(36)}`;
  const writer = await (await browser.newContext(wide)).newPage();
  const reader = await (await browser.newContext(wide)).newPage();
  await comesIn(writer);
  await comesIn(reader);

  await writer.goto('/admin/cms');
  await writer.getByRole('button', { name: 'Begin something new' }).click();
  const dialog = writer.getByRole('dialog', { name: 'Begin something new' });
  await dialog.getByLabel('Title, in English').fill('Opening hours at Easter');
  await dialog.getByLabel('Address').fill(path);
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  await writer.waitForURL(/\/admin\/cms\/items\//);
  const address = writer.url();

  // Translated: until then it is marked, and not proposed.
  await expect(writer.getByText(/^Hausa: \d texts missing$/)).toBeVisible();
  const fill = (name: string, text: string) => writer.getByRole('textbox', { name }).fill(text);
  await fill('Title (Hausa)', 'Lokutan aiki a Easter');
  await fill('In a sentence (English)', 'When we are there, and when not');
  await fill('In a sentence (Hausa)', 'Lokacin da muke nan da lokacin da ba mu nan');
  await writer.getByRole('button', { name: 'Add the block' }).click();
  await fill('Text (English)', 'We are **closed** on Monday, see [News](/news).');
  await fill('Text (Hausa)', 'Muna **rufe** ranar Litinin.');
  await writer.getByRole('button', { name: 'Save the draft' }).click();
  await expect(writer.getByText(/texts? missing$/)).toHaveCount(0);
  expect(await html(path)).not.toContain('Opening hours at Easter');

  // Looked at as it will stand, by the very page.
  await writer.getByRole('button', { name: 'Preview' }).click();
  const link = writer.getByRole('link', { name: 'Open the preview in a new tab' });
  const preview = await (await browser.newContext(wide)).newPage();
  await preview.goto((await link.getAttribute('href')) ?? '');
  await expect(preview.getByRole('heading', { level: 1, name: 'Opening hours at Easter' })).toBeVisible();
  await writer.keyboard.press('Escape');

  await proposes(writer);
  await expect(writer.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await approves(reader, address);
  await expect.poll(() => html(path), { intervals: [100] }).toContain('Opening hours at Easter');
  expect(await html(path, 'ha')).toContain('Lokutan aiki a Easter');

  // Planned for next year, and called off.
  await writer.reload();
  await fill('Title (English)', 'Opening hours next year');
  await writer.getByRole('button', { name: 'Save the draft' }).click();
  await proposes(writer, `01/12/${new Date().getFullYear() + 1}`, '08:00');
  await approves(reader, address);
  expect(await html(path)).toContain('Opening hours at Easter');
  await reader.getByRole('tab', { name: 'History' }).click();
  await reader.getByRole('button', { name: /^Call off ?: Version 2$/ }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await expect(reader.getByRole('button', { name: /^Call off ?: Version 2$/ })).toHaveCount(0);

  // Taken off the site, and brought back as two persons published it.
  await reader.getByRole('button', { name: 'Take off the site' }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click();
  // Who has the address is led home.
  const standing = async () => (await fetch(origin + path, { redirect: 'manual' })).status;
  await expect.poll(standing, { intervals: [100] }).toBe(302);
  await reader.getByRole('button', { name: /^Bring back ?: Version 1$/ }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await expect.poll(() => html(path), { intervals: [100] }).toContain('Opening hours at Easter');
});
