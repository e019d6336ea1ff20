import type { Mda } from '@portal/contracts';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../../../platform/db/schema.generated.ts';

type Waiting = Mda['headChanges'][number];

/** What waits for a second person, or for its day. */
export function headChangesOf(mda: Expression<number>) {
  return jsonArrayFrom(
    expressionBuilder<Schema>()
      .selectFrom('revenue_head_changes as c')
      .innerJoin('work_items as w', (join) =>
        join
          .on('w.kind', '=', 'head-release')
          .on(({ ref }) => sql<boolean>`${ref('w.subject')} = 'revenue-head:' || ${ref('c.id')}`),
      )
      .select(['w.id as workId', 'c.revenue_head_id as headId', 'c.code', 'c.name'])
      .select(['c.is_active as isActive', 'c.from_day as fromDay'])
      .select(({ ref }) => sql<Waiting['state']>`${ref('c.state')}`.as('state'))
      .where('c.mda_id', '=', mda)
      .where('c.state', 'in', ['proposed', 'released'])
      .where('c.applied_in', 'is', null)
      .orderBy('c.from_day')
      .orderBy('c.code'),
  );
}
