import { checkPaymentStatus, getOpenBasket, getOpenBill, kobo, makeBasketReference } from '@portal/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenBill, aPaidBill, billReference } from '../../testing/an-open-bill.ts';
import { type Answers, openPayments } from '../../testing/open-payments.tsx';

const query = `?billRef=${billReference}&provider=remita&rrr=140008260136`;
const stored = {
  provider: 'remita',
  billReference,
  amount: 1_250_000,
  txRef: 'KD0001',
  rrr: '140008260136',
  redirectUrl: `/payment_summary_open?billRef=${billReference}`,
};

/** Without a server nobody answers the realtime connection: four attempts later the status check decides. */
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
async function untilDialog(name: string) {
  for (let second = 0; second < 90 && !screen.queryByRole('dialog', { name }); second += 1) await seconds(1);
  return screen.getByRole('dialog', { name });
}

beforeEach(() => {
  sessionStorage.setItem('payment-data', JSON.stringify(stored));
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No network in this test')));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const open = (path: string, answers: Answers = []) =>
  openPayments(`${path}${query}`, [[getOpenBill, () => aPaidBill()], ...answers]);
const answerStatus = (responseCode: string, responseDescription = ''): Answers => [
  [checkPaymentStatus, () => ({ responseCode, responseDescription })],
];

describe.each(['/payment-redirect-open', '/payment-redirect-tsp'])('payment redirect at %s', (path) => {
  it('waits with the specified words, and cannot be closed by Escape', async () => {
    await open(path);
    expect(await screen.findByRole('dialog', { name: 'Payment Confirmation Pending' })).toBeDefined();
    expect(screen.getByText("We're waiting for payment confirmation. Thank you for your patience.")).toBeDefined();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.getByText(/You can leave, we will email you/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Leave this page' }).getAttribute('href')).toBe('/');
  });

  it('lets no stamp fall on money that somebody still has to decide about', async () => {
    await openPayments(`${path}${query}`, [
      ...answerStatus('00'),
      [getOpenBill, () => anOpenBill({ bill: { status: 'under-review' } })],
    ]);
    await untilDialog('Payment Confirmed');
    expect(await screen.findByText(/^What we know:/)).toBeDefined();
    expect(screen.getByText(/please do not pay again/)).toBeDefined();
    expect(screen.queryByRole('img', { name: /^PAID/i })).toBeNull();
    expect(screen.queryByRole('link', { name: 'PDF' })).toBeNull();
  });

  it('of several bills shows what was paid, each receipt with its paper, and the stamp once all have one', async () => {
    const basketReference = makeBasketReference(new Uint8Array(13));
    const billOf = (receiptNumber: string | null) => ({
      ...{ billReference, description: 'Market levy', mda: 'Internal Revenue Service', amountKobo: kobo(1_250_000) },
      ...{
        status: receiptNumber ? ('paid' as const) : ('under-review' as const),
        receiptNumber,
        isReviewed: !receiptNumber,
      },
    });
    const whole = { basketReference, totalKobo: kobo(2_500_000), payment: null };
    for (const [state, second] of [
      ['paid', 'KDR-2026-00000002'],
      ['in-part', null],
    ] as const) {
      sessionStorage.setItem('payment-data', JSON.stringify({ ...stored, billReference: basketReference }));
      const bills = [billOf('KDR-2026-00000001'), billOf(second)];
      const { unmount } = await openPayments(`${path}?billRef=${basketReference}&provider=remita&rrr=140008260136`, [
        ...answerStatus('00'),
        [getOpenBasket, () => ({ ...whole, state, bills })],
      ]);
      const dialog = within(await untilDialog('Payment Confirmed'));
      expect(await dialog.findByText('Amount paid')).toBeDefined();
      expect(screen.getByRole('dialog').textContent).toContain(second ? '₦25,000.00' : 'Amount paid₦12,500.00');
      expect(dialog.getAllByRole('link', { name: 'PDF Market levy' })).toHaveLength(second ? 2 : 1);
      expect(dialog.queryByRole('img', { name: /^PAID/i }) !== null).toBe(second !== null);
      unmount();
    }
  });

  it('counts down 10 seconds once the status check says paid, and ends on the receipt', async () => {
    const { router } = await open(path, answerStatus('00'));
    await untilDialog('Payment Confirmed');
    expect(screen.getByText('Thank you for your patience. You will be redirected shortly.')).toBeDefined();
    expect(await screen.findByText('Amount paid')).toBeDefined();
    expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toContain(billReference);
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Open receipt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeDefined();
    expect(router.state.location.search).toBe(`?billRef=${billReference}`);
    expect(sessionStorage.getItem('payment-data')).toBeNull();
  });

  it('shows the failure view with the specified words and our promises when nobody confirms', async () => {
    sessionStorage.setItem('payment-return-path', '/user/invoices');
    await open(path, answerStatus('09', 'Payment is pending'));
    await untilDialog('Payment Confirmation Failed');
    expect(
      screen.getByText(
        'We are unable to confirm payment at this time. This might be due to issues with the payment providers. Kindly check on your dashboard periodically for confirmation. Thank you.',
      ),
    ).toBeDefined();
    expect(screen.getByText('If you have paid, please do not pay again.')).toBeDefined();
    expect(screen.getByText('KD7Q 4M2X 9TBC 1VWZ')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/user/dashboard');
    expect(screen.getAllByText('Payment is pending').length).toBeGreaterThan(0);
  });
});

describe('payment redirect', () => {
  it('removes the payment data when the payer leaves', async () => {
    const { unmount } = await open('/payment-redirect-tsp');
    await screen.findByRole('dialog');
    unmount();
    expect(sessionStorage.getItem('payment-data')).toBeNull();
  });

  it('of a third party offers the receipt before it leaves, and leaves the receipt behind', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    sessionStorage.setItem('payment-data', JSON.stringify({ ...stored, redirectUrl: 'https://tsp.example/done?id=7' }));
    const { router } = await open('/payment-redirect-tsp', answerStatus('00'));
    await untilDialog('Payment Confirmed');
    expect(screen.getByText(/you go on to tsp\.example/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the receipt' }).getAttribute('href')).toBe(
      `/payment_summary_open?billRef=${billReference}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Continue now' }));
    // What Back leads to, and what is on the screen while the other site takes its time.
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeDefined();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://tsp.example/done?id=7'));
    expect(router.state.location.pathname).toBe('/payment_summary_open');
    assign.mockRestore();
  });

  it('without a bill reference says what is missing', async () => {
    sessionStorage.clear();
    await openPayments('/payment-redirect-open', []);
    expect(await screen.findByText('This address needs the bill reference of a payment.')).toBeDefined();
  });
});
