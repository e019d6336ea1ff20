import { type ClearanceClaims, listReceiptKeys, listRevokedCertificates } from '@portal/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aSigningKey } from '../../../testing/a-signing-key.ts';
import { type Answers, openPayments } from '../../../testing/open-payments.tsx';
import { askAgainMs } from './use-revoked-list.ts';

const key = await aSigningKey('2026-11');
const claims: ClearanceClaims = {
  ...{ v: 1, k: 'tcc', n: 'TC7Q4M2X9TBC1VWZ', p: 'Halima Danjuma Sani', y: [2023, 2024, 2025] },
  ...{ t: Date.UTC(2026, 10, 23, 13) / 1000, e: `${new Date().getUTCFullYear() + 1}-12-31` },
};
const signed = await key.sign(claims);
const keys: Answers[number] = [listReceiptKeys, () => ({ keys: [key.publicKey] })];
const listOf = (h: readonly string[], d: number) => key.sign({ v: 1, k: 'revoked-certificates', d, h });
const nothingRevoked = await listOf([], Date.UTC(2026, 10, 24, 8) / 1000);
const list: Answers[number] = [listRevokedCertificates, () => ({ signed: nothingRevoked })];
const card = () => screen.findByRole('article', { name: 'Halima Danjuma Sani' });

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('shows what stands behind the # of its address, with a code for a reader, and sends it to nobody', async () => {
  const { fetch } = await openPayments(`/tcc#${signed}`, [keys, list]);
  await card();
  expect(screen.getByText(`Valid to Dec 31, ${claims.e.slice(0, 4)}`)).toBeDefined();
  expect(screen.getAllByText('clear')).toHaveLength(3);
  expect(screen.getByRole('img', { name: 'Code of certificate TC7Q4M2X9TBC1VWZ' })).toBeDefined();
  const asked = fetch.mock.calls.map(([input]) => String(input)).join();
  expect(asked).not.toContain(signed.split('.')[1]);
});

it('opens again without its address and without a network', async () => {
  const { unmount } = await openPayments(`/tcc#${signed}`, [keys, list]);
  await card();
  await screen.findByText(/^Not on the list of revoked certificates/);
  unmount();
  await openPayments('/tcc', []);
  await card();
  expect(await screen.findByText(/^Not on the list of revoked certificates of 24 Nov 2026/)).toBeDefined();
});

it('says within a minute that it was revoked while its holder shows it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let given = nothingRevoked;
  await openPayments(`/tcc#${signed}`, [keys, [listRevokedCertificates, () => ({ signed: given })]]);
  await card();
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(claims.n)));
  const print = btoa(String.fromCharCode(...bytes.slice(0, 16)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
  given = await listOf([print.replaceAll('=', '')], Date.UTC(2026, 10, 24, 9) / 1000);
  await act(() => vi.advanceTimersByTimeAsync(askAgainMs));
  expect(await screen.findByText('Revoked')).toBeDefined();
  expect(screen.queryByText(/^Valid to/)).toBeNull();
  expect(screen.queryByText('clear')).toBeNull();
});

it('is expired at midnight in Lagos while it is shown', async () => {
  const midnight = Date.parse(`${claims.e}T23:00:00Z`);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: midnight - 5000 });
  await openPayments(`/tcc#${signed}`, [keys, list]);
  await card();
  expect(screen.getByText(/^Valid to/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(askAgainMs));
  expect(await screen.findByText('Expired')).toBeDefined();
});

it('shows nothing of a forged one, and does not keep it', async () => {
  const forged = await (await aSigningKey('2026-11')).sign(claims);
  const { unmount } = await openPayments(`/tcc#${forged}`, [keys, list]);
  expect(await screen.findByText('Altered or forged')).toBeDefined();
  expect(screen.queryByText('Halima Danjuma Sani')).toBeNull();
  unmount();
  await openPayments('/tcc', [keys, list]);
  expect(await screen.findByText('No certificate on this phone')).toBeDefined();
});

it('can be put on the home screen as itself, not as the page that checks receipts', async () => {
  const manifest = () => document.querySelector('link[rel=manifest]')?.getAttribute('href');
  const { unmount } = await openPayments(`/tcc#${signed}`, [keys, list]);
  await card();
  expect(manifest()).toBe('/tcc.webmanifest');
  unmount();
  await openPayments('/receipt-verification', [keys, list]);
  await waitFor(() => expect(manifest()).toBe('/verify.webmanifest'));
});

it('is removed from the phone when its holder says so', async () => {
  const { router } = await openPayments(`/tcc#${signed}`, [keys, list]);
  await card();
  fireEvent.click(screen.getByRole('button', { name: 'Remove it from this phone' }));
  expect(await screen.findByText('No certificate on this phone')).toBeDefined();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(localStorage.getItem('pay_kd_certificate')).toBeNull();
});

it('speaks Hausa', async () => {
  await openPayments('/tcc', [keys, list], 'ha');
  expect(await screen.findByText('Babu shaida a wannan waya')).toBeDefined();
});
