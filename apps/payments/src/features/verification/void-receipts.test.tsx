import { listReceiptKeys, listVoidReceipts, verifyReceipt, voidFingerprintOf } from '@portal/contracts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSigningKey, claims } from '../../testing/a-signing-key.ts';
import { type Answers, openPayments } from '../../testing/open-payments.tsx';

const key = await aSigningKey('2026-11');
const signed = await key.sign();
const url = `/receipt-verification?s=${signed}`;
const day = Date.UTC(2026, 10, 21, 8) / 1000;
afterEach(() => localStorage.clear());

async function fingerprint(): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(voidFingerprintOf(claims)));
  return btoa(String.fromCharCode(...new Uint8Array(bytes).slice(0, 16)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replaceAll('=', '');
}
const listOf = (h: readonly string[], by = key, d = day) => by.sign({ v: 1, k: 'void-receipts', d, h });
const keys: Answers[number] = [listReceiptKeys, () => ({ keys: [key.publicKey] })];
const away: Answers[number] = [verifyReceipt, () => Promise.reject(new TypeError('no network'))];

it('a receipt on the list is void, though the register cannot be reached', async () => {
  const list = await listOf([await fingerprint()]);
  await openPayments(url, [away, keys, [listVoidReceipts, () => ({ signed: list })]]);
  expect(await screen.findByText('Voided receipt')).toBeDefined();
  expect(screen.getByText(/on the list of void receipts of Nov 21, 2026/)).toBeDefined();
});

it('one that is not on it is genuine as of the day of the list', async () => {
  const list = await listOf([]);
  await openPayments(url, [away, keys, [listVoidReceipts, () => ({ signed: list })]]);
  expect(await screen.findByText('Genuine receipt')).toBeDefined();
  expect(await screen.findByText(/not on the list of void receipts of Nov 21, 2026/)).toBeDefined();
});

it('the kept list counts without a network, and nobody slips an older or a forged one under', async () => {
  const list = await listOf([await fingerprint()]);
  const { unmount } = await openPayments(url, [away, keys, [listVoidReceipts, () => ({ signed: list })]]);
  await screen.findByText('Voided receipt');
  unmount();
  const stranger = await aSigningKey('2026-11');
  for (const other of [await listOf([], key, day - 60), await listOf([], stranger, day + 60)]) {
    const again = await openPayments(url, [away, keys, [listVoidReceipts, () => ({ signed: other })]]);
    expect(await screen.findByText('Voided receipt')).toBeDefined();
    again.unmount();
  }
});
