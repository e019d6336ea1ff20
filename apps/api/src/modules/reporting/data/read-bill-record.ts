import { billEventsMax, type getBillRecord, type ResponseOf, type Scope } from '@portal/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { ownRows } from '../../../platform/scope/own-rows.ts';
import type { ReportReaderDeps } from './read-report.ts';
import { invoices } from './reading-views.ts';
import { invoicesBinding } from './reports/invoices.ts';

type BillRecord = ResponseOf<typeof getBillRecord>;
interface Found {
  readonly row: BillRecord['bill'];
  readonly record: Pick<BillRecord, 'lines' | 'events' | 'books'>;
}

/** A bill and what happened to it, as `scope` may see it; to anybody else there is no such bill. */
export async function readBillRecord({ readAs, clock }: ReportReaderDeps, reference: string, scope: Scope) {
  const { source, own } = invoicesBinding;
  const { select } = typeof source === 'function' ? source({ minDate: '', maxDate: '' }) : source;
  const fields = Object.entries(select).flatMap(([key, column]) => [sql`${key}::text`, sql`${column}`]);
  const [found] = await readAs(scope, (run) =>
    run<Found>(sql`select jsonb_build_object(${sql.join(fields, sql`, `)}) as row,
        reading.bill_record(${invoices.id}, ${billEventsMax}::int) as record
      from ${invoices} where ${and(eq(invoices.reference, reference), ownRows(scope, own))}`),
  );
  if (!found) throw new BusinessError('bill.not-found');
  const { lines, events, books } = found.record;
  const instant = <T extends { readonly at: string }>(entry: T): T => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
  });
  return {
    bill: found.row,
    lines,
    events: events.map(instant),
    books: books.map(instant),
    asOf: clock.now().toISOString(),
  };
}
