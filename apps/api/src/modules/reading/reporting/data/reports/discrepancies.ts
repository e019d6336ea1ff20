import type { discrepancyReport, ResponseOf } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { discrepancies } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';
import { ofOffice } from './of-office.ts';

type Row = ResponseOf<typeof discrepancyReport.list>['data'][number];

const source: ListSource<Row, 'effectKobo' | 'foundOn' | 'answerBy'> = {
  from: discrepancies,
  key: { column: discrepancies.id, type: 'uuid' },
  select: {
    id: sql`${discrepancies.id}::text`,
    number: discrepancies.number,
    taxpayer: discrepancies.taxpayer,
    tpui: discrepancies.tpui,
    rule: discrepancies.rule,
    period: discrepancies.period,
    taxOffice: discrepancies.office,
    declaredKobo: discrepancies.declaredKobo,
    foundKobo: discrepancies.foundKobo,
    toleranceKobo: discrepancies.toleranceKobo,
    effectKobo: discrepancies.effectKobo,
    source: discrepancies.source,
    sourceOn: discrepancies.sourceOn,
    confidence: discrepancies.confidence,
    foundOn: discrepancies.foundOn,
    answerBy: discrepancies.answerBy,
    status: discrepancies.state,
  },
  sorts: {
    effectKobo: { column: discrepancies.effectKobo, type: 'bigint' },
    foundOn: { column: discrepancies.foundOn, type: 'date' },
    // Who was not asked yet has no day that is near.
    answerBy: { column: sql`coalesce(${discrepancies.answerBy}, 'infinity'::date)`, type: 'date' },
  },
  totals: { effectKobo: discrepancies.effectKobo },
};

const name = sql`lower(${discrepancies.taxpayer})`;

export const discrepanciesBinding: ReportBinding = {
  source,
  isOfAllTime: true,
  own: { office: discrepancies.officeId },
  within: ({ minDate, maxDate }) => between(discrepancies.foundOn, minDate, maxDate),
  filters: { toId: ofOffice(discrepancies.officeId) },
  status: (status) => eq(discrepancies.state, status),
  searchWords: (typed) =>
    or(
      eq(discrepancies.number, typed.toUpperCase()),
      eq(discrepancies.tpui, typed.toUpperCase()),
      holds(name, typed.toLowerCase()),
    ),
};
