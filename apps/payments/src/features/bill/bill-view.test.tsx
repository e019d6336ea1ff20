import { closeSession, openSession } from '@portal/auth';
import {
  checkPaymentStatus,
  downloadBillDocument,
  getBillTimeline,
  getOpenBill,
  type OpenBill,
  renewBill,
} from '@portal/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anOpenBill, aPaidBill, aReceipt, billReference } from '../../testing/an-open-bill.ts';
import { openPayments, problem } from '../../testing/open-payments.tsx';

const url = `/payment_summary_open?billRef=${billReference}`;
const openWith = (openBill: OpenBill) => openPayments(url, [[getOpenBill, () => openBill]]);

const started = {
  provider: 'remita',
  rrr: '140008260136',
  txRef: null,
  startedAt: '2026-11-20T13:05:00.000Z',
} as const;

describe('bill page, unpaid', () => {
  it('says who, what for, how much and by when, with one button that says the amount', async () => {
    await openWith(anOpenBill());
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toBeDefined();
    expect(screen.getByText('For Development levy and 1 more')).toBeDefined();
    expect(screen.getByText('Amina Bello')).toBeDefined();
    expect(screen.getByText('Twelve Thousand Five Hundred Naira Only')).toBeDefined();
    expect(screen.getByText('Pay by Feb 01, 2027')).toBeDefined();
    const pay = screen.getByRole('link', { name: 'Pay ₦12,500.00' });
    expect(pay.getAttribute('href')).toBe(`/payment-gateways-open?billRef=${billReference}`);
  });

  it.each(['billRef', 'billReference', 'ref'])('opens by the query parameter %s', async (name) => {
    const { fetch } = await openPayments(`/payment_summary_open?${name}=${billReference}`, [
      [getOpenBill, () => anOpenBill()],
    ]);
    expect(await screen.findByText('Not paid')).toBeDefined();
    expect(String(fetch.mock.calls[0]?.[0])).toContain(`billReference=${billReference}`);
  });

  it('leads a third-party bill to its own gateway screen', async () => {
    await openPayments(`/make_payment_tsp?billRef=${billReference}`, [[getOpenBill, () => anOpenBill()]]);
    const pay = await screen.findByRole('link', { name: 'Pay ₦12,500.00' });
    expect(pay.getAttribute('href')).toContain('/payment-gateways-tsp?');
  });

  it('speaks Hausa', async () => {
    await openPayments(url, [[getOpenBill, () => anOpenBill()]], 'ha');
    expect(await screen.findByRole('link', { name: 'Biya ₦12,500.00' })).toBeDefined();
  });

  it('offers the invoice as a PDF on A4 and on an 80 mm slip', async () => {
    await openWith(anOpenBill());
    const a4 = await screen.findByRole('link', { name: 'Download PDF (A4)' });
    expect(a4.getAttribute('href')).toBe(`/api/v1/bills/document?billReference=${billReference}&format=a4`);
    const slip = screen.getByRole('link', { name: 'PDF slip (80 mm)' });
    expect(slip.getAttribute('href')).toContain('format=slip');
  });
});

it.each([
  [false, 1],
  [true, 0],
])(
  'the bill of an organisation says its number, and that it is not confirmed (confirmed: %s)',
  async (isConfirmed, marks) => {
    const bill = anOpenBill();
    const organisation = { registrationNumber: 'RC123456', isConfirmed };
    await openWith({ ...bill, userData: { ...bill.userData, organisation } });
    expect(await screen.findByText('RC123456')).toBeDefined();
    expect(screen.queryAllByText('Not confirmed by a tax office')).toHaveLength(marks);
  },
);

describe('bill page, expired', () => {
  const expired = () => anOpenBill({ bill: { status: 'expired', expiresOn: '2026-10-01' } });

  it('renews the bill for whoever holds it, and then lets it be paid', async () => {
    let bill = expired();
    const { callsTo } = await openPayments(url, [
      [getOpenBill, () => bill],
      [
        renewBill,
        () => {
          bill = anOpenBill({ bill: { expiresOn: '2027-02-23' } });
          return { billReference, expiresOn: '2027-02-23' };
        },
      ],
    ]);
    expect(await screen.findByText('This invoice has expired')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Renew this invoice' }));
    expect(await screen.findByRole('link', { name: 'Pay ₦12,500.00' })).toBeDefined();
    expect(screen.getByText('Renewed. It can be paid until Feb 23, 2027.')).toBeDefined();
    expect(callsTo(renewBill)).toBe(1);
  });

  it('says why it was not renewed, and shows how the bill stands now', async () => {
    let bill = expired();
    await openPayments(url, [
      [getOpenBill, () => bill],
      [
        renewBill,
        () => {
          bill = aPaidBill();
          return problem('bill.already-paid');
        },
      ],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Renew this invoice' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeDefined();
  });

  it('stays as it is and says so when we cannot be reached', async () => {
    await openPayments(url, [
      [getOpenBill, expired],
      [
        renewBill,
        () => {
          throw new TypeError('no network');
        },
      ],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Renew this invoice' }));
    expect(await screen.findByText(/could not/i)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Renew this invoice' })).toBeDefined();
  });
});

describe('bill page, of a reference that is another paper’s', () => {
  it.each([
    ['KDR-2026-00001234', 'a receipt number'],
    ['1400 0826 0136', 'an RRR'],
    ['eTCC2026/17', 'a certificate'],
    ['https://portal.test/receipt-verification?s=a.b.c', 'a link of a QR code'],
  ])('leads %s, %s, to where it is understood', async (typed) => {
    const { router } = await openPayments(`/payment_summary_open?billReference=${encodeURIComponent(typed)}`, []);
    await waitFor(() => expect(router.state.location.pathname).toBe('/receipt-verification'));
    expect(new URLSearchParams(router.state.location.search).get('ref')).toBe(typed);
  });

  it('leads an empty field of the home page back to it, and says at its own field what is missing', async () => {
    await openPayments('/payment_summary_open?billRef=', []);
    const field = await screen.findByLabelText('Bill reference');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a bill reference')).toBeDefined();
  });
});

describe('bill page, of somebody who is signed in', () => {
  it('asks again by the session and shows the payer in full, with the PDF to match', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    let isKnown = false;
    const { fetch, callsTo } = await openPayments(url, [
      [
        getOpenBill,
        () => {
          const bill = anOpenBill();
          const user = { ...bill.userData.user, email: 'amina@example.ng' };
          return isKnown ? { ...bill, userData: { ...bill.userData, user, masked: false } } : bill;
        },
      ],
      [downloadBillDocument, () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })],
    ]);
    await screen.findByText('a•••@example.ng');
    expect(callsTo(getOpenBill)).toBe(1);

    isKnown = true;
    await openSession({ token: 'a-token', roles: ['Individual'], user: { email: 'amina@example.ng' } });
    expect(await screen.findByText('amina@example.ng')).toBeDefined();
    expect(callsTo(getOpenBill)).toBe(2);

    fireEvent.click(screen.getByRole('button', { name: 'Download PDF (A4)' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(String(fetch.mock.lastCall?.[0])).toContain(`/bills/document?billReference=${billReference}&format=a4`);
    await closeSession();
  });
});

describe('bill page, when it cannot simply be paid', () => {
  it('shows the RRR of a payment that was started, and still lets the payer go on', async () => {
    await openWith(anOpenBill({ payment: { ...started, state: 'awaiting-payment' } }));
    expect(await screen.findByText('1400 0826 0136')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeDefined();
  });

  it.each(['expired', 'cancelled'] as const)(
    'of a bill that is %s tells whoever started a payment that it is still seen, and not to go on with it',
    async (status) => {
      await openWith(anOpenBill({ bill: { status }, payment: { ...started, state: 'awaiting-payment' } }));
      expect(await screen.findByText('1400 0826 0136')).toBeDefined();
      expect(screen.getByText(/If you have paid, at a bank for example, we will notice by ourselves\./)).toBeDefined();
      expect(screen.queryByText(/go on with it/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Check now' })).toBeDefined();
      expect(screen.queryByRole('link', { name: /^Pay|payment$/ })).toBeNull();
    },
  );

  it('says what the provider answered when a payment is refused on Check now, and may be paid anew', async () => {
    let isRefused = false;
    await openPayments(url, [
      [getOpenBill, () => anOpenBill(isRefused ? {} : { payment: { ...started, state: 'awaiting-payment' } })],
      [
        checkPaymentStatus,
        () => {
          isRefused = true;
          return { responseCode: '02', responseDescription: 'The provider refused the payment' };
        },
      ],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('link', { name: 'Pay ₦12,500.00' })).toBeDefined();
    expect(screen.getAllByText('The provider refused the payment').length).toBeGreaterThan(0);
  });

  it('names no RRR to keep where Interswitch has none', async () => {
    await openWith(
      anOpenBill({
        payment: { ...started, provider: 'interswitch', rrr: null, txRef: 'KD0001', state: 'awaiting-payment' },
      }),
    );
    expect(await screen.findByText('A payment was started for this bill')).toBeDefined();
    expect(screen.queryByText(/RRR/)).toBeNull();
  });

  it('does not let anybody pay again while a payment is being checked, and becomes the receipt on Check now', async () => {
    let isPaid = false;
    await openPayments(url, [
      [getOpenBill, () => (isPaid ? aPaidBill() : anOpenBill({ payment: { ...started, state: 'processing' } }))],
      [
        checkPaymentStatus,
        () => {
          isPaid = true;
          return { responseCode: '00', responseDescription: 'Paid' };
        },
      ],
    ]);
    expect(await screen.findByText('We are checking your payment')).toBeDefined();
    expect(screen.queryByRole('link', { name: /pay/i })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeDefined();
  });

  it('has Interswitch asked by its transaction reference', async () => {
    const atInterswitch = {
      ...started,
      provider: 'interswitch',
      rrr: null,
      txRef: 'KD0001',
      state: 'processing',
    } as const;
    const asked: unknown[] = [];
    await openPayments(url, [
      [getOpenBill, () => anOpenBill({ payment: atInterswitch })],
      [
        checkPaymentStatus,
        async (request) => {
          asked.push(await request.json());
          return { responseCode: '09', responseDescription: 'Interswitch cannot find it' };
        },
      ],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Interswitch cannot find it')).toBeDefined();
    expect(asked).toEqual([
      {
        gateway: 'interswitch',
        BillReference: billReference,
        AmountInKobo: 1_250_000,
        TransactionReference: 'KD0001',
      },
    ]);
  });

  it.each([
    ['is not clear', { responseCode: '09', responseDescription: 'Not clear, do not pay again' }],
    ['is under review', { responseCode: '99', responseDescription: 'Under review, do not pay again' }],
    ['cannot be had', problem('payment.provider-silent', { retryAfterSeconds: 10 })],
  ])('says what the server says of an answer that %s', async (_case, answer) => {
    await openPayments(url, [
      [getOpenBill, () => anOpenBill({ payment: { ...started, state: 'processing' } })],
      [checkPaymentStatus, () => (answer instanceof Response ? answer.clone() : answer)],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining('do not pay again'),
      ),
    );
  });

  it('offers no question where there is nothing to ask by', async () => {
    await openWith(anOpenBill({ payment: { ...started, rrr: null, state: 'processing' } }));
    expect(await screen.findByText('We are checking your payment')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  });

  it.each([
    ['expired', 'This invoice has expired'],
    ['cancelled', 'This bill was cancelled'],
    ['under-review', 'A payment for this bill is being reviewed'],
    ['part-paid', 'A payment for this bill is being reviewed'],
  ] as const)('of a bill that is %s says what it means and offers no payment', async (status, words) => {
    await openWith(anOpenBill({ bill: { status } }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Pay|payment$/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeDefined();
  });
});

describe('bill page, paid', () => {
  it('is the receipt: stamp, number, time in Lagos, and a QR code that verifies it', async () => {
    await openWith(aPaidBill());
    expect(await screen.findByRole('img', { name: 'PAID Nov 20, 2026' })).toBeDefined();
    expect(screen.getAllByText('KDR-2026-00001234').length).toBeGreaterThan(0);
    expect(screen.getByText('Nov 20, 2026, 14:05')).toBeDefined();
    expect(screen.getByRole('img', { name: 'QR code that verifies receipt KDR-2026-00001234' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  it('marks a voided receipt void and leaves its QR code out', async () => {
    await openWith(
      anOpenBill({
        bill: { payStatusId: 2, status: 'void' },
        receipt: aReceipt({ voidedAt: '2026-11-21T09:00:00.000Z' }),
      }),
    );
    expect(await screen.findByText('This receipt was voided')).toBeDefined();
    expect(screen.queryByText('The receipt still proves your payment after this day.')).toBeNull();
    expect(screen.getByRole('img', { name: 'VOID Nov 21, 2026' })).toBeDefined();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  });

  it('says that its link was copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openWith(aPaidBill());
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await within(screen.getAllByRole('status')[0] as HTMLElement).findByText('Link copied')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(aReceipt().verificationUrl);
  });
});

describe('bill page, without a bill', () => {
  it('gives an unknown and a malformed reference the same answer, and keeps what was typed', async () => {
    await openPayments('/payment_summary_open?ref=nonsense', [[getOpenBill, () => problem('bill.not-found')]]);
    expect(await screen.findByRole('heading', { name: 'We could not find this bill' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bill reference' }).value).toBe('nonsense');
    expect(screen.getByText(/have 16 letters and digits\. You gave 8\. Compare/)).toBeDefined();
  });

  it('counts nothing where nothing is missing', async () => {
    await openPayments(url, [[getOpenBill, () => problem('bill.not-found')]]);
    await screen.findByRole('heading', { name: 'We could not find this bill' });
    expect(screen.queryByText(/You gave/)).toBeNull();
  });

  it('does not retry a refusal, and retries a lost connection once', async () => {
    const refused = await openPayments(url, [[getOpenBill, () => problem('bill.not-found')]]);
    await screen.findByText('We could not find this bill');
    expect(refused.callsTo(getOpenBill)).toBe(1);
    refused.unmount();

    const lost = await openPayments(url, []);
    await screen.findByRole('heading', { name: 'We cannot reach the service' });
    expect(lost.callsTo(getOpenBill)).toBe(2);
  });

  it('opens after Try again once the connection is back', async () => {
    let isConnected = false;
    await openPayments(url, [
      [
        getOpenBill,
        () => {
          if (!isConnected) throw new TypeError('Failed to fetch');
          return anOpenBill();
        },
      ],
    ]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isConnected = true;
    fireEvent.click(retry);
    expect(await screen.findByText('Pay by Feb 01, 2027')).toBeDefined();
  });

  it('says how long to wait after too many attempts, and opens the bill on the next one', async () => {
    let asked = 0;
    const answer = () => {
      asked += 1;
      return asked === 1 ? problem('request.rate-limited', { retryAfterSeconds: 12 }) : anOpenBill();
    };
    await openPayments(url, [[getOpenBill, answer]]);
    expect(await screen.findByText('Wait 12 seconds and try again.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home page' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pay by Feb 01, 2027')).toBeDefined();
  });

  it('asks for a reference when the address has none, and calls nobody', async () => {
    const { fetch } = await openPayments('/payment_summary_open', [[getOpenBill, () => anOpenBill()]]);
    expect(await screen.findByRole('heading', { name: 'Which bill?' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Open bill' }));
    expect(await screen.findByText('Enter a bill reference')).toBeDefined();
    expect(fetch).not.toHaveBeenCalled();

    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'kd7q 4m2x 9tbc 1vwz' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open bill' }));
    await waitFor(() => expect(screen.getByText('Pay by Feb 01, 2027')).toBeDefined());
  });
});

describe('Where is the money?', () => {
  it('tells whoever holds the reference each step with its time, when asked', async () => {
    const attempt = {
      ...{ startedAt: '2026-11-20T13:05:00.000Z', gateway: 'Remita', status: 'checking' },
      askAgainAt: '2026-11-20T13:20:00.000Z',
      hops: [
        { kind: 'started', at: '2026-11-20T13:05:00.000Z', outcome: null },
        { kind: 'answer', at: '2026-11-20T13:06:00.000Z', outcome: 'pending' },
      ],
    };
    const { callsTo } = await openPayments(url, [
      [getOpenBill, () => anOpenBill()],
      [getBillTimeline, () => ({ attempts: [attempt], asOf: '2026-11-20T13:10:00.000Z' })],
    ]);
    const ask = await screen.findByRole('button', { name: 'Where is the money?' });
    expect(callsTo(getBillTimeline)).toBe(0);
    fireEvent.click(ask);
    expect(await screen.findByText('Remita: Being checked')).toBeDefined();
    expect(screen.getByText(/We asked: the provider says it is not paid yet/).textContent).toContain('14:06');
    expect(screen.getByText(/We ask the provider again on/)).toBeDefined();
  });

  it('says that nobody has begun, and when it cannot be read', async () => {
    const answers = [{ attempts: [], asOf: '2026-11-20T13:10:00.000Z' }, problem('service.unavailable')];
    for (const [answer, text] of [
      [answers[0], /Nobody has begun/],
      [answers[1], /could not be read/],
    ] as const) {
      const { unmount } = await openPayments(url, [
        [getOpenBill, () => anOpenBill()],
        [getBillTimeline, () => answer],
      ]);
      fireEvent.click(await screen.findByRole('button', { name: 'Where is the money?' }));
      expect(await screen.findByText(text)).toBeDefined();
      unmount();
    }
  });
});

describe('money of a bill', () => {
  it.each([
    ['in-doubt', 'The provider no longer confirms this payment. It is being looked into.'],
    ['second-payment', /A second payment for this bill is being looked into/],
    ['refund-under-way', 'A refund for this bill is under way.'],
    ['refunded', 'Money of this bill was refunded.'],
  ] as const)('that is %s is said on its page', async (news, words) => {
    await openWith({ ...aPaidBill(), moneyNews: [news] });
    expect(await screen.findByText(words)).toBeDefined();
  });
});
