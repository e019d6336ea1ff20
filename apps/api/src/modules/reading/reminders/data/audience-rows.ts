import {
  campaignRowsMost,
  dutyReport,
  invoiceReport,
  nonPayerReport,
  type ReminderAudience,
  type Scope,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { readPage } from '../../../../platform/lists/read-page.ts';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { conditionsOf, reportBindings } from '../../reporting/index.ts';
import type { RemindersDeps } from '../reminders-deps.ts';

export interface AudienceRow {
  readonly tpui: string;
  readonly about: string;
  readonly dueOn: string | null;
}

/** A long list is read once, to be written to. */
const patienceMs = 25_000;

interface Reading {
  readonly report: string;
  readonly tpui: SQL;
  readonly about: (today: string) => SQL;
  readonly dueOn: SQL;
}

/** How the rows of each report name whom they are of, and the matter. */
const readings: Readonly<Record<ReminderAudience['of'], Reading>> = {
  duties: {
    report: dutyReport.id,
    tpui: sql`duties.tpui`,
    about: () => sql`'duty~' || duties.kind || '~' || duties.period_from`,
    dueOn: sql`duties.due_on`,
  },
  bills: {
    report: invoiceReport.id,
    tpui: sql`invoices.payer_tpui`,
    about: () => sql`'bill~' || invoices.reference`,
    dueOn: sql`coalesce(invoices.due_on, invoices.expires_on)`,
  },
  compliance: {
    report: nonPayerReport.id,
    tpui: sql`payers.tpui`,
    about: (today) => sql`${`bills~${today.slice(0, 'YYYY-MM'.length)}`}::text`,
    dueOn: sql`payers.oldest_on`,
  },
};

/** Every row of the audience as its reader may see it, what is due first standing first. Refuses a list that is too long. */
export async function rowsOfAudience(
  { db, clock }: RemindersDeps,
  { of, question }: ReminderAudience,
  scope: Scope,
): Promise<readonly AudienceRow[]> {
  const { report, tpui, about, dueOn } = readings[of];
  const [, binding] = reportBindings.find(([{ id }]) => id === report) ?? [];
  if (!binding) throw new Error(`There is no report ${report}`);
  const { source, where } = conditionsOf({ clock }, binding, question, scope);
  const rows: ListSource<AudienceRow & { readonly id: string }, 'dueOn'> = {
    from: source.from,
    key: source.key,
    select: { id: source.key.column, tpui, about: about(dayOf(clock.now())), dueOn },
    sorts: { dueOn: { column: dueOn, type: 'date' } },
  };
  const page = { pageNumber: 1, pageSize: campaignRowsMost + 1, sortField: 'dueOn', sortOrder: 'asc' } as const;
  const read = await createReadAs(db)(scope, (run) => readPage(run, rows, page, where), { timeoutMs: patienceMs });
  if (read.data.length > campaignRowsMost) throw new BusinessError('reminder-campaign.too-many');
  // A bill may be of nobody the register knows.
  return read.data.filter(({ tpui: whose }) => whose !== null);
}
