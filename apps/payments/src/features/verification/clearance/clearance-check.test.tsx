import {
  type CheckedCertificate,
  type ClearanceClaims,
  checkCertificate,
  listReceiptKeys,
  listRevokedCertificates,
  readCertificateFigures,
  verifyReceipt,
} from '@portal/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSigningKey } from '../../../testing/a-signing-key.ts';
import { type Answers, openPayments, problem } from '../../../testing/open-payments.tsx';
import { askAgainMs } from './use-revoked-list.ts';

const key = await aSigningKey('2026-11');
const number = 'TC7Q4M2X9TBC1VWZ';
const year = new Date().getUTCFullYear();
/** Whatever the day on which this runs. */
const claims: ClearanceClaims = {
  ...{ v: 1, k: 'tcc', n: number, p: 'Halima Danjuma Sani', y: [2023, 2024, 2025] },
  ...{ t: Date.UTC(2026, 10, 23, 13) / 1000, e: `${year + 1}-12-31` },
};
const checked: CheckedCertificate = {
  ...{ state: 'valid', number, holder: claims.p, years: claims.y, office: 'Zaria', issuedOn: '2026-11-23' },
  ...{ validUntil: claims.e, revokedOn: null, askedAt: '2026-11-23T13:31:00.000Z', signature: 'absent' },
};
const revoked: CheckedCertificate = {
  ...{ ...checked, state: 'revoked', holder: 'H••• D••• S•••', revokedOn: '2026-11-25' },
};
const byNumber = '/receipt-verification?ref=tc7q%204m2x%209tbc%201vwz';
const keys: Answers[number] = [listReceiptKeys, () => ({ keys: [key.publicKey] })];
const says = (answer: unknown): Answers[number] => [checkCertificate, () => answer];
const away: Answers[number] = [checkCertificate, () => Promise.reject(new TypeError('no network'))];
const listOf = (h: readonly string[], d = Date.UTC(2026, 10, 24, 8) / 1000, by = key) =>
  by.sign({ v: 1, k: 'revoked-certificates', d, h });
const listed = (signed: string): Answers[number] => [listRevokedCertificates, () => ({ signed })];
async function printOf(of: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(of)));
  const text = btoa(String.fromCharCode(...bytes.slice(0, 16)));
  return text.replace(/\+/g, '-').replace(/\//g, '_').replaceAll('=', '');
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('a certificate by its number', () => {
  it('is valid, with what to compare and no figures; nobody asks about a bill', async () => {
    const { callsTo, fetch } = await openPayments(byNumber, [says(checked), keys]);
    expect(await screen.findByText('Valid')).toBeDefined();
    for (const text of ['Halima Danjuma Sani', '2023, 2024, 2025', 'TC7Q 4M2X 9TBC 1VWZ']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByText('was not scanned: compare it')).toBeDefined();
    expect(screen.queryByText('Taxed income')).toBeNull();
    expect(callsTo(verifyReceipt)).toBe(0);
    expect(fetch.mock.calls.map(([input]) => String(input)).join()).not.toContain('figures');
  });

  it.each(['TC7Q4M2X9TBC1VWY', 'eTCC 2026/00017'])('that is mistyped or unknown (%s) is unknown', async (typed) => {
    await openPayments(`/receipt-verification?ref=${encodeURIComponent(typed)}`, [
      says(problem('clearance.certificate-unknown')),
      keys,
    ]);
    expect(await screen.findByText('Unknown')).toBeDefined();
    expect(screen.getByDisplayValue(typed)).toBeDefined();
  });

  it('that is revoked says so first, what to say, and neither a name nor why', async () => {
    await openPayments(byNumber, [says(revoked), keys]);
    expect(await screen.findByText('Revoked')).toBeDefined();
    for (const text of ['on Nov 25, 2026', 'Do not accept it.', 'H••• D••• S•••', /has been taken back/]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.queryByText('2023, 2024, 2025')).toBeNull();
  });

  it('that is over says since when', async () => {
    await openPayments(byNumber, [says({ ...checked, state: 'expired', validUntil: '2025-12-31' }), keys]);
    expect(await screen.findByText('Expired')).toBeDefined();
    expect(screen.getByText('Its last day was Dec 31, 2025.')).toBeDefined();
  });

  it('shows income and tax for the holder’s code, and says when a code shows nothing', async () => {
    const figures = [
      { year: 2023, incomeKobo: null, taxKobo: null, paidKobo: null },
      { year: 2024, incomeKobo: 592_000_000, taxKobo: 121_280_000, paidKobo: 121_280_000 },
    ];
    const sent: unknown[] = [];
    await openPayments(byNumber, [
      says(checked),
      keys,
      [
        readCertificateFigures,
        async (request) => {
          const body = (await request.json()) as { code: string };
          sent.push(body);
          return body.code === '12345678' ? { figures } : problem('clearance.code-unknown');
        },
      ],
    ]);
    const field = await screen.findByLabelText(/The holder can give you a code/);
    const ask = (code: string) => {
      fireEvent.change(field, { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
    };
    ask('00000000');
    expect(await screen.findByText(/This code shows nothing/)).toBeDefined();
    ask('1234 5678');
    expect(await screen.findByText('5,920,000.00')).toBeDefined();
    expect(sent.at(-1)).toEqual({ number, code: '12345678' });
  });
});

describe('a certificate by the code on it', () => {
  it('is proved on the device, and stands as the register says', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [
      says({ ...checked, signature: 'valid' }),
      keys,
    ]);
    expect(await screen.findByText('Valid')).toBeDefined();
    expect(await screen.findByText('is genuine: its signature is ours')).toBeDefined();
  });

  it('with a changed name is altered, whatever the register would say', async () => {
    const [head, , proof] = (await key.sign(claims)).split('.');
    const [, renamed] = (await key.sign({ ...claims, p: 'Somebody Else' })).split('.');
    await openPayments(`/receipt-verification?s=${head}.${renamed}.${proof}`, [
      says(problem('receipt.signature-invalid')),
      keys,
    ]);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    expect(screen.queryByText('Somebody Else')).toBeNull();
  });

  it('of another’s key is altered when it calls itself ours, and undecided when nobody knows the key', async () => {
    const forged = await (await aSigningKey('2026-11')).sign(claims);
    const { unmount } = await openPayments(`/receipt-verification?s=${forged}`, [away, keys]);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    unmount();
    const unknown = await (await aSigningKey('2031-01')).sign(claims);
    await openPayments(`/receipt-verification?s=${unknown}`, [away, keys]);
    expect(await screen.findByText('Cannot be decided')).toBeDefined();
  });

  it('of a retired key is still ours', async () => {
    const old = await aSigningKey('2025-01');
    const both: Answers[number] = [listReceiptKeys, () => ({ keys: [key.publicKey, old.publicKey] })];
    await openPayments(`/receipt-verification?s=${await old.sign(claims)}`, [
      says({ ...checked, signature: 'valid' }),
      both,
    ]);
    expect(await screen.findByText('is genuine: its signature is ours')).toBeDefined();
  });

  it('that we signed but the register does not know as it stands is not trusted', async () => {
    await openPayments(`/receipt-verification?s=${await key.sign(claims)}`, [
      says(problem('receipt.signature-invalid')),
      keys,
    ]);
    expect(await screen.findByText('Altered or forged')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Valid')).toBeNull());
  });

  it('without a network is valid as of the day of the list, and revoked when the list names it', async () => {
    const url = `/receipt-verification?s=${await key.sign(claims)}`;
    const { unmount } = await openPayments(url, [away, keys, listed(await listOf([]))]);
    expect(await screen.findByText('Valid')).toBeDefined();
    expect(await screen.findByText(/^Not on the list of revoked certificates of 24 Nov 2026/)).toBeDefined();
    unmount();
    const later = Date.UTC(2026, 10, 25, 8) / 1000;
    await openPayments(url, [away, keys, listed(await listOf([await printOf(number)], later))]);
    expect(await screen.findByText('Revoked')).toBeDefined();
    expect(screen.getByText(/^On the list of revoked certificates/)).toBeDefined();
  });

  it('takes no older list and none of a stranger’s in the place of the one it keeps', async () => {
    const url = `/receipt-verification?s=${await key.sign(claims)}`;
    const { unmount } = await openPayments(url, [away, keys, listed(await listOf([await printOf(number)]))]);
    await screen.findByText('Revoked');
    unmount();
    const stranger = await aSigningKey('2026-11');
    for (const other of [await listOf([], 1), await listOf([], Date.UTC(2027, 0, 1) / 1000, stranger)]) {
      const again = await openPayments(url, [away, keys, listed(other)]);
      expect(await screen.findByText('Revoked')).toBeDefined();
      again.unmount();
    }
  });
});

it('says within a minute that the certificate one looks at was revoked meanwhile', async () => {
  expect(askAgainMs).toBeLessThanOrEqual(30_000);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let list = await listOf([]);
  await openPayments(byNumber, [says(checked), keys, [listRevokedCertificates, () => ({ signed: list })]]);
  expect(await screen.findByText('Valid')).toBeDefined();
  list = await listOf([await printOf(number)], Date.UTC(2026, 10, 24, 9) / 1000);
  await act(() => vi.advanceTimersByTimeAsync(askAgainMs));
  expect(await screen.findByText('Revoked')).toBeDefined();
  expect(screen.queryByText('Valid')).toBeNull();
});
