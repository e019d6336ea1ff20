import type { ResponseOf, taxpayerReport } from '@portal/contracts';
import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { taxpayers } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof taxpayerReport.list>['data'][number];

const name = sql`lower(${taxpayers.name})`;

const source: ListSource<Row, 'registeredOn' | 'name'> = {
  from: taxpayers,
  key: { column: taxpayers.tpui, type: 'text' },
  select: {
    id: taxpayers.tpui,
    tpui: taxpayers.tpui,
    name: taxpayers.name,
    category: taxpayers.category,
    phone: taxpayers.phone,
    taxOffice: taxpayers.homeOffice,
    lga: taxpayers.lga,
    registeredOn: taxpayers.registeredOn,
    bills: taxpayers.bills,
    billedKobo: taxpayers.billedKobo,
    collectedKobo: taxpayers.collectedKobo,
    outstandingKobo: taxpayers.outstandingKobo,
    lastPaidAt: taxpayers.lastPaidAt,
    status: taxpayers.standing,
  },
  sorts: {
    registeredOn: { column: taxpayers.registeredOn, type: 'date' },
    name: { column: name, type: 'text' },
  },
};

export const taxpayersBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: taxpayers.homeOfficeId },
  within: ({ minDate, maxDate }) => between(taxpayers.registeredOn, minDate, maxDate),
  filters: {
    toId: ofOffice(taxpayers.homeOfficeId),
    lgaId: (id) => eq(taxpayers.lgaId, Number(id)),
    tpcId: (id) => eq(taxpayers.categoryId, Number(id)),
  },
  status: (status) => eq(taxpayers.standing, status),
  search(criteria): SQL {
    switch (criteria.kind) {
      case 'tpui':
        return eq(taxpayers.tpui, criteria.value);
      case 'phone':
        return inArray(taxpayers.phone, [...criteria.values]);
      case 'name':
        return and(...criteria.words.map((word) => holds(name, word))) ?? sql`false`;
      default:
        return sql`false`;
    }
  },
};
