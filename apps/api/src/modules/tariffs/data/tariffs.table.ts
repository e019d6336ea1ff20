import type { HeadAttribute, TariffRule } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { revenueHeads } from '../../lookups/data/collectors.table.ts';

/**
 * What a revenue head costs, in versions. Written as a proposal, counting once it is released: by two persons through a case
 * `tariff-release`, or by the owner of the database at the installation. No two that count share a day.
 */
export const headTariffs = pgTable(
  'head_tariffs',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    revenueHeadId: integer('revenue_head_id')
      .notNull()
      .references(() => revenueHeads.id),
    /** Counts from 1 for each head. */
    version: integer().notNull(),
    rule: jsonb().$type<TariffRule>().notNull(),
    /** The law, regulation or minute it stands on. */
    basis: text().notNull(),
    isIllustrative: boolean('is_illustrative').notNull().default(false),
    validFrom: date('valid_from').notNull(),
    /** Its last day; absent while no later one is released. */
    validTo: date('valid_to'),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Of the browser that proposed it. */
    submissionId: uuid('submission_id').unique(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    unique('head_tariffs_version_key').on(table.revenueHeadId, table.version),
    check('head_tariffs_days_check', sql`${table.validTo} >= ${table.validFrom}`),
    check('head_tariffs_basis_check', sql`length(${table.basis}) between 3 and 300`),
    check(
      'head_tariffs_rule_check',
      sql`${table.rule} ->> 'kind' in ('entered', 'fixed', 'by-choice', 'banded', 'rated', 'formula')`,
    ),
  ],
);

/** What a head asks under a version of its tariff, in the order of the form. */
export const headAttributes = pgTable(
  'head_attributes',
  {
    tariffId: uuid('tariff_id')
      .notNull()
      .references(() => headTariffs.id),
    /** Counts from 1. */
    position: smallint().notNull(),
    key: text().notNull(),
    label: jsonb().$type<HeadAttribute['label']>().notNull(),
    type: text().$type<HeadAttribute['type']>().notNull(),
    isRequired: boolean('is_required').notNull(),
    options: jsonb().$type<HeadAttribute['options']>().notNull().default([]),
    least: bigint({ mode: 'number' }),
    most: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.tariffId, table.position] }),
    unique('head_attributes_key_key').on(table.tariffId, table.key),
    check('head_attributes_key_check', sql`${table.key} ~ '^[a-z][a-z0-9-]{0,29}$'`),
    check('head_attributes_type_check', sql`${table.type} in ('text', 'number', 'money', 'date', 'month', 'choice')`),
    check(
      'head_attributes_options_check',
      sql`(${table.type} = 'choice') = (jsonb_array_length(${table.options}) > 0)`,
    ),
  ],
);
