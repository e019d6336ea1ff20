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
  await test.step('And what the code holds is proved; with one changed character it is not', async () => {
    await counter.goto(`/receipt-verification?s=${signed}`);
    await expect(counter.getByText('is genuine: its signature is ours')).toBeVisible();
    const at = signed.length - 20;
    const other = signed.charAt(at) === 'A' ? 'B' : 'A';
    await counter.goto(`/receipt-verification?s=${signed.slice(0, at)}${other}${signed.slice(at + 1)}`);
    await expect(counter.getByText('Altered or forged')).toBeVisible();
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
