import type { WorkActor } from '@portal/contracts';
import { boolean, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The kinds of cases as the database knows them: a copy of the contract's, which a test compares. Written by migrations alone. */
export const workStates = pgTable(
  'work_states',
  {
    kind: text().notNull(),
    state: text().notNull(),
    /** Who may open a case in this state; null where none begins. */
    openedBy: text('opened_by').$type<WorkActor>().array(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.state] })],
);

export const workMoves = pgTable(
  'work_moves',
  {
    kind: text().notNull(),
    move: text().notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    actors: text().$type<WorkActor>().array().notNull(),
    needsReason: boolean('needs_reason').notNull(),
    needsDocument: boolean('needs_document').notNull(),
    /** Moves whose makers may not make this one. */
    otherThan: text('other_than').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.move, table.fromState] }),
    foreignKey({ columns: [table.kind, table.fromState], foreignColumns: [workStates.kind, workStates.state] }),
    foreignKey({ columns: [table.kind, table.toState], foreignColumns: [workStates.kind, workStates.state] }),
  ],
);
