import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { RequestOf, ResponseOf } from '../endpoint.ts';
import { invoiceReport } from './invoice-report.ts';
import { reports } from './reports.ts';

describe('a report', () => {
  it('has the page size, order and filters of the specification', () => {
    expect(z.parse(invoiceReport.query, {})).toEqual({
      pageNumber: 1,
      pageSize: 50,
      criteria: '',
      sortField: 'issuedOn',
      sortOrder: 'desc',
    });
    expect(
      z.parse(invoiceReport.query, { mdaId: '3', pgId: 'bank', minDate: '2026-11-01', status: 'void' }),
    ).toMatchObject({ mdaId: 3, pgId: 'bank', minDate: '2026-11-01', status: 'void' });
  });

  it('gives the types of its columns to server and screen', () => {
    type Asked = RequestOf<typeof invoiceReport.list>['query'];
    expectTypeOf<NonNullable<Asked['sortField']>>().toEqualTypeOf<'issuedOn' | 'totalKobo'>();
    expectTypeOf<NonNullable<Asked['status']>>().toEqualTypeOf<
      'unpaid' | 'paid' | 'under-review' | 'expired' | 'cancelled' | 'void' | 'outstanding' | 'billed'
    >();
    type Row = ResponseOf<typeof invoiceReport.list>['data'][number];
    expectTypeOf<Row['totalKobo']>().toEqualTypeOf<number>();
    expectTypeOf<Row['taxOffice']>().toEqualTypeOf<string | null>();
    expectTypeOf<Row['id']>().toEqualTypeOf<string>();
  });

  it.each([
    ['an unknown column to sort by', { sortField: 'payer' }],
    ['a page beyond the numbered ones', { pageNumber: '201' }],
    ['page nought', { pageNumber: '0' }],
    ['more rows than a page may have', { pageSize: '201' }],
    ['10,000 characters of search', { criteria: 'x'.repeat(10_000) }],
    ['a day there is not', { minDate: '2026-02-30' }],
    ['an MDA that no number can be', { mdaId: '99999999999' }],
    ['a gateway with a quote', { pgId: "remita'" }],
    ['a status of no bill', { status: 'part-paid' }],
    ['a cursor with a space', { after: 'a b' }],
  ])('refuses %s', (_what, asked) => {
    expect(z.safeParse(invoiceReport.query, asked).success).toBe(false);
  });

  it.each(reports.map((report) => [report.id, report] as const))(
    '%s says everything in both languages',
    (_id, report) => {
      const said = [
        report.title,
        ...Object.values(report.columns).map(({ label }) => label),
        ...Object.values(report.totals).map(({ label }) => label),
        ...('statuses' in report ? Object.values(report.statuses ?? {}) : []),
      ];
      for (const words of said) expect([words.en.trim(), words.ha.trim()]).not.toContain('');
    },
  );
});
