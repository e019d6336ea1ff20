import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';

const month = '/user/paye-manager?month=2025-12';
const head = 'Staff number,Name,State of residence,Gross pay,Pension,Tax deducted';
const employees = 1_000;
const isBad = (index: number) => index % 20 === 7;

/** One row in twenty says its pay in words. */
function payroll(count: number, bad: (index: number) => boolean): Buffer {
  const rows = Array.from({ length: count }, (_, index) => {
    const gross = bad(index) ? 'ask Musa' : String(150_000 + index * 100);
    return `KM-${index + 1},Employee ${index + 1} Bello,Kaduna,${gross},12000,9000`;
  });
  return Buffer.from([head, ...rows].join('\r\n'));
}

test.use({ viewport: { width: 1280, height: 800 } });

test('A month of a thousand rows, one in twenty of them bad, is mended, filed, paid and amended; the year becomes Form H1 and certificates', async ({
  payer,
  page,
}) => {
  test.setTimeout(300_000);
  const person = new AccountHolder(page);
  const picks = (file: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'december.csv', mimeType: 'text/csv', buffer: file });
  const paysTheBill = async () => {
    await page.getByRole('link', { name: 'Pay this bill' }).click();
    await expect(page.getByRole('heading', { name: 'Select Payment Method' })).toBeVisible();
    await payer.proceeds();
    await payer.paysByCard();
    await payer.seesConfirmation();
  };

  await test.step('Given an employer with a list of a thousand', async () => {
    await person.isSignedIn(await givenAccount('Individual'));
    await page.goto(month);
    await expect(page.getByRole('button', { name: 'Choose a spreadsheet' })).toBeVisible();
    await picks(payroll(employees, isBad));
    await expect(page.getByText('50 rows must be mended')).toBeVisible();
  });

  await test.step('When the bad rows are mended where they stand, by keyboard', async () => {
    await expect(page.getByRole('button', { name: 'Save and compute' })).toBeDisabled();
    // Titles and headings count: the first employee stands in line 2.
    const wrong = Array.from({ length: employees }, (_, index) => index).filter(isBad);
    for (const [mended, index] of wrong.entries()) {
      await page.getByLabel(`Line ${index + 2}, Gross pay`, { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('200,000');
      await page.keyboard.press('Enter');
      const left = wrong.length - mended - 1;
      if (left > 1) await expect(page.getByText(`${left} rows must be mended`)).toBeVisible();
    }
    await expect(page.getByText('1000 rows are read and good')).toBeVisible();
    const save = page.getByRole('button', { name: 'Save and compute' });
    await save.focus();
    await page.keyboard.press('Enter');
  });

  await test.step('Then the month is filed and paid', async () => {
    await expect(page.getByText('1000 employees', { exact: false })).toBeVisible();
    await expect(page.getByText('100 of 1000 shown')).toBeVisible();
    await page.getByLabel('Name or staff number').fill('KM-1000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Employee 1000 Bello KM-1000' })).toBeVisible();
    await page.getByRole('button', { name: /^File and bill ₦/ }).click();
    await person.declares(/^File and bill ₦/);
    await paysTheBill();
  });

  await test.step('And amended by somebody who was forgotten, whose difference is paid too', async () => {
    await page.goto(month);
    await page.getByRole('button', { name: 'Amend this month' }).click();
    // As they were mended, and one more.
    const text = payroll(employees + 1, isBad)
      .toString()
      .replaceAll('ask Musa', '200000');
    await picks(Buffer.from(text));
    await page.getByRole('button', { name: 'Save and compute' }).click();
    await expect(page.getByText('Amendment 1')).toBeVisible();
    await page.getByRole('button', { name: /^File and bill ₦/ }).click();
    await person.declares(/^File and bill ₦/);
    await paysTheBill();
    await page.goto('/user/paye-manager?year=2025');
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(page.getByText('Amended', { exact: true })).toBeVisible();
  });

  await test.step('And the year becomes Form H1 and certificates', async () => {
    await page.getByRole('link', { name: 'Annual return 2025 (Form H1)' }).click();
    await page.getByLabel('You sign as').selectOption('accountant');
    await page.getByRole('button', { name: 'Sign and file the return of 2025' }).click();
    await person.declares('Sign and file the return of 2025');
    await expect(page.getByText('The return is filed')).toBeVisible();
    for (const name of [
      'Certificate of Employee 1 Bello (PDF)',
      'Download Form H1 (PDF)',
      'Download 100 certificates (PDF)',
    ]) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toMatch(/^paye-.*\.pdf$/);
    }
  });
});
