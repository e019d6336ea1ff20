import { expect, test } from '../actors/payer.ts';
import { givenBill } from '../world/bills.ts';

/** What the oldest browsers we serve in full (docs/decisions/0295) do not have yet. */
function forgetLaterInventions() {
  const inventions: readonly (readonly [object | undefined, readonly string[]])[] = [
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Array, ['fromAsync']],
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union']],
    [Document.prototype, ['startViewTransition']],
    [HTMLElement.prototype, ['inert', 'popover', 'hidePopover', 'showPopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility']],
    [window, ['structuredClone', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Iterator']],
    [Navigator.prototype, ['connection', 'userActivation']],
  ];
  for (const [owner, names] of inventions) for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
}

test.beforeEach(({ page }) => page.addInitScript(forgetLaterInventions));

test('In a browser of 2022 a bill is found and its payment begins', async ({ page, payer, complaints }) => {
  const bill = await givenBill();
  await payer.opensTheHomePage();
  await payer.startsThePage();
  await payer.findsBill(bill.reference);
  await expect(page.getByText(bill.payerName).first()).toBeVisible();
  await payer.startsThePage();
  await payer.choosesToPay();
  await payer.proceeds();
  expect(complaints).toEqual([]);
});

test('In a browser of 2022 pages are read, searched and computed with', async ({ page, payer, complaints }) => {
  await payer.opensTheHomePage();
  await payer.startsThePage();
  await page.goto('/faq');
  await payer.startsThePage();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await page.goto('/search?q=calculator');
  await payer.startsThePage();
  await page.getByRole('link', { name: 'Tax Calculator' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Calculator' })).toBeVisible();
  await page.goto('/?a=login');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  expect(complaints).toEqual([]);
});
