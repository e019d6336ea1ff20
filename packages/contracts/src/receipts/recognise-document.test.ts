import { expect, it } from 'vitest';
import { makeIdentityCode } from '../agent-network/identity-code.ts';
import { makeBillReference } from '../billing/bill-reference.ts';
import { makeClearanceNumber } from '../clearance/clearance-number.ts';
import { mayBeNin, recogniseDocument } from './recognise-document.ts';

const bill = makeBillReference(new Uint8Array(13).fill(3));
const card = makeIdentityCode('collector', new Uint8Array(9).fill(3));
const certificate = makeClearanceNumber(new Uint8Array(13).fill(3));
const fours = (code: string) => code.toLowerCase().replace(/(.{4})/g, '$1 ');

it.each([
  [fours(bill), 'bill'],
  [' kdr-2026-00001234 ', 'receipt'],
  ['1400 0826 0136', 'rrr'],
  [' 140008260136 ', 'rrr'],
  ['14000826013', undefined],
  ['1400082601360', undefined],
  [fours(card), 'identity-card'],
  [fours(certificate), 'certificate'],
  [`${certificate.slice(0, -1)}U`, undefined],
  ['eTCC 2026/00017', 'certificate'],
  ['KD-TCC-00017', 'certificate'],
  ['tcc', 'certificate'],
  [`https://pay.example.gov.ng/receipt-verification?s=${'a'.repeat(20)}.b.c`, 'link'],
  [`${'a'.repeat(20)}.bb.cc`, 'link'],
  [bill.slice(0, -1), undefined],
  [`${card}0`, undefined],
  ['KDR-2026', undefined],
  ['', undefined],
])('recognises "%s" as %s', (typed, kind) => {
  expect(recogniseDocument(typed)).toBe(kind);
});

it('never throws, whatever is typed', () => {
  for (const typed of ['💡', '\u0000', 'x'.repeat(10_000), '<script>', '٣٤٥', 'http://', '...']) {
    expect(recogniseDocument(typed) ?? 'link').toBe('link');
  }
});

it.each(['12345678901', '123 4567 8901', ' 98765432101 ', 'NIN 12345678901.', 'my nin:123-4567-8901'])(
  '%j may be a NIN',
  (typed) => {
    expect(mayBeNin(typed)).toBe(true);
  },
);
it.each([
  '08031234567',
  '140000000001',
  '1234567890',
  'KDR-2026-00000012',
  '1400 0826 0136',
  'no 12345678901234 here',
  '',
])('%j is none', (typed) => {
  expect(mayBeNin(typed)).toBe(false);
});
