import { invoiceReport } from '@portal/contracts';
import { expect, it } from 'vitest';
import { changedAddress, readAddress } from './list-address.ts';

const read = (search: string) => readAddress(invoiceReport, new URLSearchParams(search));
const after = (search: string, change: Record<string, string | number | undefined>) =>
  changedAddress(invoiceReport, new URLSearchParams(search), change).toString();

const standard = { pageNumber: 1, pageSize: 50, criteria: '', sortField: 'issuedOn', sortOrder: 'desc' };

it('an empty address asks for the first fifty, newest first', () => expect(read('')).toEqual(standard));

it('reads what the contract knows, typed', () =>
  expect(read('mdaId=3&status=paid&pageNumber=2&minDate=2026-10-01&pgId=remita')).toEqual({
    ...standard,
    pageNumber: 2,
    mdaId: 3,
    status: 'paid',
    minDate: '2026-10-01',
    pgId: 'remita',
  }));

it('leaves out what cannot be, and keeps the rest', () =>
  expect(read('mdaId=x&status=gone&pageSize=9999&sortField=payer&toId=7')).toEqual({ ...standard, toId: 7 }));

it('shows and sends no number that may be a NIN, whoever wrote it there', () =>
  expect(read('criteria=12345678901')).toEqual(standard));

it('a filter goes back to the first page; standards and wrong values leave; foreign keys stay', () =>
  expect(after('pageNumber=4&after=abc&status=gone&a=login', { mdaId: 3, sortOrder: 'desc' })).toBe('a=login&mdaId=3'));

it('turning a page keeps the filters', () => expect(after('mdaId=3', { pageNumber: 2 })).toBe('pageNumber=2&mdaId=3'));

it('opening a record keeps the page', () =>
  expect(after('pageNumber=4', { record: 'KD7Q4M2X9TBC1VWZ' })).toBe('pageNumber=4&record=KD7Q4M2X9TBC1VWZ'));
