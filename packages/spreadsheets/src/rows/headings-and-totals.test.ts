import { expect, it } from 'vitest';
import { cellText } from './cell-text.ts';
import { repeatedHeadings, toldApart } from './headings.ts';
import { isTotalRow } from './total-row.ts';

it.each([
  [['Total', '', 1250]],
  [['', 'GRAND TOTAL:', '₦1,250.00', 'NGN 5']],
  [['Total (NGN)', 5]],
  [['Sub-total of May', '5']],
  [['Total for 35 employees', '', '1,250']],
  [['Jimilla', 5]],
])('%j adds up the rows above it', (cells) => {
  expect(isTotalRow(cells)).toBe(true);
});

it.each([
  [['Total Nigeria Plc', '5']],
  [['Amina Total', 'Kano', 5]],
  [['5', 6]],
  [[]],
  [['Total', 'Energies', 'Kaduna', 5]],
  [['May', 5]],
  [['Sub', 'Total of Kano']],
])('%j is a row of its own', (cells) => {
  expect(isTotalRow(cells)).toBe(false);
});

it('headings stand there twice whatever their capitals and marks', () => {
  expect(repeatedHeadings(['Amount', 'Name', 'AMOUNT ', '', '', 'Na-me', 'Amount (kobo)'])).toEqual(['Amount', 'Name']);
});

it('headings that stand there twice are told apart, and all of them are named', () => {
  const { headings, repeated } = toldApart(['Name', 'Amount', '', '', 'AMOUNT']);
  expect(headings).toEqual(['Name', 'Amount', '', '', 'AMOUNT (2)']);
  expect([...repeated]).toEqual(['Amount', 'AMOUNT (2)']);
});

it.each([
  [803_123_4567, '8031234567'],
  [123_456_789_012, '123456789012'],
  [1234.5600000000002, '1234.56'],
  [0.1 + 0.2, '0.3'],
  [1e-9, '0'],
  [1234567890123456, '1.23456789012346e+15'],
  ['as it is', 'as it is'],
])('the cell %s is the text %s', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});
