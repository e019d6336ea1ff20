import { expect, test } from '../actors/payer.ts';
import { followRequestChains } from '../budgets/request-chain.ts';

test('Somebody who cannot spell it finds it, with the keyboard, and can share the search', async ({
  page,
  payer,
  context,
  complaints,
}) => {
  await payer.opensTheHomePage();
  await payer.startsThePage();
  await page.waitForLoadState('networkidle');
  const chains = await followRequestChains(page);
  await page.getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(field).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(chains.deepest().length, chains.deepest().join(' → ')).toBeLessThanOrEqual(2);

  await field.pressSequentially('claculator');
  const first = page.getByRole('link', { name: 'Tax Calculator' }).first();
  await expect(first).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=claculator$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('link', { name: 'Tax Calculator' }).first()).toBeVisible();

  await test.step('Nothing found is a start, not an end', async () => {
    await field.fill('zzzzzzzzz');
    await expect(page.getByText('Nothing found for “zzzzzzzzz”')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Questions and answers' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await field.fill('x'.repeat(500));
    await expect(page.getByText('Nothing found for “xxx')).toBeVisible();
    await payer.seesNothingCutOff();
  });
  await test.step('Without a connection searching goes on', async () => {
    await context.setOffline(true);
    await field.fill('kafanchan');
    await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('A word of the other language finds what it stands for', async () => {
    await field.fill('harajin hayya');
    await expect(page.getByRole('link', { name: /Who deducts tax from the rent/ })).toBeVisible();
  });
  await test.step('The arrows lead to a result, Enter opens it', async () => {
    await field.fill('claculator');
    await expect(first).toBeVisible();
    await field.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tax Calculator' })).toBeVisible();
  });
  await test.step('An office leads to the office itself, a question to its answer', async () => {
    await page.goto('/search?q=kafanchan');
    await page.getByRole('link', { name: 'Kafanchan', exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Write to the office in Kafanchan' })).toBeInViewport();
    await page.goto('/search?q=pay+in+cash');
    const answer = page.locator('main a[href^="/faq#"]').first();
    const { hash } = new URL((await answer.getAttribute('href')) ?? '', page.url());
    await answer.click();
    await expect(page.locator(hash)).toBeInViewport();
  });
  expect(complaints).toEqual([]);
});
