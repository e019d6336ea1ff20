// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'checkout.js'), 'utf8');
const merchant = 'http://merchant.test';
const self = window.parent;
let told: unknown[] = [];
const host = { postMessage: (message: unknown, origin: string) => told.push([message, origin]) };

beforeEach(() => {
  told = [];
  Object.defineProperty(window, 'parent', { value: host, configurable: true });
  document.body.innerHTML = '<button data-close>Close</button>';
  document.body.dataset.hostOrigin = merchant;
  document.body.dataset.events = JSON.stringify([{ type: 'success', payload: { paymentReference: '1' } }]);
  new Function(source)();
});
afterEach(() => Object.defineProperty(window, 'parent', { value: self, configurable: true }));

const greet = (origin: string, from: unknown = host, data: unknown = { from: 'payment-sandbox-host' }) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: from as Window }));
const ready = [{ from: 'payment-sandbox', type: 'ready', payload: undefined }, merchant];
const success = [{ from: 'payment-sandbox', type: 'success', payload: { paymentReference: '1' } }, merchant];

test('the page tells its news to the merchant alone, once it has been greeted', () => {
  expect(told).toEqual([ready]);
  greet(merchant);
  greet(merchant);
  expect(told).toEqual([ready, success]);
});

test('a greeting from another origin, another window or in other words is no greeting', () => {
  greet('https://evil.example');
  greet(merchant, window);
  greet(merchant, host, 'hello');
  expect(told).toEqual([ready]);
});

test('closing is told to the merchant', () => {
  document.querySelector('button')?.click();
  expect(told.at(-1)).toEqual([{ from: 'payment-sandbox', type: 'close', payload: undefined }, merchant]);
});
