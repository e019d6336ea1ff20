import { checkPaymentStatus, createPaymentSession, getOpenBill, listPaymentGateways } from '@portal/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOpenBill, aPaidBill, aReceipt, billReference, gateways, session } from '../../testing/an-open-bill.ts';
import { type Answers, openPayments, problem } from '../../testing/open-payments.tsx';

const url = `/payment-gateways-open?billRef=${billReference}`;
const usual: Answers = [
  [getOpenBill, () => anOpenBill()],
  [listPaymentGateways, () => gateways],
  [createPaymentSession, () => session],
];

let leaveFor: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  leaveFor = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('gateway selection', () => {
  it.each(['/payment-gateways-open', '/payment-gateways-admin', '/payment-gateways-tsp'])(
    'at %s has Remita chosen, with its steps',
    async (path) => {
      await openPayments(`${path}?billRef=${billReference}`, usual);
      expect(await screen.findByRole('heading', { level: 1, name: 'Select Payment Method' })).toBeDefined();
      expect(screen.getByRole('radio', { name: /Remita/ })).toHaveProperty('checked', true);
      expect(screen.getByRole('heading', { name: 'Steps to pay with Remita' })).toBeDefined();
      expect(screen.getByText('Step 1')).toBeDefined();
      expect(screen.getByText('Pay by card')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Open Invoice' }).getAttribute('href')).toBe(
        `/make_payment_tsp?billRef=${billReference}`,
      );
    },
  );

  it("disables Interswitch with 'Coming soon...', and closing its menu returns to Remita", async () => {
    await openPayments(url, usual);
    fireEvent.click(await screen.findByRole('radio', { name: /Interswitch/ }));
    const button = await screen.findByRole('button', { name: 'Coming soon...' });
    expect(button).toHaveProperty('disabled', true);
    expect(screen.getByText(/KDTP0001/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /return to Remita/ }));
    expect(await screen.findByRole('button', { name: 'Proceed to payment' })).toBeDefined();
  });

  it('shows the RRR on the bank tab, keeps the tab in the address, and has no button to proceed', async () => {
    const { router, callsTo } = await openPayments(url, usual);
    fireEvent.click(await screen.findByRole('radio', { name: /Bank/ }));
    expect(await screen.findByText('1400 0826 0136')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Proceed to payment' })).toBeNull();
    expect(router.state.location.search).toContain('gateway=bank');
    expect(callsTo(getOpenBill)).toBe(1);
  });

  it('says in words that the RRR of before was replaced', async () => {
    await openPayments(`${url}&gateway=bank`, [
      [getOpenBill, () => anOpenBill()],
      [listPaymentGateways, () => gateways],
      [createPaymentSession, () => ({ ...session, replacedRrr: '140008260999' })],
    ]);
    expect(await screen.findByText(/replaces 140008260999/)).toBeDefined();
    expect(screen.getByText('1400 0826 0136')).toBeDefined();
  });

  it('says before paying that a provider does not answer, and offers the ways that do', async () => {
    const away = gateways.map((gateway) => (gateway.id === 'remita' ? { ...gateway, isDown: true } : gateway));
    const { router } = await openPayments(url, [[listPaymentGateways, () => away], ...usual]);
    expect(await screen.findByText('Remita is not answering at the moment')).toBeDefined();
    expect(screen.getByRole('radio', { name: /Remita.*Not answering now/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Proceed to payment' })).toHaveProperty('disabled', false);
    expect(screen.queryByRole('button', { name: 'Pay with Interswitch' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pay with Bank' }));
    await waitFor(() => expect(router.state.location.search).toContain('gateway=bank'));
    expect(screen.queryByText('Remita is not answering at the moment')).toBeNull();
  });

  it('leads to the bill when somebody else has paid it in the meantime', async () => {
    let isPaid = false;
    await openPayments(url, [
      [getOpenBill, () => (isPaid ? aPaidBill() : anOpenBill())],
      [listPaymentGateways, () => gateways],
      [
        createPaymentSession,
        () => {
          isPaid = true;
          return problem('bill.already-paid');
        },
      ],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
    const receipt = await screen.findByRole('link', { name: 'See the receipt' });
    expect(receipt.getAttribute('href')).toContain(billReference);
    expect(screen.queryByRole('button', { name: 'Proceed to payment' })).toBeNull();
  });

  it.each([
    ['remita', 'Steps to pay with Remita'],
    ['interswitch', 'Steps to pay with Interswitch'],
    ['bank', 'Steps to pay with Bank'],
  ])('lists the steps of %s under their title, numbered', async (gateway, title) => {
    await openPayments(`${url}&gateway=${gateway}`, usual);
    const panel = await screen.findByRole('region', { name: title });
    const { steps = [] } = gateways.find(({ id }) => id === gateway) ?? {};
    expect(steps.length).toBeGreaterThan(0);
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(steps.map((step, index) => `Step ${index + 1}${step}`));
  });

  it('is disabled and says what it waits for while the session is being created', async () => {
    let answer: (made: typeof session) => void = () => undefined;
    const waiting = new Promise<typeof session>((resolve) => {
      answer = resolve;
    });
    await openPayments(url, [[createPaymentSession, () => waiting], ...usual]);
    const proceed = await screen.findByRole('button', { name: 'Proceed to payment' });
    fireEvent.click(proceed);
    expect((await screen.findAllByText('Creating payment session. Please wait...')).length).toBeGreaterThan(0);
    expect(screen.getByText('Loading...')).toBeDefined();
    expect(proceed.getAttribute('aria-disabled')).toBe('true');
    answer(session);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(session.checkoutUrl));
  });

  it('creates one session however often it is pressed, and goes to the hosted page when there is no widget', async () => {
    const { callsTo } = await openPayments(url, usual);
    const proceed = await screen.findByRole('button', { name: 'Proceed to payment' });
    fireEvent.click(proceed);
    fireEvent.click(proceed);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(session.checkoutUrl));
    expect(callsTo(createPaymentSession)).toBe(1);
    expect(
      screen.getAllByText('Payment session created successfully. You will be redirected shortly').length,
    ).toBeGreaterThan(0);
    expect(JSON.parse(sessionStorage.getItem('payment-data') ?? '')).toEqual({
      provider: 'remita',
      billReference,
      amount: 1_250_000,
      txRef: 'KD0001',
      rrr: '140008260136',
      redirectUrl: session.redirectUrl,
    });
  });

  it("opens Remita's widget with the RRR, and on success waits for confirmation", async () => {
    const widget = { scriptUrl: 'http://127.0.0.1:4002/payment/v1/remita-pay-inline.bundle.js', publicKey: 'a-key' };
    let finish: (() => void) | undefined;
    const init = vi.fn((options: { onSuccess: () => void }) => {
      finish = options.onSuccess;
      return { showPaymentWidget: () => undefined };
    });
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      vi.stubGlobal('RmPaymentEngine', { init });
      (script as HTMLElement).dispatchEvent(new Event('load'));
    });
    const { router } = await openPayments(url, [[createPaymentSession, () => ({ ...session, widget })], ...usual]);
    fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
    await waitFor(() =>
      expect(init).toHaveBeenCalledWith(
        expect.objectContaining({
          key: 'a-key',
          processRrr: true,
          transactionId: 'KD0001',
          extendedData: { customFields: [{ name: 'rrr', value: '140008260136' }] },
        }),
      ),
    );
    expect(append).toHaveBeenCalledOnce();
    finish?.();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-redirect-tsp'));
    expect(router.state.location.search).toBe(`?billRef=${billReference}&provider=remita&rrr=140008260136`);
  });

  it('says what to do when the provider refuses, and takes back the promise of a redirect', async () => {
    const widget = { scriptUrl: 'http://127.0.0.1:4002/another.js', publicKey: 'a-key' };
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      vi.stubGlobal('RmPaymentEngine', {
        init: (options: { onError: () => void }) => ({ showPaymentWidget: () => options.onError() }),
      });
      (script as HTMLElement).dispatchEvent(new Event('load'));
    });
    await openPayments(url, [[createPaymentSession, () => ({ ...session, widget })], ...usual]);
    fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
    expect(await screen.findByText(/The payment was not accepted/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Proceed to payment' }).getAttribute('aria-disabled')).toBeNull();
    expect(within(screen.getAllByRole('status')[0] as HTMLElement).queryByText(/redirected/)).toBeNull();
  });

  describe('when the window of the provider was closed, which says nothing about the money', () => {
    function givenClosingWidget(address: string) {
      vi.spyOn(document.head, 'append').mockImplementation((script) => {
        vi.stubGlobal('RmPaymentEngine', {
          init: (options: { onClose: () => void }) => ({ showPaymentWidget: () => options.onClose() }),
        });
        (script as HTMLElement).dispatchEvent(new Event('load'));
      });
      return { scriptUrl: `http://127.0.0.1:4002/${address}.js`, publicKey: 'a-key' };
    }
    async function closeWith(responseCode: string) {
      const widget = givenClosingWidget(`closing-${responseCode}`);
      const asked: unknown[] = [];
      const opened = await openPayments(url, [
        [createPaymentSession, () => ({ ...session, widget })],
        [
          checkPaymentStatus,
          async (request) => {
            asked.push(await request.json());
            return { responseCode, responseDescription: 'x' };
          },
        ],
        ...usual,
      ]);
      fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
      await waitFor(() => expect(asked).toEqual([{ gateway: 'remita', rrr: '140008260136', billReference }]));
      return opened;
    }

    it('leads whoever has paid to the confirmation', async () => {
      const { router } = await closeWith('00');
      await waitFor(() => expect(router.state.location.pathname).toBe('/payment-redirect-tsp'));
    });

    it('says what to do either way while nobody knows', async () => {
      const { router } = await closeWith('09');
      expect(await screen.findByText(/If you have paid, do not pay again/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Proceed to payment' }).getAttribute('aria-disabled')).toBeNull();
      expect(router.state.location.pathname).toBe('/payment-gateways-open');
    });

    it('looks at the bill again when the money is being reviewed', async () => {
      const { callsTo } = await closeWith('99');
      await waitFor(() => expect(callsTo(getOpenBill)).toBe(2));
    });

    it('leaves alone whoever has gone elsewhere in the meantime', async () => {
      let answer: (status: { responseCode: string; responseDescription: string }) => void = () => undefined;
      const waiting = new Promise<{ responseCode: string; responseDescription: string }>((resolve) => {
        answer = resolve;
      });
      const widget = givenClosingWidget('closing-late');
      const { router, callsTo } = await openPayments(url, [
        [createPaymentSession, () => ({ ...session, widget })],
        [checkPaymentStatus, () => waiting],
        ...usual,
      ]);
      fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
      await waitFor(() => expect(callsTo(checkPaymentStatus)).toBe(1));
      fireEvent.click(screen.getByRole('link', { name: 'Open Invoice' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toBeDefined();
      answer({ responseCode: '00', responseDescription: 'Paid' });
      await waitFor(async () => expect(await waiting).toBeDefined());
      expect(router.state.location.pathname).toBe('/make_payment_tsp');
    });
  });

  it("prefers the server's message when no session can be made, and can be tried again", async () => {
    await openPayments(url, [[createPaymentSession, () => problem('payment.session-failed')], ...usual]);
    fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
    expect((await screen.findAllByText('An error occurred while creating a payment session')).length).toBeGreaterThan(
      0,
    );
    expect(screen.getByRole('button', { name: 'Proceed to payment' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('Close goes back to where the payer came from', async () => {
    const { router } = await openPayments(`/payment_summary_open?billRef=${billReference}`, usual);
    fireEvent.click(await screen.findByRole('link', { name: 'Pay ₦12,500.00' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment_summary_open'));
  });

  it('says "Already paid" of a paid bill, with its receipt', async () => {
    await openPayments(url, [[getOpenBill, () => aPaidBill()], ...usual]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Already paid' })).toBeDefined();
    expect(screen.getByText('Receipt KDR-2026-00001234 of Nov 20, 2026. Do not pay again.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the receipt' })).toBeDefined();
  });

  it.each([
    [anOpenBill({ bill: { status: 'expired' } }), 'This invoice has expired', /Renew it on its page/],
    [anOpenBill({ bill: { status: 'cancelled' } }), 'This bill was cancelled', /must not be paid/],
    [anOpenBill({ bill: { status: 'under-review' } }), /being reviewed/, /do not pay again/],
    [
      anOpenBill({
        payment: {
          provider: 'remita',
          rrr: '140008260136',
          txRef: null,
          state: 'processing',
          startedAt: '2026-11-20T13:05:00.000Z',
        },
      }),
      'We are checking your payment',
      /do not pay again/,
    ],
    [
      anOpenBill({
        bill: { status: 'void', payStatusId: 2 },
        receipt: aReceipt({ voidedAt: '2026-11-21T09:00:00.000Z' }),
      }),
      'This receipt was voided',
      /has not been valid since Nov 21, 2026/,
    ],
  ])('has its own words for every other bill that cannot be paid', async (bill, title, text) => {
    await openPayments(url, [[getOpenBill, () => bill], ...usual]);
    expect(await screen.findByRole('heading', { level: 1, name: 'This bill cannot be paid now' })).toBeDefined();
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the bill' })).toBeDefined();
  });

  it('loads the script of the payment window while the steps are read', async () => {
    const scripts: string[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      scripts.push((script as HTMLScriptElement).src);
      (script as HTMLElement).dispatchEvent(new Event('load'));
    });
    const widgetScriptUrl = 'http://127.0.0.1:4002/early.js';
    await openPayments(url, [
      [listPaymentGateways, () => gateways.map((gateway) => ({ ...gateway, widgetScriptUrl }))],
      ...usual,
    ]);
    await screen.findByRole('button', { name: 'Proceed to payment' });
    await waitFor(() => expect(scripts).toEqual([widgetScriptUrl]), { timeout: 5_000 });
  });

  it('says on the button at once that the window is being opened', async () => {
    await openPayments(url, [[createPaymentSession, () => new Promise(() => undefined)], ...usual]);
    fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
    expect(screen.getByRole('button', { name: 'Opening the payment window...' })).toBeDefined();
  });

  it('leaves the history alone while the window is open, also when a card was refused in it, and tidies when it closes', async () => {
    const widget = { scriptUrl: 'http://127.0.0.1:4002/refusing.js', publicKey: 'a-key' };
    let tell: { readonly onError: () => void; readonly onClose: () => void } | undefined;
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      vi.stubGlobal('RmPaymentEngine', {
        init: (options: NonNullable<typeof tell>) => {
          tell = options;
          return { showPaymentWidget: () => undefined };
        },
      });
      (script as HTMLElement).dispatchEvent(new Event('load'));
    });
    const pushed = vi.spyOn(history, 'pushState');
    const back = vi
      .spyOn(history, 'back')
      .mockImplementation(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await openPayments(url, [[createPaymentSession, () => ({ ...session, widget })], ...usual]);
    fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
    await waitFor(() => expect(pushed).toHaveBeenCalledOnce());
    tell?.onError();
    expect(await screen.findByText(/The payment was not accepted/)).toBeDefined();
    // Going back now would go back in the frame of the window, to the card that was refused.
    expect(back).not.toHaveBeenCalled();
    tell?.onClose();
    expect(back).toHaveBeenCalledOnce();
  });

  it('closes the window of the provider on Back, and stays', async () => {
    const widget = { scriptUrl: 'http://127.0.0.1:4002/back.js', publicKey: 'a-key' };
    const hidePaymentWidget = vi.fn();
    const showPaymentWidget = vi.fn();
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      vi.stubGlobal('RmPaymentEngine', { init: () => ({ showPaymentWidget, hidePaymentWidget }) });
      (script as HTMLElement).dispatchEvent(new Event('load'));
    });
    const pushed = vi.spyOn(history, 'pushState');
    const answered = { responseCode: '02', responseDescription: 'x' };
    const { router } = await openPayments(url, [
      [createPaymentSession, () => ({ ...session, widget })],
      [checkPaymentStatus, () => answered],
      ...usual,
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Proceed to payment' }));
    await waitFor(() => expect(showPaymentWidget).toHaveBeenCalledOnce());
    await waitFor(() => expect(pushed).toHaveBeenCalledOnce());
    expect(hidePaymentWidget).not.toHaveBeenCalled();
    fireEvent(window, new PopStateEvent('popstate'));
    expect(hidePaymentWidget).toHaveBeenCalledOnce();
    expect(await screen.findByText(/The payment window was closed/)).toBeDefined();
    expect(router.state.location.pathname).toBe('/payment-gateways-open');
    expect(screen.getByRole('button', { name: 'Proceed to payment' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('says so when the payment methods cannot be loaded', async () => {
    await openPayments(url, [[getOpenBill, () => anOpenBill()]]);
    expect(await screen.findByText('The payment methods could not be loaded')).toBeDefined();
  });
});
