import {
  type SettlementColumns,
  settlementActions,
  settlementCaseKinds,
  settlementProposalOutcomes,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bills } from '../../billing/data/bills.table.ts';
import { paymentIntents, paymentProvider } from '../../payments/data/payment-intents.table.ts';
import { payments } from '../../payments/data/payments.table.ts';

const kobo = (name: string) => bigint(name, { mode: 'number' });

/** Who sends lists of money: a provider says what it pays over, a bank what it credited. */
export const settlementSources = pgTable('settlement_sources', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Absent: a bank. */
  provider: paymentProvider(),
  /** Which columns of its files mean what, as they were read last. */
  columns: jsonb().$type<SettlementColumns>(),
  /** Working days from the day of payment until the money is to be in the bank. */
  settlesAfter: smallint('settles_after').notNull().default(1),
  /** Payments of earlier days are no difference when they are not in its lists. */
  expectedFrom: date('expected_from').notNull().default(sql`(now() at time zone 'Africa/Lagos')::date`),
});

/** A file as it came, once: the same bytes are the same file. */
export const settlementFiles = pgTable(
  'settlement_files',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    sourceId: text('source_id')
      .notNull()
      .references(() => settlementSources.id),
    sha256: text().notNull().unique(),
    name: text().notNull(),
    bytes: integer().notNull(),
    storageKey: text('storage_key').notNull(),
    /** Absent: it lay in the folder. */
    receivedBy: uuid('received_by'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `received`, `importing`, `imported`; `failed` when it could not be read. */
    state: text({ enum: ['received', 'importing', 'imported', 'failed'] })
      .notNull()
      .default('received'),
    columns: jsonb().$type<SettlementColumns>(),
    newLines: integer('new_lines').notNull().default(0),
    repeatedLines: integer('repeated_lines').notNull().default(0),
    badLines: integer('bad_lines').notNull().default(0),
    importedBy: uuid('imported_by'),
    importedAt: timestamp('imported_at', { withTimezone: true }),
  },
  (table) => [
    check('settlement_files_sha256_check', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('settlement_files_state_check', sql`${table.state} in ('received', 'importing', 'imported', 'failed')`),
    check('settlement_files_name_check', sql`length(${table.name}) between 1 and 120`),
    index('settlement_files_received_at_idx').on(table.receivedAt),
  ],
);

/** Rows of a file that could not be read; the good ones are in. */
export const settlementRowErrors = pgTable(
  'settlement_row_errors',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => settlementFiles.id),
    row: integer().notNull(),
    column: text().notNull(),
    problem: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.row, table.column] })],
);

/** A payout of a provider: one credit at the bank for many payments. Sums are those of its lines. */
export const settlementBatches = pgTable(
  'settlement_batches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: paymentProvider().notNull(),
    reference: text().notNull(),
    /** The day on which the provider says the bank has it. */
    valueDate: date('value_date').notNull(),
    lines: integer().notNull().default(0),
    grossKobo: kobo('gross_kobo').notNull().default(0),
    feeKobo: kobo('fee_kobo').notNull().default(0),
    netKobo: kobo('net_kobo').notNull().generatedAlwaysAs(sql`gross_kobo - fee_kobo`),
    /** What our books have of its lines. */
    matchedKobo: kobo('matched_kobo').notNull().default(0),
    /** What the bank credited for it. */
    bankKobo: kobo('bank_kobo').notNull().default(0),
    creditedOn: date('credited_on'),
    /** What of the difference to the bank two persons gave up. */
    writtenOffKobo: kobo('written_off_kobo').notNull().default(0),
  },
  (table) => [
    unique('settlement_batches_reference_key').on(table.provider, table.reference),
    check('settlement_batches_reference_check', sql`length(${table.reference}) between 1 and 60`),
    index('settlement_batches_value_date_idx').on(table.valueDate, table.id),
  ],
);

/** One payment in a payout, as the provider tells it. Below zero: it takes back what it paid before. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: bigint('batch_id', { mode: 'number' })
      .notNull()
      .references(() => settlementBatches.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => settlementFiles.id),
    row: integer().notNull(),
    provider: paymentProvider().notNull(),
    /** The RRR or the transaction reference; empty where the file has none. */
    reference: text().notNull().default(''),
    orderId: text('order_id').notNull().default(''),
    grossKobo: kobo('gross_kobo').notNull(),
    feeKobo: kobo('fee_kobo').notNull().default(0),
    paidOn: date('paid_on').notNull(),
    channel: text().notNull().default(''),
    /** Of all it says: the same line in another file is the same line. */
    lineHash: text('line_hash').notNull().unique(),
    /** `new` until it was looked for; then what was found. */
    state: text({ enum: ['new', 'matched', 'differs', 'theirs-only', 'takes-back'] })
      .notNull()
      .default('new'),
    matchedBy: text('matched_by', { enum: ['reference', 'order', 'amount', 'hand'] }),
    /** What of it our payments account for. */
    matchedKobo: kobo('matched_kobo').notNull().default(0),
    /** What of it the ledger has as matched; absent until the ledger has it at all. */
    bookedKobo: kobo('booked_kobo'),
    /** What of it two persons booked without a payment. */
    writtenOffKobo: kobo('written_off_kobo').notNull().default(0),
  },
  (table) => [
    check('settlement_lines_gross_kobo_check', sql`${table.grossKobo} <> 0`),
    check(
      'settlement_lines_state_check',
      sql`${table.state} in ('new', 'matched', 'differs', 'theirs-only', 'takes-back')`,
    ),
    check('settlement_lines_fee_kobo_check', sql`abs(${table.feeKobo}) <= abs(${table.grossKobo})`),
    index('settlement_lines_batch_id_idx').on(table.batchId),
    index('settlement_lines_file_id_idx').on(table.fileId),
    index('settlement_lines_reference_idx').on(table.provider, table.reference),
    index('settlement_lines_open_idx')
      .on(table.provider)
      .where(sql`${table.state} in ('new', 'differs', 'theirs-only')`),
    index('settlement_lines_paid_on_idx').on(table.provider, table.paidOn),
  ],
);

/** What became of each payment's money after it came: written with the payment, moved by lines of a provider. */
export const paymentSettlements = pgTable(
  'payment_settlements',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    provider: paymentProvider().notNull(),
    providerRef: text('provider_ref').notNull(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => bills.id),
    billReference: text('bill_reference').notNull(),
    mdaId: integer('mda_id').notNull(),
    expertSystemId: integer('expert_system_id'),
    gatewayId: text('gateway_id').notNull(),
    amountKobo: kobo('amount_kobo').notNull(),
    paidOn: date('paid_on').notNull(),
    /** The day by which it is to be settled. */
    dueOn: date('due_on').notNull(),
    /** `booked`: no list had it, and two persons booked that the provider owes it. `claim`: settled, and taken back from the payer's side since; the provider is to deduct it. */
    state: text({ enum: ['awaited', 'settled', 'differs', 'taken-back', 'claim', 'claim-met', 'booked'] })
      .notNull()
      .default('awaited'),
    lineId: bigint('line_id', { mode: 'number' }).references(() => settlementLines.id),
    batchId: bigint('batch_id', { mode: 'number' }).references(() => settlementBatches.id),
    receivedKobo: kobo('received_kobo').notNull().default(0),
    feeKobo: kobo('fee_kobo').notNull().default(0),
    settledOn: date('settled_on'),
    /** The attempt that paid it together with other bills: their provider lists them as one payment. */
    basketIntentId: uuid('basket_intent_id').references(() => paymentIntents.id),
    /** What of the difference two persons gave up: above zero what never came, below zero what came too much. */
    writtenOffKobo: kobo('written_off_kobo').notNull().default(0),
    /** What went back to the payer since, by a reversal or by the provider itself. */
    takenBackKobo: kobo('taken_back_kobo').notNull().default(0),
    /** What of that a list had already: the provider is to deduct it from a later one. */
    claimedKobo: kobo('claimed_kobo').notNull().default(0),
    /** What of that it deducted. */
    deductedKobo: kobo('deducted_kobo').notNull().default(0),
    daysLate: integer('days_late').generatedAlwaysAs(sql`greatest(settled_on - due_on, 0)`),
  },
  (table) => [
    check('payment_settlements_amount_kobo_check', sql`${table.amountKobo} > 0`),
    check(
      'payment_settlements_state_check',
      sql`${table.state} in ('awaited', 'settled', 'differs', 'taken-back', 'claim', 'claim-met', 'booked')`,
    ),
    check(
      'payment_settlements_line_check',
      sql`(${table.state} in ('awaited', 'taken-back', 'booked')) = (${table.lineId} is null)`,
    ),
    check(
      'payment_settlements_back_check',
      sql`${table.deductedKobo} between 0 and ${table.claimedKobo} and ${table.claimedKobo} <= ${table.takenBackKobo} and ${table.takenBackKobo} <= ${table.amountKobo}`,
    ),
    index('payment_settlements_reference_idx').on(table.provider, table.providerRef),
    index('payment_settlements_paid_on_idx').on(table.paidOn, table.paymentId),
    index('payment_settlements_mda_id_idx').on(table.mdaId, table.paidOn),
    index('payment_settlements_expert_system_id_idx').on(table.expertSystemId, table.paidOn),
    index('payment_settlements_batch_id_idx').on(table.batchId),
    index('payment_settlements_line_id_idx').on(table.lineId),
    index('payment_settlements_open_idx')
      .on(table.provider, table.paidOn)
      .where(sql`${table.state} in ('awaited', 'differs', 'claim')`),
  ],
);

/** A credit at the bank, as its statement has it. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => settlementFiles.id),
    row: integer().notNull(),
    accountNumber: text('account_number').notNull().default(''),
    valueDate: date('value_date').notNull(),
    amountKobo: kobo('amount_kobo').notNull(),
    narration: text().notNull().default(''),
    reference: text().notNull().default(''),
    lineHash: text('line_hash').notNull().unique(),
    batchId: bigint('batch_id', { mode: 'number' }).references(() => settlementBatches.id),
    matchedBy: text('matched_by', { enum: ['reference', 'amount', 'hand'] }),
    /** The whole of it, where two persons booked it without a payout. */
    writtenOffKobo: kobo('written_off_kobo').notNull().default(0),
  },
  (table) => [
    check('bank_lines_amount_kobo_check', sql`${table.amountKobo} <> 0`),
    index('bank_lines_batch_id_idx').on(table.batchId),
    index('bank_lines_open_idx').on(table.valueDate).where(sql`${table.batchId} is null`),
    index('bank_lines_file_id_idx').on(table.fileId),
  ],
);

/** A difference between two of the lists of money. Closed by evidence; it never goes away. */
export const settlementCases = pgTable(
  'settlement_cases',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: settlementCaseKinds }).notNull(),
    /** What it is about, for example `payment:<id>`; one of a kind while it is open. */
    subject: text().notNull(),
    /** As people name it. */
    reference: text().notNull(),
    provider: paymentProvider(),
    paymentId: uuid('payment_id').references(() => payments.id),
    lineId: bigint('line_id', { mode: 'number' }).references(() => settlementLines.id),
    batchId: bigint('batch_id', { mode: 'number' }).references(() => settlementBatches.id),
    bankLineId: bigint('bank_line_id', { mode: 'number' }).references(() => bankLines.id),
    /** By our books. */
    expectedKobo: kobo('expected_kobo').notNull().default(0),
    /** By theirs. */
    receivedKobo: kobo('received_kobo').notNull().default(0),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** The day the money is of. */
    day: date().notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** What closed it. */
    evidence: text(),
  },
  (table) => [
    check('settlement_cases_closed_check', sql`(${table.closedAt} is null) = (${table.evidence} is null)`),
    uniqueIndex('settlement_cases_open_idx').on(table.kind, table.subject).where(sql`${table.closedAt} is null`),
    index('settlement_cases_opened_at_idx').on(table.openedAt, table.id),
  ],
);

/** How a difference is to end, by one person; another one lets it. */
export const settlementProposals = pgTable(
  'settlement_proposals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    caseId: bigint('case_id', { mode: 'number' })
      .notNull()
      .references(() => settlementCases.id),
    action: text({ enum: settlementActions }).notNull(),
    /** The provider's line, or the bank's credit, that is matched; of a match one of both. */
    lineId: bigint('line_id', { mode: 'number' }).references(() => settlementLines.id),
    bankLineId: bigint('bank_line_id', { mode: 'number' }).references(() => bankLines.id),
    /** Of `book`: the attempt that a line is one more payment of. */
    intentId: uuid('intent_id').references(() => paymentIntents.id),
    /** What is given up, or booked; of a match nothing. */
    writeOffKobo: kobo('write_off_kobo').notNull().default(0),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `lapsed`: the difference went away by itself. */
    outcome: text({ enum: settlementProposalOutcomes }),
    endedBy: uuid('ended_by'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'settlement_proposals_action_check',
      sql`${table.action} in ('match', 'write-off', 'book') and (${table.intentId} is null or ${table.action} = 'book')`,
    ),
    check(
      'settlement_proposals_match_check',
      sql`(${table.action} = 'match') = (num_nonnulls(${table.lineId}, ${table.bankLineId}) = 1)
        and (${table.action} <> 'match') = (${table.writeOffKobo} <> 0)`,
    ),
    check(
      'settlement_proposals_end_check',
      sql`(${table.outcome} is null) = (${table.endedAt} is null) and (${table.outcome} is null or ${table.outcome} in ('approved', 'refused', 'withdrawn', 'lapsed'))`,
    ),
    check(
      'settlement_proposals_two_check',
      sql`${table.outcome} is distinct from 'approved' or (${table.endedBy} is not null and ${table.endedBy} <> ${table.proposedBy})`,
    ),
    uniqueIndex('settlement_proposals_waiting_idx').on(table.caseId).where(sql`${table.outcome} is null`),
    index('settlement_proposals_case_id_idx').on(table.caseId),
  ],
);

/** What a line or a credit is matched with: one, or several that it is split over. */
export const settlementProposalParts = pgTable(
  'settlement_proposal_parts',
  {
    proposalId: bigint('proposal_id', { mode: 'number' })
      .notNull()
      .references(() => settlementProposals.id),
    position: smallint().notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    batchId: bigint('batch_id', { mode: 'number' }).references(() => settlementBatches.id),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.position] }),
    check('settlement_proposal_parts_one_check', sql`num_nonnulls(${table.paymentId}, ${table.batchId}) = 1`),
  ],
);

/** A comparison of everything with everything, nightly or asked for. */
export const reconciliationRuns = pgTable('reconciliation_runs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  /** Absent: the night's. */
  askedBy: uuid('asked_by'),
  /** The last day that was compared. */
  upTo: date('up_to').notNull(),
  opened: integer().notNull(),
  closed: integer().notNull(),
  openNow: integer('open_now').notNull(),
  figures: jsonb().$type<Readonly<Record<string, Readonly<Record<string, number>>>>>().notNull(),
});
