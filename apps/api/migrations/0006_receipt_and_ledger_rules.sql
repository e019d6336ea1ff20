-- Paid means receipted, books balance, and what was written stays written.
-- Triggers on tables that are new in this release; the lock is short, and we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TRIGGER payments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER receipt_voids_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_voids
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

INSERT INTO ledger_accounts (code, normal_side) VALUES
  ('clearing:remita', 'debit'),
  ('clearing:interswitch', 'debit'),
  ('suspense:mismatch', 'credit'),
  ('liability:overpayment', 'credit');--> statement-breakpoint

-- Every revenue head has its account from the moment it exists.
CREATE FUNCTION open_revenue_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (code, normal_side) VALUES ('revenue:' || new.code, 'credit') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER revenue_heads_open_account AFTER INSERT OR UPDATE OF code ON revenue_heads
  FOR EACH ROW EXECUTE FUNCTION open_revenue_account();--> statement-breakpoint

CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total numeric;
  entries int;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_accounts WHERE code = new.account) THEN
    RAISE EXCEPTION 'there is no ledger account %', new.account
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries_account_exists', TABLE = 'ledger_entries';
  END IF;
  SELECT sum(amount_kobo), count(*) INTO total, entries FROM ledger_entries WHERE transaction_id = new.transaction_id;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance: % entries, sum %', new.transaction_id, entries, total
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_balance', TABLE = 'ledger_entries';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();--> statement-breakpoint

CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = new.id) THEN
    RAISE EXCEPTION 'ledger transaction % is empty', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_not_empty', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_not_empty AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();--> statement-breakpoint

CREATE FUNCTION check_paid_means_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
  is_paid boolean;
  has_receipt boolean;
BEGIN
  IF tg_table_name = 'bills' THEN checked := new.id; ELSE checked := new.bill_id; END IF;
  SELECT pay_status_id = 2, EXISTS (SELECT FROM receipts WHERE bill_id = checked) INTO is_paid, has_receipt
    FROM bills WHERE id = checked;
  IF is_paid <> has_receipt THEN
    RAISE EXCEPTION 'bill %: paid is %, receipt is %', checked, is_paid, has_receipt
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_paid_means_receipt', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bills_paid_means_receipt_insert AFTER INSERT ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.pay_status_id <> 1)
  EXECUTE FUNCTION check_paid_means_receipt();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bills_paid_means_receipt_update AFTER UPDATE OF pay_status_id ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.pay_status_id <> old.pay_status_id)
  EXECUTE FUNCTION check_paid_means_receipt();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER receipts_paid_means_receipt AFTER INSERT ON receipts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_paid_means_receipt();--> statement-breakpoint

-- A receipt states what was paid for its bill: another bill's payment or another amount is a forgery.
CREATE FUNCTION guard_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments JOIN bills ON bills.id = payments.bill_id
    WHERE payments.id = new.payment_id AND bills.id = new.bill_id AND bills.total_kobo = new.amount_kobo
  ) THEN
    RAISE EXCEPTION 'receipt % does not agree with its payment and its bill', new.receipt_number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipts_agree', TABLE = 'receipts';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER receipts_agree BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION guard_receipt();
