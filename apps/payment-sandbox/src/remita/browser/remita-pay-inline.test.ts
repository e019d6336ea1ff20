// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"enableIframePageLoading":true}}
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeFrames } from '../../testing/fake-frame.ts';

interface Engine {
  showPaymentWidget(): void;
  openIframe(): void;
  hidePaymentWidget(): void;
}

const sandboxOrigin = 'http://127.0.0.1:4002';
const source = readFileSync(join(import.meta.dirname, 'remita-pay-inline.js'), 'utf8');
const calls: [string, unknown?][] = [];
let engine: Engine;
let posted: unknown[][] = [];
let addresses: string[] = [];

beforeEach(() => {
  calls.length = 0;
  ({ posted, addresses } = fakeFrames());
  new Function(source.replaceAll('__SANDBOX_PUBLIC_URL__', sandboxOrigin))();
  const { RmPaymentEngine } = window as unknown as { RmPaymentEngine: { init(options: object): Engine } };
  engine = RmPaymentEngine.init({
    key: 'QUJDREVG',
    processRrr: true,
    transactionId: 'TX1',
    extendedData: { customFields: [{ name: 'rrr', value: '140008260136' }] },
    onSuccess: (answer: unknown) => calls.push(['success', answer]),
    onError: (answer: unknown) => calls.push(['error', answer]),
    onClose: () => calls.push(['close']),
  });
});

afterEach(() => engine.hidePaymentWidget());

const frame = () => document.querySelector('iframe');

function hear(data: unknown, origin = sandboxOrigin, from: unknown = frame()?.contentWindow) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: from as Window }));
}
const success = { from: 'payment-sandbox', type: 'success', payload: { paymentReference: '140008260136' } };

test('the widget opens a frame of the sandbox with the RRR, the key and the address of the page around it', () => {
  engine.showPaymentWidget();
  const url = new URL(addresses[0] ?? '');
  expect([url.origin, url.pathname]).toEqual([sandboxOrigin, '/payment/v1/inline']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: 'QUJDREVG',
    origin: location.origin,
    transactionId: 'TX1',
    rrr: '140008260136',
  });
});

test('the frame is heard: success, error and close arrive where the merchant expects them', () => {
  engine.showPaymentWidget();
  hear({ from: 'payment-sandbox', type: 'error', payload: { message: 'Declined' } });
  hear(success);
  hear({ from: 'payment-sandbox', type: 'close' });
  expect(calls).toEqual([
    ['error', { message: 'Declined' }],
    ['success', { paymentReference: '140008260136' }],
    ['close'],
  ]);
  expect(frame()).toBeNull();
});

test('a frame that says it is ready is greeted, under the address of the sandbox and no other', () => {
  engine.showPaymentWidget();
  hear({ from: 'payment-sandbox', type: 'ready' }, 'https://evil.example');
  hear({ from: 'payment-sandbox', type: 'ready' });
  expect(posted).toEqual([[{ from: 'payment-sandbox-host' }, sandboxOrigin]]);
});

test('nobody else is heard: not another origin, not another window, not a message of another kind', () => {
  engine.showPaymentWidget();
  hear(success, 'https://evil.example');
  hear(success, sandboxOrigin, window);
  hear({ ...success, from: 'somebody' });
  hear('success');
  expect(calls).toEqual([]);
});

test('a hidden widget hears nothing any more and closes without a word', () => {
  engine.showPaymentWidget();
  const before = frame()?.contentWindow;
  engine.hidePaymentWidget();
  hear(success, sandboxOrigin, before);
  expect(calls).toEqual([]);
  expect(frame()).toBeNull();
});

test('openIframe is the old name of showPaymentWidget, and showing twice opens one frame', () => {
  engine.openIframe();
  engine.showPaymentWidget();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('Escape closes the widget', () => {
  engine.showPaymentWidget();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(calls).toEqual([['close']]);
});

test('no style is written where a policy without unsafe-inline would refuse it', () => {
  expect(source).not.toMatch(/setAttribute\('style'|innerHTML|cssText|insertAdjacentHTML/);
});
