import type { HeadChange } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { instantText } from '../../../../platform/db/instant-text.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { fullName } from './full-name.ts';

interface NewChange {
  /** Null of a new head. */
  readonly headId: number | null;
  readonly mdaId: number;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly fromDay: string;
  readonly reason: string;
  readonly by: string;
}

interface Decision {
  readonly state: Exclude<HeadChange['state'], 'proposed'>;
  readonly by: string;
  readonly at: Date;
}

export interface HeadChangesRepository {
  propose(tx: Transaction, change: NewChange): Promise<string>;
  find(id: string): Promise<HeadChange | undefined>;
  decide(tx: Transaction, id: string, decision: Decision): Promise<{ readonly code: string }>;
  /** What was released and whose day has come; the heads it made or changed. */
  apply(tx: Transaction): Promise<AppliedChange[]>;
  /** Whether a head has this code. */
  isTaken(tx: Transaction, code: string): Promise<boolean>;
  /** As it is, locked until the transaction ends. */
  lockHead(tx: Transaction, id: number): Promise<LockedHead | undefined>;
}

interface AppliedChange {
  readonly headId: number;
  readonly changeId: string;
  readonly isNew: boolean;
}

interface LockedHead {
  readonly mdaId: number;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
}

export function createHeadChangesRepository(db: Database): HeadChangesRepository {
  return {
    async propose(tx, { headId, mdaId, code, name, isActive, fromDay, reason, by }) {
      const { id } = await tablesOf(tx)
        .insertInto('revenue_head_changes')
        .values({
          ...{ revenue_head_id: headId, mda_id: mdaId, code, name, is_active: isActive, from_day: fromDay },
          ...{ reason, proposed_by: by },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async find(id) {
      const row = await tablesOf(db)
        .selectFrom('revenue_head_changes as c')
        .innerJoin('mdas as m', 'm.id', 'c.mda_id')
        .innerJoin('users as u', 'u.id', 'c.proposed_by')
        .select(['c.id', 'c.state', 'm.name as mda', 'c.code', 'c.name', 'c.is_active', 'c.from_day', 'c.reason'])
        .select(['c.name_before', 'c.was_active'])
        .select(({ ref }) => [
          fullName(ref('u.first_name'), ref('u.last_name')).as('proposedBy'),
          instantText(ref('c.proposed_at')).as('proposedAt'),
          sql<boolean>`${ref('c.applied_in')} is not null`.as('isInForce'),
        ])
        .where('c.id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const { state, name, is_active, from_day, name_before, was_active, ...rest } = row;
      return {
        ...rest,
        state: state as HeadChange['state'],
        before: name_before === null || was_active === null ? null : { name: name_before, isActive: was_active },
        after: { name, isActive: is_active },
        fromDay: from_day,
      };
    },
    decide: (tx, id, { state, by, at }) =>
      tablesOf(tx)
        .updateTable('revenue_head_changes')
        .set({ state, decided_by: by, decided_at: at })
        .where('id', '=', id)
        .returning('code')
        .executeTakeFirstOrThrow(),
    apply: (tx) =>
      tablesOf(tx)
        .selectFrom(
          sql<{ head_id: number; change_id: string; is_new: boolean }>`apply_head_changes()`.as<'applied'>(
            sql`applied`,
          ),
        )
        .select(['applied.head_id as headId', 'applied.change_id as changeId', 'applied.is_new as isNew'])
        .execute(),
    async isTaken(tx, code) {
      const head = await tablesOf(tx)
        .selectFrom('revenue_heads')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirst();
      return head !== undefined;
    },
    lockHead: (tx, id) =>
      tablesOf(tx)
        .selectFrom('revenue_heads')
        .select(['mda_id as mdaId', 'code', 'name', 'is_active as isActive'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),
  };
}
