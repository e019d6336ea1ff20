import { expect, test } from '../actors/payer.ts';

test('Somebody computes their tax, and whoever opens the link sees the same; nothing entered leaves the device', async ({
  page,
  payer,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tax-calculator');
  await payer.startsThePage();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  // Browsers look at their icon again whenever the address changes.
  context.on('request', (request) => request.url().endsWith('/favicon.svg') || asked.push(request.url()));

  const salary = page.getByLabel(/^Salary/);
  const total = page.getByRole('status').filter({ hasText: 'From 2026' });
  await test.step('A result stands ready for the first keystroke, and nobody is shown or told it', async () => {
    await expect(page.locator('.calculator-computed .ui-money').first()).toBeAttached();
    await expect(total).toHaveCount(0);
    await expect(page.getByText('Nothing to compute yet')).toBeVisible();
  });
  await test.step('While they type, commas come by themselves and both laws are computed', async () => {
    await salary.pressSequentially('500000');
    await expect(salary).toHaveValue('500,000');
    await page.locator('summary').filter({ hasText: 'Deductions and reliefs' }).click();
    await page.getByLabel(/^Pension/).fill('40000');
    await page.getByLabel(/^Rent/).fill('1200000');
    await expect(total).toContainText('From 2026 a year₦740,400');
    await expect(total).toContainText('To 2025 a year₦803,840');
  });
  await test.step('On a phone the result stands below: they are led to it', async () => {
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(total).toBeInViewport();
  });
  await test.step('A comma does not move the cursor', async () => {
    await salary.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2');
    await expect(salary).toHaveValue('5,200,000');
    await page.keyboard.press('Backspace');
    await expect(salary).toHaveValue('500,000');
  });
  await test.step('Keystrokes are taken back and brought again as everywhere', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type('75');
    await expect(salary).toHaveValue('50,000,075');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(salary).toHaveValue('5,000,007');
    await page.keyboard.press('ControlOrMeta+y');
    await expect(salary).toHaveValue('50,000,075');
    for (const _ of '75') await page.keyboard.press('ControlOrMeta+z');
    await expect(salary).toHaveValue('500,000');
  });
  await test.step('A line opens its rule, its formula and its place in the law, with the keyboard', async () => {
    const line = page.locator('.calculator-line').filter({ hasText: 'Rent relief' });
    await line.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(line).toContainText('The lowest of ₦1,200,000 × 20% and ₦500,000');
    await expect(line).toContainText('Nigeria Tax Act 2025, s. 30(2)(a)');
    await payer.seesNothingCutOff();
  });
  await test.step('The link opens to the very same result', async () => {
    await page.getByRole('button', { name: 'Copy link to this result' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('');
    expect(asked, 'requests while the figures were entered').toEqual([]);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('status').filter({ hasText: 'From 2026' })).toBeVisible();
    const line = other.locator('.calculator-line').filter({ hasText: 'Rent relief' });
    await line.locator('summary').click();
    await expect(line).toContainText('Nigeria Tax Act 2025');
    // The figures of the first page may still be on their way to the last entry.
    await expect(async () => {
      const result = await page.locator('.calculator-result').textContent();
      expect(await other.locator('.calculator-result').textContent()).toBe(result);
    }).toPass();
  });
  expect(asked.filter((url) => /salary|500000|1200000/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('What somebody types before the page has started counts', async ({ page, payer }) => {
  await page.goto('/tax-calculator');
  // As a browser has it that is still fetching the scripts.
  await page.getByLabel(/^Salary/).evaluate((element: HTMLInputElement) => {
    element.value = '500000';
  });
  await payer.startsThePage();
  await expect(page.getByLabel(/^Salary/)).toHaveValue('500,000');
  await expect(page.getByRole('status').filter({ hasText: 'From 2026' })).toContainText('From 2026 a year₦870,000');
});

test('Each tax has an address; Back leads to the one before, with everything still entered', async ({
  page,
  payer,
}) => {
  await page.goto('/tax-calculator');
  await payer.startsThePage();
  await page.getByLabel(/^Salary/).fill('10000');
  await expect(page).toHaveURL(/salary=10000$/);
  // The last keystroke counts, too, however soon somebody goes on.
  await page.getByLabel(/^Salary/).press('0');
  await page.getByText('Choose another tax').click();
  await page.getByRole('link', { name: 'Stamp duty' }).click();
  await page.getByLabel(/^Value/).fill('45000000');
  await expect(page.getByText('₦675,000').first()).toBeVisible();
  await expect(page).toHaveURL(/#tax=stamp-duty&value=45000000$/);
  await page.goBack();
  await expect(page.getByLabel(/^Salary/)).toHaveValue('100,000');
  await expect(page).toHaveURL(/salary=100000/);
  await page.reload();
  await payer.startsThePage();
  await expect(page.getByLabel(/^Salary/)).toHaveValue('100,000');
});

test('The taxes are a menu: choosing one closes it, moves nothing, and the keyboard goes on from there', async ({
  page,
  payer,
}) => {
  await page.goto('/tax-calculator');
  await payer.startsThePage();
  const menu = page.getByText('Choose another tax');
  const place = () => menu.boundingBox();
  const before = await place();
  for (const name of ['Withholding tax', 'Late payment']) {
    await menu.click();
    await page.getByRole('navigation', { name: 'Choose another tax' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stamp duty' })).toBeHidden();
    await expect(menu).toBeFocused();
    expect(await place()).toEqual(before);
  }
});

test('On paper every line is open, and nothing is left of menus and buttons', async ({ page, payer }) => {
  await page.goto('/tax-calculator#tax=income-tax&period=year&salary=6000000');
  await payer.startsThePage();
  await expect(page.getByText('₦870,000').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Chargeable income is cut into slices/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Stamp duty' })).toBeHidden();
});

test('An amount that has room stands in one line, on paper too', async ({ page, payer }) => {
  await page.goto('/tax-calculator#tax=capital-gains&asset=land-or-building&proceeds=100000000');
  await payer.startsThePage();
  const total = page.locator('.calculator-totals .ui-money');
  const lines = () =>
    total.evaluate((amount) => new Set([...amount.getClientRects()].map(({ top }) => Math.round(top))).size);
  await expect(total).toBeVisible();
  for (const media of ['screen', 'print'] as const)
    for (const width of [360, 700, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ media });
      expect(await lines(), `${media} ${width}`).toBe(1);
    }
});

for (const language of ['en', 'ha'])
  test(`A keystroke moves nothing around the totals, from thousands to the largest there is: ${language}`, async ({
    page,
    payer,
  }) => {
    await page.goto(`/tax-calculator?lang=${language}#tax=income-tax&period=month&salary=250000`);
    await payer.startsThePage();
    const totals = page.locator('.calculator-totals');
    const height = async () => (await totals.boundingBox())?.height;
    await expect(totals).toBeVisible();
    const heightOfThousands = await height();
    for (const salary of ['9876543210', '1000000000000']) {
      await page.locator('input[inputmode=decimal]').first().fill(salary);
      await expect(totals).toContainText(salary === '1000000000000' ? '₦2,999,' : '₦29,627,');
      expect(await height(), salary).toBe(heightOfThousands);
      await payer.seesNothingCutOff();
    }
  });

const large = [
  'tax=income-tax&period=year&salary=9999999999&other=1234567890',
  'tax=late-payment&neglect=tax-paid-late&owed=1000000000000&due=2026-01-01&done=2050-12-31&rate=100',
];

for (const figures of large)
  test(`Amounts too long for their place stand below each other, whole: ${figures}`, async ({ page, payer }) => {
    await page.goto(`/tax-calculator#${figures}`);
    await payer.startsThePage();
    const amounts = page.locator(
      '.calculator-line-amount, .calculator-totals .ui-money, .calculator-explanation .ui-money',
    );
    await amounts.last().scrollIntoViewIfNeeded();
    await page.locator('.calculator-line summary').last().click();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.locator('.calculator-lines').boundingBox();
      const ends = await amounts.evaluateAll((all) =>
        all.map((amount) => {
          const words = document.createRange();
          words.selectNodeContents(amount);
          return words.getBoundingClientRect().right;
        }),
      );
      expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil((room?.x ?? 0) + (room?.width ?? 0)));
      await payer.seesNothingCutOff();
    }
  });
