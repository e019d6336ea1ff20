import { expect, it } from 'vitest';
import { paidNotice } from './webhook-events.ts';
import { noticeSignature } from './webhook-signature.ts';

it('signs the notice of a payment as clients of the earlier portal check it, byte for byte', () => {
  const body = paidNotice('254770000215', 'remita', new Date('2026-11-27T09:15:00Z'));
  expect(body).toBe(
    '{"billReference":"254770000215","paymentGateway":"remita","status":"Paid","paidat":"2026-11-27T09:15:00Z"}',
  );
  expect(noticeSignature(body, 'demo-ibs-key-0001')).toBe('9SlCrzS1Y2YR8vNqOL0KlqJc7ytJb4M4EMn+uZqVaWA=');
});
