import { makeBillReference, makeClearanceNumber, makeIdentityCode } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { groupTyped, onPaper, shapeOf } from './reference-shape.ts';

const bill = makeBillReference(new Uint8Array(13).fill(7));
const certificate = makeClearanceNumber(new Uint8Array(13).fill(7));
const card = makeIdentityCode('collector', new Uint8Array(9).fill(3));

/** The caret is the bar. */
function grouped(typed: string): string {
  const caret = typed.indexOf('|');
  const { text, caret: now } = groupTyped(typed.replace('|', ''), caret);
  return `${text.slice(0, now)}|${text.slice(now)}`;
}

describe('grouping', () => {
  it.each([
    ['KD7Q4|', 'KD7Q 4|'],
    ['KD7Q|4M2X', 'KD7Q| 4M2X'],
    ['KD7Q |', 'KD7Q|'],
    ['K|D7Q 4M2X', 'K|D7Q 4M2X'],
    ['kd7q4m2x9t|', 'kd7q 4m2x 9t|'],
    ['tc7q4m2x9t|', 'tc7q 4m2x 9t|'],
    ['14000826|', '1400 0826|'],
    ['KDR-2026-0|', 'KDR-2026-0|'],
    ['https://a.ng/x?s=1|', 'https://a.ng/x?s=1|'],
    ['eTCC 2026|', 'eTCC 2026|'],
    ['|', '|'],
  ])('makes %s into %s', (typed, shown) => {
    expect(grouped(typed)).toBe(shown);
  });

  it('is at rest: what is grouped stays as it is', () => {
    const once = groupTyped(bill, 16);
    expect(groupTyped(once.text, once.caret)).toEqual(once);
  });
});

describe('recognising', () => {
  it.each([
    ['KD', 'bill', 14],
    ['KD7Q 4M2X 9T', 'bill', 6],
    [bill, 'bill', 0],
    ['1400 0826 01', 'rrr', 2],
    ['1400 0826 0136', 'rrr', 0],
    ['KDR-2026-0000', 'receipt', 4],
    ['KDR-2026-00001234', 'receipt', 0],
    ['TC7Q 4M', 'certificate', 10],
    [certificate, 'certificate', 0],
    ['KC12', 'identity-card', 8],
    [card, 'identity-card', 0],
  ])('%s is a %s with %i to go', (typed, kind, missing) => {
    expect(shapeOf(typed)).toEqual({ kind, missing });
  });

  it.each(['', 'K', '14', 'market', `${bill}X`])('says nothing of %j', (typed) => {
    expect(shapeOf(typed)).toBeUndefined();
  });
});

it('writes on paper what was typed, and leaves a line for the rest', () => {
  expect(onPaper('kd7q 4m', shapeOf('kd7q 4m'))).toEqual({ written: 'KD7Q 4M', open: '__ ____ ____' });
  expect(onPaper('', undefined)).toEqual({ written: '', open: '____ ____ ____ ____' });
  expect(onPaper('1400 0826 0136', shapeOf('1400 0826 0136'))).toEqual({ written: '1400 0826 0136', open: '' });
});
