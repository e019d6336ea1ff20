import type { Column, ErrorCode } from '@portal/contracts';
import { errorCatalogue, exportSchema, savedViewSchema } from '@portal/contracts';
import { vi } from 'vitest';
import type { AnyReport } from '../lists/list-screen-definition.ts';
import { pageAskedFor } from './page-asked-for.ts';
import { sampleItem } from './sample-of-schema.ts';

export interface ReportAnswers {
  /** Rows there are; each is made up from the report's columns. */
  readonly count?: number;
  /** Too many to add up on the way. */
  readonly isBounded?: boolean;
  /** How many have come since, above the others. */
  readonly newer?: () => number;
  /** Instead of rows. */
  readonly answer?: (query: URLSearchParams) => Response | undefined;
  /** Of a plain list: what its endpoint answers with for a row, when that is not to be made up from its schema. */
  readonly itemOf?: (index: number, id: string) => object;
  /** Records that are on no page in sight. */
  readonly elsewhere?: readonly string[];
  /** Other calls, by path below the API's base. */
  readonly others?: Readonly<Record<string, unknown>>;
}

/** The place of a record that is on no page in sight. */
export const beyond = 9;
const sampleReferences = ['KD7Q4M2X9TBC1VWZ', 'KDWXWCBYB6WK952S', 'KDWA0432CF1XMWCE', 'KDJZ05XHT5GMEJ14'] as const;

function sampleOf(key: string, { kind, words }: Column, index: number): string | number {
  const values: Readonly<Record<Column['kind'], string | number>> = {
    reference: sampleReferences[index % sampleReferences.length] ?? '',
    text: `${key} ${index + 1}`,
    kobo: (index + 1) * 1_250_050,
    count: index + 1,
    share: 0.25,
    day: `2026-11-${String(20 - (index % 19)).padStart(2, '0')}`,
    moment: `2026-11-20T09:${String(index % 60).padStart(2, '0')}:00.000Z`,
    choice: Object.keys(words ?? { other: true })[0] ?? 'other',
  };
  return values[kind];
}

/** The items of a plain list, made up from what its endpoint answers with. */
export function itemsOf({ list }: AnyReport): (index: number, id: string) => object {
  return (index, id) => sampleItem(list.response, index, id);
}

/** The network of a list: answers as the contract says, and remembers what it was asked. */
export function answersOfReport(report: AnyReport, answers: ReportAnswers = {}) {
  const { count = 3, isBounded = false, newer = () => 0, answer, others = {}, elsewhere = [] } = answers;
  const itemOf = answers.itemOf ?? (report.rowOf && itemsOf(report));
  const asked: URLSearchParams[] = [];
  const lookedUp: URLSearchParams[] = [];
  const totalsAsked: URLSearchParams[] = [];
  const about = {
    period: report.period ? { minDate: '2026-10-23', maxDate: '2026-11-23' } : null,
    asOf: '2026-11-23T08:42:00.000Z',
  };
  const totals = Object.fromEntries(Object.keys(report.totals).map((key) => [key, 104_426_785]));
  const row = (index: number, id: string) =>
    itemOf?.(index, id) ?? {
      ...Object.fromEntries(Object.entries(report.columns).map(([key, column]) => [key, sampleOf(key, column, index)])),
      id,
    };
  const rows = Array.from({ length: count }, (_, index) => row(index, sampleReferences[index] ?? `row-${index}`));
  const newRows = (length: number) => Array.from({ length }, (_, index) => row(index, `new-${index}`));

  const pageOf = (data: readonly object[], totalRecords: number) => ({
    ...{ data, totalRecords, isBounded, pageSize: report.pageSize },
    ...{ after: isBounded ? 'next' : null, before: null, totals: isBounded ? null : totals },
    ...about,
  });

  const sent: unknown[] = [];
  const views: unknown[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const path = pathname.replace('/api/v1', '');
    const record = searchParams.get('record');
    if (path === report.list.path && record !== null) {
      lookedUp.push(searchParams);
      const found = elsewhere.includes(record) ? [row(beyond, record)] : [];
      return Response.json(report.list.response.parse(pageOf(found, found.length)));
    }
    if (path === report.list.path) {
      asked.push(searchParams);
      const own = answer?.(searchParams);
      if (own) return own;
      const pageSize = Number(searchParams.get('pageSize') ?? report.pageSize);
      const page = pageOf([...newRows(newer()), ...rows].slice(0, pageSize), isBounded ? 10_000 : count);
      return Response.json(report.list.response.parse({ ...page, pageSize }));
    }
    if (report.totalsOf && path === report.totalsOf.path) {
      totalsAsked.push(searchParams);
      return Response.json(report.totalsOf.response.parse({ ...about, totalRecords: 12_846, totals }));
    }
    if (path === '/exports') sent.push(JSON.parse(String(init?.body)));
    if (path.startsWith('/exports')) return Response.json(exportSchema.parse(exportOf(report)));
    if (path === '/saved-views' && init?.method === 'POST') {
      const view = { ...JSON.parse(String(init.body)), id: savedId, isOwn: true, by: 'Ladi Musa' };
      views.push(view);
      return Response.json(savedViewSchema.parse(view));
    }
    if (path === `/saved-views/${savedId}` && init?.method === 'DELETE') {
      views.splice(0);
      return Response.json({});
    }
    if (path === '/saved-views') return Response.json(pageAskedFor(views, searchParams));
    if (path in others) return Response.json(others[path]);
    if (path.startsWith('/lookups/')) return Response.json([{ id: 3, displayField: 'Internal Revenue Service' }]);
    return refusedWith('service.unavailable');
  });
  return { fetch, asked, lookedUp, totalsAsked, sent, views };
}

const savedId = '0199a1f0-0000-7000-8000-000000000002';

function exportOf({ id }: AnyReport) {
  return {
    ...{
      id: '0199a1f0-0000-7000-8000-000000000001',
      report: id,
      asked: {},
      columns: [],
      format: 'csv',
      language: 'en',
    },
    ...{ state: 'running', problem: null, rows: 12_846, rowsDone: 1200, bytes: null, asOf: null },
    ...{ requestedAt: '2026-11-23T08:42:00.000Z', finishedAt: null, expiresAt: null },
  };
}

/** The server says no, in its own words. */
export function refusedWith(code: ErrorCode, fieldErrors?: Readonly<Record<string, string>>): Response {
  const { status, message } = errorCatalogue[code];
  const problem = { type: 'about:blank', title: '', status, code, message, requestId: 'a1b2c3d4', fieldErrors };
  return Response.json(problem, { status });
}
