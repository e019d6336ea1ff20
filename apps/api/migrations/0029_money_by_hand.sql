-- What confirm_payment() writes together is refused when anybody writes a part of it: payment, books, receipt, case and attempt.
-- Triggers only, and no look at rows that are there; the lock is short, and we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- A receipt states money that counts, all of it: what went to review proves nothing until a person has decided.
CREATE OR REPLACE FUNCTION guard_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments JOIN bills ON bills.id = payments.bill_id
    WHERE payments.id = new.payment_id AND bills.id = new.bill_id AND payments.disposition = 'receipted'
      AND bills.total_kobo = new.amount_kobo AND payments.amount_kobo = new.amount_kobo
  ) THEN
    RAISE EXCEPTION 'receipt % does not agree with its payment and its bill', new.receipt_number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipts_agree', TABLE = 'receipts';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_verified_source(new.source) THEN
    RAISE EXCEPTION 'a payment is not confirmed by %: ask the provider', new.source
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_verified_source', TABLE = 'payments';
  END IF;
  IF NOT EXISTS (
    SELECT FROM payment_intents WHERE id = new.intent_id AND bill_id = new.bill_id AND provider = new.provider
  ) THEN
    RAISE EXCEPTION 'payment % is not of its attempt', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_agree', TABLE = 'payments';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_agree BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION guard_payment();--> statement-breakpoint

-- At commit: the books hold the money, and it has either its receipt or a person who looks at it.
CREATE FUNCTION check_payment_complete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'payment' AND t.reference = new.provider || ':' || new.provider_txn_ref
      AND e.account = 'clearing:' || new.provider AND e.amount_kobo = new.amount_kobo
  ) THEN
    RAISE EXCEPTION 'payment % is not in the books', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_booked', TABLE = 'payments';
  END IF;
  IF new.disposition = 'receipted' THEN
    IF NOT EXISTS (SELECT FROM receipts WHERE payment_id = new.id) THEN
      RAISE EXCEPTION 'payment % counts and has no receipt', new.provider_txn_ref
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_receipted', TABLE = 'payments';
    END IF;
  ELSIF NOT EXISTS (SELECT FROM review_cases WHERE payment_id = new.id) THEN
    RAISE EXCEPTION 'payment % does not count and nobody looks at it', new.provider_txn_ref
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payments_reviewed', TABLE = 'payments';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_complete AFTER INSERT ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payment_complete();--> statement-breakpoint

CREATE FUNCTION check_confirmed_means_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payments WHERE intent_id = new.id AND disposition = 'receipted') THEN
    RAISE EXCEPTION 'payment attempt % is confirmed without money', new.order_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_confirmed_means_payment', TABLE = 'payment_intents';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_intents_confirmed_means_payment AFTER UPDATE OF state ON payment_intents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'CONFIRMED' AND old.state <> 'CONFIRMED')
  EXECUTE FUNCTION check_confirmed_means_payment();--> statement-breakpoint

-- Entries are written with their transaction and never added to it. Rows of one (sub)transaction share their xmin.
CREATE OR REPLACE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total numeric;
  entries int;
  added int;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_accounts WHERE code = new.account) THEN
    RAISE EXCEPTION 'there is no ledger account %', new.account
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries_account_exists', TABLE = 'ledger_entries';
  END IF;
  SELECT sum(e.amount_kobo), count(*), count(*) FILTER (WHERE e.xmin <> t.xmin) INTO total, entries, added
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.transaction_id = new.transaction_id;
  IF added > 0 THEN
    RAISE EXCEPTION 'ledger transaction % is closed', new.transaction_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_closed', TABLE = 'ledger_entries';
  END IF;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance: % entries, sum %', new.transaction_id, entries, total
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_balance', TABLE = 'ledger_entries';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = new.id) THEN
    RAISE EXCEPTION 'ledger transaction % is empty', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_not_empty', TABLE = 'ledger_transactions';
  END IF;
  IF new.kind = 'payment' AND NOT EXISTS (
    SELECT FROM payments p JOIN unnest(enum_range(NULL::payment_provider)) AS known (provider) ON known.provider = p.provider
    WHERE p.provider_txn_ref = substr(new.reference, strpos(new.reference, ':') + 1)
      AND new.reference = p.provider || ':' || p.provider_txn_ref
  ) THEN
    RAISE EXCEPTION 'ledger transaction % is of a payment that never came', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_payment', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- A case may be resolved, once; what it says stays.
CREATE FUNCTION guard_review_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.kind, new.bill_id, new.intent_id, new.payment_id, new.detail, new.opened_at)
    IS DISTINCT FROM (old.id, old.kind, old.bill_id, old.intent_id, old.payment_id, old.detail, old.opened_at)
  THEN
    RAISE EXCEPTION 'what case % says never changes', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_facts_fixed', TABLE = 'review_cases';
  END IF;
  IF old.resolved_at IS NOT NULL AND (new.resolved_at, new.resolution) IS DISTINCT FROM (old.resolved_at, old.resolution) THEN
    RAISE EXCEPTION 'case % stays resolved', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_stay_resolved', TABLE = 'review_cases';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER review_cases_guard BEFORE UPDATE ON review_cases
  FOR EACH ROW EXECUTE FUNCTION guard_review_case();
