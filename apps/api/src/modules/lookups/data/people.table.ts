import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const genders = pgTable('genders', {
  id: smallint().primaryKey(),
  name: text().notNull().unique(),
});

export const industries = pgTable('industries', {
  id: smallint().primaryKey(),
  name: text().notNull().unique(),
});

/** Individual 1, Corporate 2, State Agency 3, Federal Agency 4 (spec §9). */
export const taxpayerCategories = pgTable('taxpayer_categories', {
  id: smallint().primaryKey(),
  name: text().notNull().unique(),
});
