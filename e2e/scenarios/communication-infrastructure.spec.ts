import { randomInt } from 'node:crypto';
import { hasNoBarrierInAnyLook } from '../accessibility/has-no-barrier.ts';
import { expect, test } from '../actors/payer.ts';
import { Visitor } from '../actors/visitor.ts';
import { mailsTo } from '../world/machine-room.ts';

const email = `ngozi-${randomInt(1_000_000)}@example.test`;
const heading = 'kind,name,lga,place,height_m,power,sharers,latitude,longitude';

const company = {
  'Company name': 'Savanna Towers Limited',
  'CAC number': 'RC123456',
  'Who can we ask?': 'Ngozi Eze',
  'Email address': email,
  'Phone number': '08031234567',
  'Address of the company': '4 Kanta Road, Kaduna',
};

test('An operator declares a mast and fibre, sees what they cost, and opens the bill to pay it', async ({
  page,
  complaints,
}) => {
  const visitor = new Visitor(page);
  let reference = '';

  await test.step('the company', async () => {
    await visitor.opens('/communication-infrastructure-assessment-portal');
    await expect(page.getByText('illustrative', { exact: true }).first()).toBeVisible();
    await visitor.seesNothingCutOff();
    await page.getByRole('link', { name: 'Declare masts, towers and fibre' }).click();
    await visitor.presses('Go on');
    await page.getByRole('link', { name: 'Enter the name of the company' }).click();
    await visitor.fills(company);
    await visitor.presses('Go on');
  });

  await test.step('a file with a wrong cell says row and column, and its good row is taken', async () => {
    const csv = `${heading}\nmast,KAD-1,Kaduna North,Ungwan Rimi,45,grid,0,,\ntower,KAD-2,Lagos Island,Marina,60,grid,0,,`;
    const picking = page.waitForEvent('filechooser');
    await visitor.presses('Choose a CSV file');
    await (await picking).setFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('Not a local government area of this state')).toBeVisible();
    await visitor.presses('Add the 1 good row');
    await expect(page.getByRole('heading', { name: 'KAD-1' })).toBeVisible();
    await visitor.seesNothingCutOff();
  });

  await test.step('a route by hand; a reload keeps everything', async () => {
    await visitor.presses('Add a fibre route');
    await page.getByLabel('Local government area').selectOption({ label: 'Kaduna North' });
    await visitor.fills({
      From: 'Kawo',
      To: 'Barnawa',
      'Length of the route in metres': '1,200',
      'Ducts along it': '2',
    });
    await visitor.presses('Keep this route');
    await visitor.opens(page.url());
    await expect(page.getByRole('heading', { name: 'Kawo – Barnawa' })).toBeVisible();
    await visitor.presses('Show the assessment');
  });

  await test.step('the assessment line by line, and then one bill', async () => {
    // A mast, 1,200 m of route, two ducts along it, by the seeded tariff.
    await expect(page.getByText('1,200 × ₦145.00')).toBeVisible();
    await hasNoBarrierInAnyLook(page);
    await page.getByRole('button', { name: 'Declare and get the bill of ₦568,000.00' }).dblclick();
    await visitor.sees('Your bill is ready');
    reference = (
      (await page
        .getByText(/^CD[0-9A-Z ]{12,}$/)
        .first()
        .textContent()) ?? ''
    ).replaceAll(' ', '');
    await visitor.opens(page.url());
    await visitor.sees('Your bill is ready');
    await hasNoBarrierInAnyLook(page);
  });

  await test.step('one mail with the bill', async () => {
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('₦568,000.00');
    expect(mail?.text).toContain('/payment_summary_open?billReference=KD');
  });

  await test.step('the bill can be paid at once', async () => {
    await page.getByRole('link', { name: 'Pay ₦568,000.00' }).click();
    await page.waitForURL(/payment_summary_open/);
    await expect(page.getByText('Savanna Towers Limited').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Pay ₦|Continue to payment)/ }).first()).toBeVisible();
  });

  await test.step('the declaration is followed with reference and email address', async () => {
    await visitor.opens('/communication-infrastructure-assessment-portal/declaration');
    await visitor.fills({ 'Declaration reference': reference, 'Email address': email });
    await visitor.presses('Show it');
    await expect(page.getByText('Waiting to be checked')).toBeVisible();
    await expect(page.getByText('Bill: Not paid yet')).toBeVisible();
    await hasNoBarrierInAnyLook(page);
  });

  expect(complaints).toEqual([]);
});

test('Fields beside each other stand on one line, whatever is said above or below one of them', async ({ page }) => {
  const visitor = new Visitor(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.opens('/communication-infrastructure-assessment-portal/declare');
  await visitor.fills(company);
  await visitor.presses('Go on');
  await visitor.presses('Add a site');
  await visitor.presses('Keep this site');
  await expect(page.getByText('Enter the height in metres, 1 to 400').last()).toBeVisible();
  for (const [left, right] of [
    ['Height in metres', 'Other operators on it'],
    ['Latitude (optional)', 'Longitude (optional)'],
  ] as const) {
    const [first, second] = await Promise.all(
      [left, right].map((label) => page.getByLabel(label, { exact: true }).boundingBox()),
    );
    expect(first?.y, left).toBe(second?.y);
  }
});
