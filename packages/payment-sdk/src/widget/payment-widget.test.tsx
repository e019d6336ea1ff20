import { kobo, type PaymentSession } from '@portal/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPaymentWidget } from './payment-widget.ts';
import { loadProviderScript, scriptTimeoutMs } from './provider-script.ts';

const listener = { onSuccess: vi.fn(), onError: vi.fn(), onClose: vi.fn() };
const interswitch: PaymentSession = {
  provider: 'interswitch',
  checkoutUrl: 'http://127.0.0.1:4002/collections/w/pay',
  redirectUrl: '/',
  rrr: '',
  txRef: 'KD0001',
  amountKobo: kobo(1_250_000),
  widget: { scriptUrl: 'http://provider.test/interswitch.js', publicKey: 'MX6072:9405967' },
};

/** Scripts as the page sees them, without a network. */
let scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('provider script', () => {
  it('is added once, however often it is asked for', async () => {
    const both = [
      loadProviderScript('http://provider.test/once.js'),
      loadProviderScript('http://provider.test/once.js'),
    ];
    scripts[0]?.dispatchEvent(new Event('load'));
    await Promise.all(both);
    await loadProviderScript('http://provider.test/once.js');
    expect(scripts.map(({ src }) => src)).toEqual(['http://provider.test/once.js']);
  });

  it('is taken out after a failure, so that the next time is a real second try', async () => {
    const first = loadProviderScript('http://provider.test/fails.js');
    const remove = vi.spyOn(scripts[0] as HTMLScriptElement, 'remove');
    scripts[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('could not be loaded');
    expect(remove).toHaveBeenCalledOnce();

    const second = loadProviderScript('http://provider.test/fails.js');
    scripts[1]?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBeUndefined();
  });

  it('is given up after 10 seconds', async () => {
    vi.useFakeTimers();
    const loading = expect(loadProviderScript('http://provider.test/slow.js')).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(scriptTimeoutMs);
    await loading;
  });
});

describe('Interswitch widget', () => {
  async function openWith(resp: string | undefined) {
    const checkout = vi.fn((options: { onComplete: (response: { resp: string } | undefined) => void }) =>
      options.onComplete(resp === undefined ? undefined : { resp }),
    );
    vi.stubGlobal('webpayCheckout', checkout);
    const opened = openPaymentWidget(interswitch, listener);
    scripts[0]?.dispatchEvent(new Event('load'));
    await opened;
    return checkout;
  }

  it('gets the amount in kobo, the currency by number and the two halves of the public key', async () => {
    const checkout = await openWith('00');
    expect(checkout).toHaveBeenCalledWith(
      expect.objectContaining({
        merchant_code: 'MX6072',
        pay_item_id: '9405967',
        txn_ref: 'KD0001',
        amount: 1_250_000,
        currency: 566,
      }),
    );
    expect(listener.onSuccess).toHaveBeenCalledOnce();
  });

  it('tells a refusal from a window that was closed', async () => {
    await openWith('51');
    expect(listener.onError).toHaveBeenCalledOnce();
    await openWith(undefined);
    expect(listener.onClose).toHaveBeenCalledOnce();
    expect(listener.onSuccess).not.toHaveBeenCalled();
  });
});

describe('a widget that cannot be had', () => {
  it('rejects without a widget in the session, or when the script did not bring it', async () => {
    await expect(openPaymentWidget({ ...interswitch, widget: null }, listener)).rejects.toThrow('no widget');
    const opened = openPaymentWidget(
      { ...interswitch, provider: 'remita', widget: { scriptUrl: 'http://provider.test/empty.js', publicKey: 'k' } },
      listener,
    );
    scripts[0]?.dispatchEvent(new Event('load'));
    await expect(opened).rejects.toThrow('did not bring its widget');
  });
});
