import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { fieldBadgeAddress } from '@portal/contracts';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { database } from '../world/database.ts';

const nextYear = new Date().getFullYear() + 1;

async function entersAnEnumerator(page: Page, name: string): Promise<{ readonly link: string; readonly pin: string }> {
  await page.goto('/admin/enumerators');
  await page.getByRole('button', { name: 'Enter an enumerator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter an enumerator' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone').fill('08031112233');
  for (const choice of ['Office', 'Local government']) {
    await dialog.getByRole('button', { name: new RegExp(`^${choice}:`) }).click();
    await page.getByRole('dialog', { name: choice, exact: true }).getByRole('option').first().click();
  }
  await dialog.getByLabel('Ward').fill('Tudun Wada');
  await dialog.getByLabel('Badge valid until').fill(`31/12/${nextYear}`);
  await dialog.getByLabel('Records a day').fill('25');
  await dialog.getByLabel('For an accepted record').fill('150');
  await dialog.getByRole('button', { name: 'Enter an enumerator' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(name);
  await page.getByText(name).first().click();
  const record = page.getByRole('complementary', { name: /^Record/ });
  for (const move of ['Note the training', 'Send to work']) {
    await record.getByRole('button', { name: move }).click();
    const reason = page.getByRole('dialog');
    await reason.getByRole('textbox').fill('Trained and tested on Monday');
    await reason.getByRole('button', { name: move }).click();
    await expect(reason).toBeHidden();
  }
  await record.getByRole('button', { name: 'Make a badge link' }).click();
  const link = (await record.locator('code').first().textContent()) ?? '';
  const pin = (await record.getByText(/^PIN:/).locator('strong').textContent()) ?? '';
  return { link: new URL(link).pathname + new URL(link).hash, pin };
}

/** A picture as a phone takes it. */
async function picture(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const pen = canvas.getContext('2d');
    for (let at = 0; pen && at < 200; at += 1) {
      pen.fillStyle = `hsl(${at * 7} 70% 50%)`;
      pen.fillRect((at * 37) % 1600, (at * 91) % 1200, 120, 90);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(drawn.split(',')[1] ?? '', 'base64');
}

async function recordsPremises(page: Page, sign: string, photo: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Record premises' }).click();
  for (const number of [1, 2])
    await page
      .getByLabel(`Photo ${number}`, { exact: true })
      .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('What is it?').selectOption('shop');
  await page.getByLabel('Name on the sign').fill(sign);
  await page.getByLabel('Street and number').fill('Ibadan Road 12');
  await page.getByRole('button', { name: 'With the owner' }).click();
  await page.getByRole('button', { name: 'Said yes' }).click();
  await page.getByLabel('Owner’s name').fill('Sabo Demo-Usman');
  await page.getByLabel('Phone').fill('08035554471');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('heading', { name: /kept on this phone/ })).toBeVisible();
}

test('Ten premises are recorded in flight mode, two are sent twice, and the desk sees each once', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // Letters: a search takes many digits for an identity number.
  const name = `Salisu Demo${randomBytes(4).toString('hex').replace(/\d/g, 'x')}`;
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await new AccountHolder(desk).isSignedIn(await givenAccount('SuperAdmin'));
  const { link, pin } = await entersAnEnumerator(desk, name);

  const street = await browser.newContext({
    ...{ geolocation: { longitude: 7.4383, latitude: 10.5167, accuracy: 6 }, permissions: ['geolocation'] },
  });
  const phone = await street.newPage();
  await phone.goto(link);
  await phone.getByLabel('PIN').fill(pin);
  await phone.getByRole('button', { name: 'Enrol this phone' }).click();
  await expect(phone.getByText('0 of 25')).toBeVisible();
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const photo = await picture(phone);

  await test.step('Given the phone is in flight mode, and the page was closed and opened', async () => {
    await street.setOffline(true);
    await phone.reload();
    await phone.getByLabel('PIN').fill(pin);
    await phone.getByRole('button', { name: 'Open the list' }).click();
    await expect(phone.getByText('No network')).toBeVisible();
    for (let at = 1; at <= 10; at += 1) await recordsPremises(phone, `${name} shop ${at}`, photo);
    await expect(phone.getByRole('heading', { name: /^10/ })).toBeVisible();
  });
  await test.step('When the line breaks after two records came, so that the phone never hears of it', async () => {
    // In the page: what its worker lets pass is not seen by routes of a test.
    await phone.evaluate(() => {
      const send = window.fetch;
      const lost = new Set<string>();
      window.fetch = async (...asked) => {
        const answer = await send(...asked);
        const id = /\/field\/records\/([^/]+)$/.exec(String(asked[0]))?.[1];
        if (id && lost.size < 2 && !lost.has(id)) {
          lost.add(id);
          document.documentElement.dataset.lost = String(lost.size);
          throw new TypeError('The line broke');
        }
        return answer;
      };
    });
    await street.setOffline(false);
    await expect(async () => {
      const again = phone.getByRole('button', { name: 'Try to send now' });
      if (await again.isVisible()) await again.click();
      await expect(phone.getByText('Nothing waits on this phone')).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    await expect(phone.locator('html')).toHaveAttribute('data-lost', '2');
  });
  await test.step('Then the desk sees ten records with their author and twenty photos', async () => {
    const { rows } = await (await database()).query(
      `select count(*)::int as records, count(distinct r.sign)::int as signs, sum((select count(*) from field_photos p where p.record_id = r.id))::int as photos
       from field_records r join enumerators e on e.id = r.enumerator_id where e.name = $1`,
      [name],
    );
    expect(rows).toEqual([{ records: 10, signs: 10, photos: 20 }]);
    await desk.goto('/admin/enumerators?tab=records');
    await desk.getByRole('searchbox').fill(`${name} shop 7`);
    await expect(desk.getByRole('row', { name: new RegExp(`${name} shop 7`) })).toHaveCount(1);
  });
  await test.step('And the code of the badge opens its check, which counts as one scan', async () => {
    await phone.getByRole('button', { name: 'My badge' }).click();
    await expect(phone.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const badge = async () => {
      const { rows } = await (await database()).query('select code, checks, scans from enumerators where name = $1', [
        name,
      ]);
      return rows[0];
    };
    const { code } = await badge();
    const passer = await (await browser.newContext()).newPage();
    await passer.goto(fieldBadgeAddress('', code));
    await expect(passer.getByText(name).first()).toBeVisible();
    expect(await badge()).toEqual({ code, checks: 1, scans: 1 });
  });
});
