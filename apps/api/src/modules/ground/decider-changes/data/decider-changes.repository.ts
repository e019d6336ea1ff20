import { type AskedChange, askedChangeSchema, type DeciderChange } from '@portal/contracts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

type State = DeciderChange['state'];

export interface ChangeRow {
  readonly id: string;
  readonly state: State;
  /** Null while a creation is not approved. */
  readonly userId: string | null;
  readonly asked: AskedChange;
  readonly reason: string | null;
  /** Null: made on the server. */
  readonly proposedBy: string | null;
  readonly proposedAt: Date;
}

const columns = ['id', 'state', 'user_id', 'asked', 'reason', 'proposed_by', 'proposed_at'] as const;

export interface DeciderChangesRepository {
  propose(
    tx: Transaction,
    proposal: { userId: string | null; asked: AskedChange; reason: string | null; by: string; at: Date },
  ): Promise<string>;
  find(id: string): Promise<ChangeRow | undefined>;
  /** Decided once; what an approval asks for is made in the same transaction, or not at all. */
  decide(
    tx: Transaction,
    id: string,
    decision: { state: Exclude<State, 'proposed'>; by: string; at: Date },
  ): Promise<ChangeRow>;
  /** Approved by nobody: the command on the server made it. */
  madeOnServer(tx: Transaction, made: { userId: string; asked: AskedChange; at: Date }): Promise<void>;
  isMadeOnServer(tx: Transaction, userId: string): Promise<boolean>;
  /** Whom an approved creation made. */
  names(tx: Transaction, id: string, userId: string): Promise<void>;
}

export function createDeciderChangesRepository(db: Database): DeciderChangesRepository {
  return {
    async propose(tx, { userId, asked, reason, by, at }) {
      const { id } = await tablesOf(tx)
        .insertInto('decider_changes')
        .values({
          ...{ change: asked.change, user_id: userId, reason, proposed_by: by, proposed_at: at },
          asked: JSON.stringify(asked),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async find(id) {
      const row = await tablesOf(db)
        .selectFrom('decider_changes')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && changeRow(row);
    },
    async decide(tx, id, { state, by, at }) {
      const row = await tablesOf(tx)
        .updateTable('decider_changes')
        .set({ state, decided_by: by, decided_at: at })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow();
      return changeRow(row);
    },
    async madeOnServer(tx, { userId, asked, at }) {
      await tablesOf(tx)
        .insertInto('decider_changes')
        .values({
          ...{ change: asked.change, user_id: userId, state: 'approved', proposed_at: at, decided_at: at },
          asked: JSON.stringify(asked),
        })
        .execute();
    },
    async isMadeOnServer(tx, userId) {
      const found = await tablesOf(tx)
        .selectFrom('decider_changes')
        .select('id')
        .where('user_id', '=', userId)
        .where('proposed_by', 'is', null)
        .executeTakeFirst();
      return found !== undefined;
    },
    async names(tx, id, userId) {
      await tablesOf(tx).updateTable('decider_changes').set({ user_id: userId }).where('id', '=', id).execute();
    },
  };
}

interface Read {
  readonly id: string;
  readonly state: string;
  readonly user_id: string | null;
  readonly asked: unknown;
  readonly reason: string | null;
  readonly proposed_by: string | null;
  readonly proposed_at: Date;
}

function changeRow({ id, state, user_id, asked, reason, proposed_by, proposed_at }: Read): ChangeRow {
  return {
    ...{ id, state: state as State, userId: user_id, asked: askedChangeSchema.parse(asked), reason },
    ...{ proposedBy: proposed_by, proposedAt: proposed_at },
  };
}
