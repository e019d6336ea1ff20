import {
  createPaymentSession,
  getOpenBasket,
  kobo,
  listPaymentGateways,
  makeBasketReference,
  type OpenBasket,
} from '@portal/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gateways, session } from '../../testing/an-open-bill.ts';
import { openPayments, problem } from '../../testing/open-payments.tsx';

const basketReference = makeBasketReference(new Uint8Array(13));
const bill = (billReference: string, description: string, status: OpenBasket['bills'][number]['status']) => ({
  ...{ billReference, description, mda: 'Internal Revenue Service', amountKobo: kobo(1_250_000), status },
  ...{ receiptNumber: status === 'paid' ? `KDR-2026-${billReference.slice(-8)}` : null, isReviewed: false },
});
const unpaid: OpenBasket = {
  ...{ basketReference, state: 'payable', totalKobo: kobo(2_500_000), payment: null },
  bills: [bill('KD7Q4M2X9TBC1VWZ', 'Market levy', 'unpaid'), bill('KDKYEV14BSWYXGHA', 'Ground rent', 'unpaid')],
};
const open = (basket: OpenBasket, path = '/payment-basket?ref=') =>
  openPayments(`${path}${basketReference}`, [
    [getOpenBasket, () => basket],
    [listPaymentGateways, () => gateways],
    [createPaymentSession, () => ({ ...session, amountKobo: 2_500_000 })],
  ]);

describe('several bills in one payment', () => {
  it('names every bill, the sum, and the one way to pay', async () => {
    await open(unpaid);
    expect(await screen.findByRole('heading', { level: 1, name: 'One payment for 2 bills' })).toBeDefined();
    const pay = screen.getByRole('link', { name: 'Pay 2 bills, ₦25,000.00' });
    expect(pay.getAttribute('href')).toBe(`/payment-gateways-open?billRef=${basketReference}`);
    const rows = within(screen.getByRole('list', { name: 'The bills of this payment' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Market levy.*Not paid/),
      expect.stringMatching(/Ground rent.*Not paid/),
    ]);
  });

  it('says that every bill has its receipt once it is paid, and offers nothing to pay', async () => {
    await open({
      ...unpaid,
      state: 'paid',
      bills: unpaid.bills.map((one) => bill(one.billReference, one.description, 'paid')),
    });
    expect(await screen.findByText('All 2 bills are paid')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    const papers = screen
      .getAllByRole('link', { name: /^PDF (Market levy|Ground rent)$/ })
      .map((link) => link.getAttribute('href'));
    expect(papers).toEqual(unpaid.bills.map((one) => expect.stringContaining(`billReference=${one.billReference}`)));
  });

  it('says which part is looked at when one of the bills takes no money any more', async () => {
    const [one, two] = unpaid.bills;
    if (!one || !two) throw new Error('two bills');
    await open({
      ...unpaid,
      state: 'in-part',
      bills: [bill(one.billReference, one.description, 'paid'), { ...two, status: 'paid', isReviewed: true }],
    });
    expect(await screen.findByText('1 of 2 bills have their receipts')).toBeDefined();
    const rows = within(screen.getByRole('list', { name: 'The bills of this payment' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Market levy.*Paid/),
      expect.stringMatching(/Ground rent.*Under review/),
    ]);
  });

  it('leads to choosing again when one was paid otherwise', async () => {
    await open({ ...unpaid, state: 'changed' });
    expect(await screen.findByText('These bills cannot be paid together any more')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose again' })).toBeDefined();
  });

  it('says at which bill a client lets the agent pay no more, and leads an agent back to the clients', async () => {
    const [one, two] = unpaid.bills;
    if (!one || !two) throw new Error('two bills');
    await open({
      ...unpaid,
      state: 'changed',
      bills: [
        { ...one, isConsentEnded: false },
        { ...two, isConsentEnded: true },
      ],
    });
    await screen.findByText('These bills cannot be paid together any more');
    const rows = within(screen.getByRole('list', { name: 'The bills of this payment' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.includes('does not let you pay for them'))).toEqual([false, true]);
    expect(screen.getByRole('link', { name: 'Choose again' }).getAttribute('href')).toBe('/user/clients');
  });

  it('is paid on the screen of one bill: its sum, and its RRR for a bank', async () => {
    await open(unpaid, '/payment-gateways-open?gateway=bank&billRef=');
    expect(await screen.findByText('One payment for 2 bills')).toBeDefined();
    expect(await screen.findByText('1400 0826 0136')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'See the bills' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'One payment for 2 bills' })).toBeDefined();
  });

  it('opens where a bill is opened by its reference', async () => {
    await open(unpaid, '/payment_summary_open?billRef=');
    expect(await screen.findByRole('heading', { level: 1, name: 'One payment for 2 bills' })).toBeDefined();
  });

  it('that nobody knows is not found, like a bill', async () => {
    await openPayments(`/payment-basket?ref=${basketReference}`, [[getOpenBasket, () => problem('bill.not-found')]]);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this bill' })).toBeDefined();
  });
});
