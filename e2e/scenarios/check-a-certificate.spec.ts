import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { givenCertificate, revokeCertificate } from '../world/certificates.ts';
import { openSession } from '../world/open-session.ts';

test('A certificate is shown from a phone without a network, checked by anybody, and revoked while it is shown', async ({
  payer,
  page,
  context,
}) => {
  const account = await givenAccount('Individual');
  const certificate = await givenCertificate(account.email);
  const { token } = await openSession(account);
  const wallet = await page.request.get(`/api/v1/account/clearance/certificates/${certificate.number}/wallet`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { walletPath, signed } = (await wallet.json()) as { readonly walletPath: string; readonly signed: string };
  const card = page.getByRole('article', { name: certificate.name });

  await test.step('Given the holder opened it once, it opens again without a network', async () => {
    await page.goto(walletPath);
    await payer.startsThePage();
    await expect(card).toBeVisible();
    await expect(page.getByText('This page now also opens without a network on this device.')).toBeVisible();
    await expect(page.getByText(/^Not on the list of revoked certificates/)).toBeVisible();
    await context.setOffline(true);
    await page.goto('/tcc');
    await payer.startsThePage();
    await expect(card).toBeVisible();
    // What the home screen opens is this page, and without a network as well.
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const manifest = await page.evaluate(async (at) => (await fetch(at)).json(), address);
    expect(manifest).toMatchObject({ start_url: '/tcc', scope: '/tcc', display: 'standalone' });
    await expect(card.getByRole('img', { name: `Code of certificate ${certificate.number}` })).toBeVisible();
    await context.setOffline(false);
  });

  const counter = await context.newPage();
  await test.step('When somebody types its number into the box of the home page, it is valid, without figures', async () => {
    await counter.goto('/');
    await counter.getByLabel('Bill reference', { exact: true }).fill(certificate.number.toLowerCase());
    await expect(counter.getByText('The number of an eTCC')).toBeVisible();
    await counter.getByRole('button', { name: 'Find my bill' }).click();
    await expect(counter.getByText('Valid', { exact: true })).toBeVisible();
    await expect(counter.getByText(certificate.years.join(', '))).toBeVisible();
    await expect(counter.getByText('Taxed income')).toBeHidden();
  });
  await test.step('And what the code holds is proved', async () => {
    await counter.goto(`/receipt-verification?s=${signed}`);
    await expect(counter.getByText('is genuine: its signature is ours')).toBeVisible();
  });
  for (const [what, forged] of Object.entries(forgeriesOf(signed)))
    await test.step(`But ${what} is found out`, async () => {
      await counter.goto(`/receipt-verification?s=${forged}`);
      await expect(counter.getByText('Altered or forged')).toBeVisible();
      await expect(counter.getByText('Valid', { exact: true })).toBeHidden();
    });
  await test.step('And a number that was mistyped is unknown, whichever of its characters it is', async () => {
    const { number } = certificate;
    for (const at of [4, number.length - 1]) {
      const other = number.charAt(at) === '7' ? '8' : '7';
      await counter.goto(`/receipt-verification?ref=${number.slice(0, at)}${other}${number.slice(at + 1)}`);
      await expect(
        counter.getByText('We have issued no certificate with this number.', { exact: false }),
      ).toBeVisible();
      await expect(counter.getByText(certificate.name)).toBeHidden();
    }
  });
  await test.step('Then it is revoked, and both the counter and the phone say so within a minute', async () => {
    await counter.goto(`/receipt-verification?ref=${certificate.number}`);
    await expect(counter.getByText('Valid', { exact: true })).toBeVisible();
    await revokeCertificate(certificate.id);
    await expect(counter.getByText('Revoked', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible({ timeout: 60_000 });
  });
  await test.step('And without a network the list says it as well', async () => {
    await payer.startsThePage();
    await context.setOffline(true);
    await page.goto('/tcc');
    await payer.startsThePage();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  });
});

/** What somebody could print over a certificate: its picture changed, its holder's name, and both signed anew with a key that is not ours. */
function forgeriesOf(signed: string): Readonly<Record<string, string>> {
  const [head = '', payload = '', proof = ''] = signed.split('.');
  const at = proof.length - 20;
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const renamed = Buffer.from(JSON.stringify({ ...claims, p: 'Garba Musa' })).toString('base64url');
  const { privateKey } = generateKeyPairSync('ed25519');
  const signedBy = (body: string) => sign(null, Buffer.from(`${head}.${body}`), privateKey).toString('base64url');
  return {
    'one changed character': `${head}.${payload}.${proof.slice(0, at)}${proof.charAt(at) === 'A' ? 'B' : 'A'}${proof.slice(at + 1)}`,
    'another name': `${head}.${renamed}.${proof}`,
    'another name with another key under the name of ours': `${head}.${renamed}.${signedBy(renamed)}`,
    'the same with another key': `${head}.${payload}.${signedBy(payload)}`,
  };
}
