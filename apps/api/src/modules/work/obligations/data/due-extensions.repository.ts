import type { DutyKind } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface Extension {
  readonly kind: DutyKind;
  /** The first day of its period. */
  readonly fromDay: string;
  readonly toDay: string;
}

interface NewExtension extends Extension {
  readonly announced: string;
  readonly userId: string;
  readonly at: Date;
}

export async function insertExtension(
  on: Runner,
  { kind, fromDay, toDay, announced, userId, at }: NewExtension,
): Promise<string> {
  const { id } = await tablesOf(on)
    .insertInto('due_extensions')
    .values({ kind, period_from: fromDay, to_day: toDay, announced, proposed_by: userId, proposed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findExtension(
  on: Runner,
  id: string,
): Promise<(Extension & { readonly announced: string; readonly proposedBy: string }) | undefined> {
  return tablesOf(on)
    .selectFrom('due_extensions as e')
    .select(['e.kind', 'e.period_from as fromDay', 'e.to_day as toDay', 'e.announced'])
    .select(sql<string>`reading.name_of_actor('user:' || e.proposed_by)`.as('proposedBy'))
    .where('e.id', '=', id)
    .executeTakeFirst();
}

interface ExtensionDecision {
  readonly state: 'released' | 'refused' | 'withdrawn';
  readonly userId: string;
  readonly at: Date;
}

/** What was decided about; a release counts from then on. */
export function decideExtension(
  on: Runner,
  id: string,
  { state, userId, at }: ExtensionDecision,
): Promise<Extension | undefined> {
  return tablesOf(on)
    .updateTable('due_extensions')
    .set({ state, decided_by: userId, decided_at: at })
    .where('id', '=', id)
    .returning(['kind', 'period_from as fromDay', 'to_day as toDay'])
    .executeTakeFirst();
}
