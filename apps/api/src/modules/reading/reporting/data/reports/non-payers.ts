import type { nonPayerReport, ResponseOf } from '@portal/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import type { Period } from '../../domain/period.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof nonPayerReport.list>['data'][number];
type Sorts = 'outstandingKobo' | 'oldestOn' | 'bills';

const column = (name: string) => sql`payers.${sql.identifier(name)}`;

/** Bills are those of the reader's policy; names and offices are of the register, which a reader may not see of another office. */
function payersOf({ minDate, maxDate }: Period): SQL {
  return sql`(
    select b.payer_tpui as tpui, max(b.tax_office_id)::int as office_id, count(*)::int as bills, min(b.issued_on) as oldest_on,
      sum(b.total_kobo)::bigint as outstanding_kobo, max(b.payer_category_id)::int as category_id, max(c.name) as category,
      coalesce(max(t.name), max(person_name(b.payer_first_name, b.payer_last_name))) as name,
      coalesce(max(t.phone), max(b.payer_phone)) as phone, max(o.name) as office
    from bills b left join taxpayers t on t.tpui = b.payer_tpui
    left join taxpayer_categories c on c.id = b.payer_category_id left join tax_offices o on o.id = b.tax_office_id
    where b.standing = 'open' and b.payer_tpui is not null and b.issued_on between ${minDate} and ${maxDate}
    group by b.payer_tpui
  ) as payers`;
}

export const nonPayersBinding: ReportBinding = {
  source: (period): ListSource<Row, Sorts> => ({
    from: payersOf(period),
    key: { column: column('tpui'), type: 'text' },
    select: {
      id: column('tpui'),
      tpui: column('tpui'),
      name: column('name'),
      category: column('category'),
      phone: column('phone'),
      taxOffice: column('office'),
      bills: column('bills'),
      oldestOn: column('oldest_on'),
      outstandingKobo: column('outstanding_kobo'),
    },
    sorts: {
      outstandingKobo: { column: column('outstanding_kobo'), type: 'bigint' },
      oldestOn: { column: column('oldest_on'), type: 'date' },
      bills: { column: column('bills'), type: 'integer' },
    },
    totals: { bills: column('bills'), outstandingKobo: column('outstanding_kobo') },
  }),
  own: { office: column('office_id') },
  within: () => undefined,
  filters: {
    toId: ofOffice(column('office_id')),
    tpcId: (id) => eq(column('category_id'), Number(id)),
  },
};
