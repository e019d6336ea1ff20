import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/db/bytea.ts';
import { users } from './users.table.ts';

/** Links sent by e-mail. The token itself is kept nowhere. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text({ enum: ['verify-email', 'reset-password'] }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Used, or replaced by a newer link. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    check('one_time_tokens_purpose_check', sql`${table.purpose} in ('verify-email', 'reset-password')`),
    index('one_time_tokens_user_id_idx').on(table.userId, table.purpose),
    index('one_time_tokens_expires_at_idx').on(table.expiresAt),
  ],
);

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of RFC 6238, under the installation's key. */
  secretEncrypted: bytea('secret_encrypted').notNull(),
  enrolledAt: timestamp('enrolled_at', { withTimezone: true }).notNull(),
  /** The latest time step whose code was used: a code works once. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256; a code has 80 random bits. */
    codeHash: bytea('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Between the right password and the second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the challenge. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    door: text().notNull(),
    /** The secret that an enrolment would confirm; absent when there is one already. */
    secretEncrypted: bytea('secret_encrypted'),
    attempts: smallint().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('sign_in_challenges_user_id_idx').on(table.userId),
    index('sign_in_challenges_expires_at_idx').on(table.expiresAt),
  ],
);

/** Devices that signed in to an account: guessers cannot use up what these may try. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the browser keeps. It opens nothing. */
    tokenHash: bytea('token_hash').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_devices_last_used_at_idx').on(table.lastUsedAt),
  ],
);

/** Attempts per account and per address, counted for all replicas. Keys are hashes: an unknown account is counted alike. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Then the count begins again. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_counters_ends_at_idx').on(table.endsAt)],
);
