import { billEventsMax, type getBillRecord, type ResponseOf, type Role, type Scope } from '@portal/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { ownRows } from '../../../../platform/scope/own-rows.ts';
import { billActionsOf } from '../domain/bill-actions.ts';
import type { ReportReaderDeps } from './read-report.ts';
import { invoices } from './reading-views.ts';
import { invoicesBinding } from './reports/invoices.ts';

type BillRecord = ResponseOf<typeof getBillRecord>;
interface Found {
  readonly row: BillRecord['bill'];
  readonly record: Pick<BillRecord, 'lines' | 'events' | 'books' | 'receiptNumber' | 'mails' | 'audit'> & {
    readonly isPaymentPending: boolean;
    readonly isPlaceable: boolean;
    readonly replacedBy: string | null;
  };
  readonly isOfFiledMonth: boolean;
  readonly isOfTheLaw: boolean;
}

interface BillReadBy {
  readonly role: Role;
  readonly scope: Scope;
}

/** A bill and what happened to it, as `scope` may see it; to anybody else there is no such bill. */
export async function readBillRecord(
  { readAs, clock }: ReportReaderDeps,
  reference: string,
  { role, scope }: BillReadBy,
) {
  const { source, own } = invoicesBinding;
  const { select } = typeof source === 'function' ? source({ minDate: '', maxDate: '' }) : source;
  const fields = Object.entries(select).flatMap(([key, column]) => [sql`${key}::text`, sql`${column}`]);
  const [found] = await readAs(scope, (run) =>
    run<Found>(sql`select jsonb_build_object(${sql.join(fields, sql`, `)}) as row,
        reading.bill_record(${invoices.id}, ${billEventsMax}::int) as record,
        reading.is_of_filed_month(${invoices.id}) as "isOfFiledMonth",
        reading.is_law_bill(${invoices.id}) as "isOfTheLaw"
      from ${invoices} where ${and(eq(invoices.reference, reference), ownRows(scope, own))}`),
  );
  if (!found) throw new BusinessError('bill.not-found');
  const { lines, events, books, receiptNumber, mails, audit, isPaymentPending, isPlaceable, replacedBy } = found.record;
  const instant = <T extends { readonly at: string }>(entry: T): T => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
  });
  return {
    bill: found.row,
    lines,
    events: events.map(instant),
    books: books.map(instant),
    receiptNumber,
    ...(replacedBy !== null && { replacedBy }),
    mails: mails.map(instant),
    // Who of the service it was by name is for the state's own roles; everybody else reads the role.
    audit: audit.map((entry) => ({ ...instant(entry), name: scope.kind === 'state' ? entry.name : null })),
    actions: billActionsOf(role, {
      ...{ status: found.row.status, isPaymentPending, isPlaceable },
      isOfFiledMonth: found.isOfFiledMonth,
      isOfTheLaw: found.isOfTheLaw,
    }),
    asOf: clock.now().toISOString(),
  };
}
