import type { coverageReport, ResponseOf } from '@portal/contracts';
import { eq, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { coverage } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof coverageReport.list>['data'][number];

const source: ListSource<Row, 'missing' | 'found' | 'covered'> = {
  from: coverage,
  key: { column: coverage.id, type: 'text' },
  select: {
    id: coverage.id,
    lga: coverage.lga,
    sourceKind: coverage.sourceKind,
    taxOffice: coverage.office,
    found: coverage.found,
    registered: coverage.registered,
    filed: coverage.filed,
    paid: coverage.paid,
    missing: coverage.missing,
    covered: sql`(${coverage.coveredPermille} / 1000.0)::float8`,
  },
  sorts: {
    missing: { column: coverage.missing, type: 'integer' },
    found: { column: coverage.found, type: 'integer' },
    covered: { column: coverage.coveredPermille, type: 'integer' },
  },
  totals: {
    found: coverage.found,
    registered: coverage.registered,
    filed: coverage.filed,
    paid: coverage.paid,
    missing: coverage.missing,
  },
};

export const coverageBinding: ReportBinding = {
  source,
  own: { office: coverage.officeId },
  within: () => undefined,
  filters: {
    toId: ofOffice(coverage.officeId),
    lgaId: (id) => eq(coverage.lgaId, Number(id)),
    sourceKind: (kind) => eq(coverage.sourceKind, String(kind)),
  },
};
