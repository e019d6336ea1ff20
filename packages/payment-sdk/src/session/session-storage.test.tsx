import { kobo } from '@portal/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPaymentData, type PaymentData, readPaymentData, storePaymentData } from './payment-data.ts';
import { rememberReturnPath, returnPath } from './return-path.ts';
import { tabUserId } from './tab-identity.ts';

const payment: PaymentData = {
  provider: 'remita',
  billReference: 'KD7Q4M2X9TBC1VWZ',
  amount: kobo(1_250_000),
  txRef: 'KD0001',
  rrr: '140008260136',
  redirectUrl: '/payment_summary_open?billRef=KD7Q4M2X9TBC1VWZ',
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('payment data', () => {
  it('survives a reload under the key of the specification, until it is forgotten', () => {
    storePaymentData(payment);
    expect(sessionStorage.getItem('payment-data')).toContain('140008260136');
    expect(readPaymentData()).toEqual(payment);
    forgetPaymentData();
    expect(readPaymentData()).toBeUndefined();
  });

  it.each([
    ['not JSON', '{'],
    ['not an object', '"remita"'],
    ['an amount that is no kobo', JSON.stringify({ ...payment, amount: -1 })],
    ['a missing RRR', JSON.stringify({ ...payment, rrr: undefined })],
    ['a redirect that would run script', JSON.stringify({ ...payment, redirectUrl: 'javascript:alert(1)' })],
  ])('is nothing when storage holds %s', (_, stored) => {
    sessionStorage.setItem('payment-data', stored);
    expect(readPaymentData()).toBeUndefined();
  });

  it('does not stop a payment when storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => storePaymentData(payment)).not.toThrow();
  });
});

describe('return to dashboard', () => {
  it.each([
    ['/admin/invoices', '/admin'],
    ['/mda', '/mda'],
    ['/expert-system/invoice-reports', '/expert-system'],
    ['/user/invoices', '/user/dashboard'],
    ['/user/dashboard?page=2', '/user/dashboard'],
    ['/news', '/'],
    ['/administration', '/'],
    ['', '/'],
    ['https://elsewhere.example/admin', '/'],
  ])('after coming from %j leads to %s', (from, expected) => {
    rememberReturnPath(from);
    expect(returnPath()).toBe(expected);
  });

  it('keeps the place through the payment screens', () => {
    rememberReturnPath(`${location.origin}/mda/invoices`);
    rememberReturnPath('/payment_summary_open?billRef=KD7Q4M2X9TBC1VWZ');
    expect(returnPath()).toBe('/mda');
  });
});

describe('anonymous user id', () => {
  it('is one per tab', () => {
    expect(tabUserId()).toMatch(/^[0-9a-f]{32}$/);
    expect(tabUserId()).toBe(tabUserId());
  });
});
