import { expect, it } from 'vitest';
import { isClearanceNumber, makeClearanceNumber } from './clearance-number.ts';
import { meansCertificate } from './meant-certificate.ts';

const number = makeClearanceNumber(new Uint8Array(13).fill(3));

it('makes numbers of 65 random bits that say what they name', () => {
  expect(number).toHaveLength(16);
  expect(isClearanceNumber(number)).toBe(true);
  expect(() => makeClearanceNumber(new Uint8Array(12))).toThrow(RangeError);
});

it('finds out every single wrong character', () => {
  for (let index = 2; index < number.length; index += 1) {
    const other = number.charAt(index) === '7' ? '8' : '7';
    expect(isClearanceNumber(number.slice(0, index) + other + number.slice(index + 1))).toBe(false);
  }
});

it.each([
  [number, true],
  [number.toLowerCase().replace(/(.{4})/g, '$1 '), true],
  [`${number.slice(0, -1)}U`, true],
  ['eTCC 2026/00017', true],
  ['KD-TCC-00017', true],
  ['KD7Q4M2X9TBC1VWZ', false],
  ['KDR-2026-00001234', false],
  ['', false],
])('hears of %j whether a certificate is meant: %s', (typed, isMeant) => {
  expect(meansCertificate(typed)).toBe(isMeant);
});
