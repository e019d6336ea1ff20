import { dutyReport, type ReminderQuestion, remindersMost, type Scope } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { readPage } from '../../../../platform/lists/read-page.ts';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { conditionsOf, reportBindings } from '../../reporting/index.ts';
import type { RemindersDeps } from '../reminders-deps.ts';

export interface DutyOfList {
  readonly tpui: string;
  readonly kind: string;
  readonly periodFrom: string;
  readonly dueOn: string;
}

/** A long list is read once, to be reminded. */
const patienceMs = 10_000;

/** Every row of the list as its reader may see it; one more than the most where there are too many. */
export async function dutiesOfList(
  { db, clock }: RemindersDeps,
  question: ReminderQuestion,
  scope: Scope,
): Promise<readonly DutyOfList[]> {
  const [, binding] = reportBindings.find(([{ id }]) => id === dutyReport.id) ?? [];
  if (!binding) throw new Error('There is no list of duties');
  const { source, where } = conditionsOf({ clock }, binding, question, scope);
  const rows: ListSource<DutyOfList & { readonly id: string }, 'dueOn'> = {
    from: source.from,
    key: source.key,
    select: {
      id: source.key.column,
      tpui: sql`duties.tpui`,
      kind: sql`duties.kind`,
      periodFrom: sql`duties.period_from`,
      dueOn: sql`duties.due_on`,
    },
    sorts: { dueOn: { column: sql`duties.due_on`, type: 'date' } },
  };
  const page = { pageNumber: 1, pageSize: remindersMost + 1, sortField: 'dueOn', sortOrder: 'asc' } as const;
  const read = await createReadAs(db)(scope, (run) => readPage(run, rows, page, where), { timeoutMs: patienceMs });
  return read.data;
}
