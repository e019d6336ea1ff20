// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"enableIframePageLoading":true}}
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fakeFrames } from '../../testing/fake-frame.ts';

const sandboxOrigin = 'http://127.0.0.1:4002';
const source = readFileSync(join(import.meta.dirname, 'inline-checkout.js'), 'utf8');
let outcomes: unknown[] = [];
let addresses: string[] = [];

beforeEach(() => {
  outcomes = [];
  ({ addresses } = fakeFrames());
  new Function(source.replaceAll('__SANDBOX_PUBLIC_URL__', sandboxOrigin))();
  (window as unknown as { webpayCheckout(request: object): void }).webpayCheckout({
    merchant_code: 'MX6072',
    pay_item_id: '9405967',
    txn_ref: 'KD-1',
    amount: 2_000_000,
    currency: 566,
    site_redirect_url: 'http://merchant.test/back',
    mode: 'TEST',
    onComplete: (outcome: unknown) => outcomes.push(outcome),
  });
});

const frame = () => document.querySelector('iframe');
function hear(data: unknown, origin = sandboxOrigin, from: unknown = frame()?.contentWindow) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: from as Window }));
}
const complete = { from: 'payment-sandbox', type: 'complete', payload: { txnref: 'KD-1', resp: '00' } };

test('the frame opens at the sandbox with the purchase in kobo', () => {
  const url = new URL(addresses[0] ?? '');
  expect([url.origin, url.pathname]).toEqual([sandboxOrigin, '/collections/w/pay']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    merchant_code: 'MX6072',
    txn_ref: 'KD-1',
    amount: '2000000',
    origin: location.origin,
  });
});

test('the merchant is told once how it ended, and the frame goes', () => {
  const from = frame()?.contentWindow;
  hear(complete);
  hear({ ...complete, type: 'close' }, sandboxOrigin, from);
  expect(outcomes).toEqual([{ txnref: 'KD-1', resp: '00' }]);
  expect(frame()).toBeNull();
});

test('nobody else is heard', () => {
  hear(complete, 'https://evil.example');
  hear(complete, sandboxOrigin, window);
  hear({ ...complete, from: 'somebody' });
  expect(outcomes).toEqual([]);
  expect(frame()).not.toBeNull();
});
