import { sql } from 'drizzle-orm';
import { bigint, check, index, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const ledgerSide = pgEnum('ledger_side', ['debit', 'credit']);

/** `clearing:<provider>`, `revenue:<code of the revenue head>`, `suspense:mismatch`, `liability:overpayment` … */
export const ledgerAccounts = pgTable('ledger_accounts', {
  code: text().primaryKey(),
  normalSide: ledgerSide('normal_side').notNull(),
});

/** One event in the books; its entries sum to zero, checked at commit. Append-only: a correction is a new transaction. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    /** `payment`, later `reversal`, `refund`, `settlement` … */
    kind: text().notNull(),
    /** What it books, once per kind, for example `remita:140008260136`. */
    reference: text().notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('ledger_transactions_kind_reference_unique').on(table.kind, table.reference)],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    /** A code of `ledger_accounts`, checked at commit: a foreign key would make all payments queue for the clearing account. */
    account: text().notNull(),
    /** Kobo; debits are positive, credits negative. */
    amountKobo: bigint('amount_kobo', { mode: 'number' }).notNull(),
  },
  (table) => [
    check('ledger_entries_amount_kobo_check', sql`${table.amountKobo} <> 0`),
    index('ledger_entries_transaction_id_idx').on(table.transactionId),
    index('ledger_entries_account_idx').on(table.account),
  ],
);
