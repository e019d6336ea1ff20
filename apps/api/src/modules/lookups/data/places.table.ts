import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';

/** The 36 states and the Federal Capital Territory; ids in alphabetical order, as the revenue service numbers them. */
export const states = pgTable('states', {
  id: smallint().primaryKey(),
  name: text().notNull().unique(),
  /** ISO 3166-2, for example `NG-KD`. */
  isoCode: text('iso_code').notNull().unique(),
  /** Geopolitical zone: NC, NE, NW, SE, SS or SW. */
  zone: text().notNull(),
});

/** The 774 local government areas; 1–23 are the state's own official ids. */
export const lgas = pgTable(
  'lgas',
  {
    id: integer().primaryKey(),
    stateId: smallint('state_id')
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
  },
  (table) => [
    index('lgas_state_id_name_idx').on(table.stateId, table.name),
    // What an address names must be of its state.
    unique('lgas_state_id_id_unique').on(table.stateId, table.id),
  ],
);
