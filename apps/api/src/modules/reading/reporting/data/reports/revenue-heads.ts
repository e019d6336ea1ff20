import type { ResponseOf, revenueHeadReport } from '@portal/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import type { Period } from '../../domain/period.ts';
import type { ReportBinding } from '../report-binding.ts';

type Row = ResponseOf<typeof revenueHeadReport.list>['data'][number];
type Sorts = 'collectedKobo' | 'billedKobo' | 'outstandingKobo' | 'code' | 'billed' | 'receipts';

const column = (name: string) => sql`heads.${sql.identifier(name)}`;
const collected = column('collected_kobo');

/** Every head, also those that brought nothing: with what its daily totals say of the period. */
function headsOf({ minDate, maxDate }: Period): SQL {
  return sql`(
    select h.id, h.code, head_name_on(h.id, ${maxDate}) as head, h.mda_id, m.name as mda,
      coalesce(sum(lines) filter (where measure = 'billed' and status <> 'cancelled'), 0)::int as billed,
      coalesce(sum(kobo) filter (where measure = 'billed' and status <> 'cancelled'), 0)::bigint as billed_kobo,
      coalesce(sum(kobo) filter (where measure = 'billed' and status = 'open'), 0)::bigint as outstanding_kobo,
      coalesce(sum(lines) filter (where measure = 'collected'), 0)::int as receipts,
      coalesce(sum(kobo) filter (where measure = 'collected'), 0)::bigint as collected_kobo
    from revenue_heads h join mdas m on m.id = h.mda_id
    left join daily_totals t on t.dimension = 'head' and t.key = h.id::text and t.day between ${minDate} and ${maxDate}
    group by h.id, m.name
  ) as heads`;
}

function sourceOf(period: Period): ListSource<Row, Sorts> {
  return {
    from: headsOf(period),
    isComputed: true,
    key: { column: column('id'), type: 'integer' },
    select: {
      id: sql`${column('id')}::text`,
      code: column('code'),
      head: column('head'),
      mda: column('mda'),
      billed: column('billed'),
      billedKobo: column('billed_kobo'),
      receipts: column('receipts'),
      collectedKobo: collected,
      outstandingKobo: column('outstanding_kobo'),
      // Of the heads that answer the filters.
      share: sql`round(${collected}::numeric / nullif(sum(${collected}) over (), 0), 4)::float8`,
    },
    sorts: {
      collectedKobo: { column: collected, type: 'bigint' },
      billedKobo: { column: column('billed_kobo'), type: 'bigint' },
      outstandingKobo: { column: column('outstanding_kobo'), type: 'bigint' },
      code: { column: column('code'), type: 'text' },
      billed: { column: column('billed'), type: 'integer' },
      receipts: { column: column('receipts'), type: 'integer' },
    },
    totals: {
      billed: column('billed'),
      billedKobo: column('billed_kobo'),
      receipts: column('receipts'),
      collectedKobo: collected,
      outstandingKobo: column('outstanding_kobo'),
    },
  };
}

export const revenueHeadsBinding: ReportBinding = {
  source: sourceOf,
  own: { mda: column('mda_id') },
  within: () => undefined,
  filters: { mdaId: (id) => eq(column('mda_id'), Number(id)) },
  searchWords: (typed) =>
    /^\d{1,8}$/.test(typed)
      ? sql`starts_with(${column('code')}, ${typed})`
      : sql`strpos(lower(${column('head')}), lower(${typed})) > 0`,
};
