-- A receipt may state money that was under review once a person has decided, and an attempt is confirmed by the receipt of its money.
-- Functions only; no lock.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments JOIN bills ON bills.id = payments.bill_id
    WHERE payments.id = new.payment_id AND bills.id = new.bill_id
      AND bills.total_kobo = new.amount_kobo AND payments.amount_kobo = new.amount_kobo
      AND (
        payments.disposition = 'receipted'
        OR EXISTS (SELECT FROM review_cases WHERE payment_id = payments.id AND resolved_at IS NOT NULL)
      )
  ) THEN
    RAISE EXCEPTION 'receipt % does not agree with its payment and its bill', new.receipt_number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipts_agree', TABLE = 'receipts';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION check_confirmed_means_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments JOIN receipts ON receipts.payment_id = payments.id WHERE payments.intent_id = new.id
  ) THEN
    RAISE EXCEPTION 'payment attempt % is confirmed without money', new.order_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_intents_confirmed_means_payment', TABLE = 'payment_intents';
  END IF;
  RETURN NULL;
END $$;
