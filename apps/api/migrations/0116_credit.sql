-- Money that is kept as the credit of a taxpayer pays a later bill of theirs: the whole bill, by entries of the ledger, with its own receipt.
-- Two new tables, functions and triggers, and the view of bills, which says how a receipt was paid.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "credit_uses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tpui" text NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"by_payer" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "credit_uses_amount_kobo_check" CHECK ("credit_uses"."amount_kobo" > 0),
	CONSTRAINT "credit_uses_state_check" CHECK ("credit_uses"."state" in ('proposed', 'used', 'refused', 'withdrawn', 'returned')
        and ("credit_uses"."state" = 'proposed') = ("credit_uses"."decided_at" is null) and ("credit_uses"."decided_at" is null) = ("credit_uses"."decided_by" is null)
        and ("credit_uses"."state" = 'returned') = ("credit_uses"."returned_at" is not null)),
	CONSTRAINT "credit_uses_two_persons_check" CHECK ("credit_uses"."by_payer" or "credit_uses"."state" in ('proposed', 'withdrawn') or "credit_uses"."decided_by" <> "credit_uses"."asked_by")
);
--> statement-breakpoint
CREATE TABLE "credit_use_parts" (
	"use_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"payment_id" uuid NOT NULL,
	"proposal_id" bigint NOT NULL,
	"amount_kobo" bigint NOT NULL,
	CONSTRAINT "credit_use_parts_use_id_position_pk" PRIMARY KEY("use_id","position"),
	CONSTRAINT "credit_use_parts_amount_kobo_check" CHECK ("credit_use_parts"."amount_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use_parts" ADD CONSTRAINT "credit_use_parts_use_id_credit_uses_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."credit_uses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use_parts" ADD CONSTRAINT "credit_use_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use_parts" ADD CONSTRAINT "credit_use_parts_proposal_id_review_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."review_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_uses_bill_id_idx" ON "credit_uses" USING btree ("bill_id") WHERE "credit_uses"."state" in ('proposed', 'used', 'returned');--> statement-breakpoint
CREATE INDEX "credit_uses_tpui_idx" ON "credit_uses" USING btree ("tpui","asked_at");--> statement-breakpoint
CREATE INDEX "credit_uses_asked_at_idx" ON "credit_uses" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "credit_use_parts_payment_id_idx" ON "credit_use_parts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "credit_use_parts_proposal_id_idx" ON "credit_use_parts" USING btree ("proposal_id");--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('credit-use', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('credit-use', 'used', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('credit-use', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('credit-use', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('credit-use', 'approve', 'proposed', 'used', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('credit-use', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('credit-use', 'withdraw', 'proposed', 'withdrawn', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint

CREATE FUNCTION refuse_credit(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'credit_uses';
END $$;--> statement-breakpoint

-- What of a decision's credit has paid bills and still does.
CREATE FUNCTION used_of_credit(p_proposal bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.amount_kobo), 0)::bigint FROM credit_use_parts p JOIN credit_uses u ON u.id = p.use_id
  WHERE p.proposal_id = p_proposal AND u.state <> 'returned'
$$;--> statement-breakpoint
-- The credit of a taxpayer: a row for each decision that kept some, with what is left of it.
CREATE FUNCTION credit_lots(p_tpui text) RETURNS TABLE (proposal_id bigint, payment_id uuid, kept_at timestamptz, free_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT a.proposal_id, a.payment_id, min(a.allocated_at), (sum(a.amount_kobo) - used_of_credit(a.proposal_id))::bigint
  FROM payment_allocations a WHERE a.tpui = p_tpui AND a.purpose = 'credit'
  GROUP BY a.proposal_id, a.payment_id HAVING sum(a.amount_kobo) > 0
$$;--> statement-breakpoint
-- Why a bill cannot be paid from credit now; null where it can.
CREATE FUNCTION credit_hindrance(p_bill bills, p_day date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_bill.pay_status_id <> 1 OR p_bill.cancelled_at IS NOT NULL OR p_bill.standing <> 'open' THEN 'not-open'
    WHEN p_bill.expires_on < p_day THEN 'expired'
    WHEN is_payment_pending(p_bill.id) THEN 'payment-pending'
    WHEN (SELECT coalesce(sum(free_kobo), 0) FROM credit_lots(p_bill.payer_tpui)) < p_bill.total_kobo THEN 'not-enough'
  END
$$;--> statement-breakpoint

CREATE FUNCTION guard_credit_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'proposed' OR NOT EXISTS (
      SELECT FROM bills WHERE id = new.bill_id AND payer_tpui = new.tpui AND total_kobo = new.amount_kobo
    ) THEN PERFORM refuse_credit('it pays a whole bill of its taxpayer', 'credit_uses_begin'); END IF;
    RETURN new;
  END IF;
  IF to_jsonb(new) - ARRAY['state', 'decided_by', 'decided_at', 'returned_at'] <> to_jsonb(old) - ARRAY['state', 'decided_by', 'decided_at', 'returned_at']
    OR (old.state, new.state) NOT IN (('proposed', 'used'), ('proposed', 'refused'), ('proposed', 'withdrawn'), ('used', 'returned'))
    OR (old.state = 'used' AND (new.decided_by, new.decided_at) IS DISTINCT FROM (old.decided_by, old.decided_at))
  THEN PERFORM refuse_credit('what was decided stays', 'credit_uses_stay'); END IF;
  IF old.state = 'proposed' AND (CASE WHEN new.by_payer THEN new.decided_by <> new.asked_by ELSE NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'credit-use' AND w.subject = 'credit-use:' || new.id AND w.state = new.state AND s.user_id = new.decided_by
  ) END) THEN PERFORM refuse_credit('staff decide it by a step of its case', 'credit_uses_by_steps'); END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_uses_guard BEFORE INSERT OR UPDATE ON credit_uses FOR EACH ROW EXECUTE FUNCTION guard_credit_use();--> statement-breakpoint
CREATE TRIGGER credit_uses_no_delete BEFORE DELETE OR TRUNCATE ON credit_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER credit_use_parts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_use_parts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- At commit: credit that was used is in the books, whole, with the receipt of its bill; and nobody used more than they have.
CREATE FUNCTION check_credit_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used credit_uses;
BEGIN
  SELECT * INTO used FROM credit_uses WHERE id = new.id;
  IF NOT used.by_payer AND NOT EXISTS (SELECT FROM work_items WHERE kind = 'credit-use' AND subject = 'credit-use:' || used.id)
    OR used.by_payer AND used.state = 'proposed'
  THEN PERFORM refuse_credit('nobody decides it', 'credit_uses_are_work'); END IF;
  IF (used.state IN ('used', 'returned')) <> EXISTS (
      SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.kind = 'credit-use' AND t.reference = 'credit-use:' || used.id AND e.account = 'liability:taxpayer-credit' AND e.amount_kobo = used.amount_kobo)
    OR (used.state = 'returned') <> EXISTS (
      SELECT FROM ledger_transactions t WHERE t.kind = 'credit-return' AND t.reference = 'credit-use:' || used.id)
  THEN PERFORM refuse_credit('the books say another thing', 'credit_uses_booked'); END IF;
  IF used.state IN ('used', 'returned') AND (
      (SELECT sum(amount_kobo) FROM credit_use_parts WHERE use_id = used.id) IS DISTINCT FROM used.amount_kobo::numeric
      OR NOT EXISTS (SELECT FROM receipts WHERE bill_id = used.bill_id AND amount_kobo = used.amount_kobo))
  THEN PERFORM refuse_credit('it is not whole', 'credit_uses_whole'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_uses_complete AFTER INSERT OR UPDATE ON credit_uses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_use();--> statement-breakpoint
CREATE FUNCTION check_credit_covered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF used_of_credit(new.proposal_id) > (
    SELECT coalesce(sum(amount_kobo), 0) FROM payment_allocations WHERE proposal_id = new.proposal_id AND purpose = 'credit'
  ) THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough'); END IF;
  IF tg_table_name = 'credit_use_parts' AND (
    SELECT sum(p.amount_kobo) <> min(u.amount_kobo) FROM credit_use_parts p JOIN credit_uses u ON u.id = p.use_id WHERE p.use_id = (to_jsonb(new) ->> 'use_id')::uuid
  ) THEN PERFORM refuse_credit('it is not whole', 'credit_uses_whole'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_use_parts_covered AFTER INSERT ON credit_use_parts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_credit_covered();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_allocations_cover_credit AFTER INSERT ON payment_allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.purpose = 'credit' AND new.amount_kobo < 0) EXECUTE FUNCTION check_credit_covered();--> statement-breakpoint
CREATE FUNCTION check_credit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM credit_uses WHERE 'credit-use:' || id = new.reference AND (state = 'returned' OR (state = 'used' AND new.kind = 'credit-use'))
  ) THEN PERFORM refuse_credit('nobody decided what is booked', 'credit_entries_decided'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_of_credit AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind IN ('credit-use', 'credit-return')) EXECUTE FUNCTION check_credit_entry();--> statement-breakpoint

-- A bill is paid from credit, the oldest first: books, receipt, bill and the news of it, once. Lock order: taxpayer, then bills.
-- The receipt stands with the payment whose credit completed it.
CREATE FUNCTION use_credit(p_use uuid, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  asked credit_uses;
  target bills;
  lot record;
  missing bigint;
  place int := 0;
  completing uuid;
  moved uuid;
  made text;
BEGIN
  SELECT * INTO asked FROM credit_uses WHERE id = p_use;
  PERFORM pg_advisory_xact_lock(hashtextextended('credit:' || asked.tpui, 0));
  PERFORM FROM bills WHERE id = asked.bill_id
    OR id IN (SELECT p.bill_id FROM credit_lots(asked.tpui) l JOIN payments p ON p.id = l.payment_id) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO target FROM bills WHERE id = asked.bill_id;
  CASE credit_hindrance(target, (p_at AT TIME ZONE 'Africa/Lagos')::date)
    WHEN 'not-enough' THEN PERFORM refuse_credit('there is not so much of it', 'credit_uses_enough');
    WHEN 'not-open', 'expired', 'payment-pending' THEN PERFORM refuse_credit('the bill takes no money now', 'credit_uses_bill_open');
    ELSE NULL;
  END CASE;
  IF target.total_kobo <> asked.amount_kobo THEN PERFORM refuse_credit('the bill asks for another amount', 'credit_uses_bill_open'); END IF;
  missing := asked.amount_kobo;
  FOR lot IN SELECT * FROM credit_lots(asked.tpui) WHERE free_kobo > 0 ORDER BY kept_at, proposal_id LOOP
    EXIT WHEN missing = 0;
    place := place + 1;
    completing := lot.payment_id;
    INSERT INTO credit_use_parts (use_id, position, payment_id, proposal_id, amount_kobo)
      VALUES (asked.id, place, lot.payment_id, lot.proposal_id, least(missing, lot.free_kobo));
    missing := missing - least(missing, lot.free_kobo);
  END LOOP;
  UPDATE credit_uses SET state = 'used', decided_by = p_by, decided_at = p_at WHERE id = asked.id;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('credit-use', 'credit-use:' || asked.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, 'liability:taxpayer-credit', asked.amount_kobo
    UNION ALL SELECT moved, 'revenue:' || h.code, -l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = target.id;
  INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
    VALUES ('KDR-' || to_char(p_at AT TIME ZONE 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
      target.id, completing, target.total_kobo, trim(target.payer_first_name || ' ' || target.payer_last_name), p_at) RETURNING receipt_number INTO made;
  UPDATE bills SET pay_status_id = 2 WHERE id = target.id;
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    VALUES ('receipt.issued', 'receipt:credit:' || asked.id,
      jsonb_build_object('billReference', target.reference, 'billId', target.id, 'statusCode', 200), p_at);
  RETURN made;
END $$;--> statement-breakpoint
-- A payment went back whose credit had paid a bill: the receipt is void, and what other payments gave is credit again.
CREATE FUNCTION return_credit(p_use uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  turned uuid;
BEGIN
  PERFORM FROM bills WHERE id = (SELECT bill_id FROM credit_uses WHERE id = p_use) FOR NO KEY UPDATE;
  UPDATE credit_uses SET state = 'returned', returned_at = p_at WHERE id = p_use;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('credit-return', 'credit-use:' || p_use, p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'credit-use' AND t.reference = 'credit-use:' || p_use;
  INSERT INTO receipt_voids (receipt_id, reason, voided_at)
    SELECT r.id, 'The credit that paid it was taken back', p_at FROM receipts r JOIN credit_uses u ON u.bill_id = r.bill_id WHERE u.id = p_use;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION reverse_payment(p_payment uuid, p_kind text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  turned uuid;
BEGIN
  SELECT * INTO payment FROM payments WHERE id = p_payment;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES (p_kind, ledger_reference(payment), p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE (t.kind = 'payment' AND t.reference = ledger_reference(payment))
      OR (t.kind = 'decision' AND t.reference IN (SELECT 'review:' || d.id FROM standing_decisions(payment.id) d));
  PERFORM take_back_allocations(d.id, p_at) FROM standing_decisions(payment.id) d;
  PERFORM return_credit(u.id, p_at) FROM credit_uses u
    WHERE u.state = 'used' AND EXISTS (SELECT FROM credit_use_parts p WHERE p.use_id = u.id AND p.payment_id = payment.id);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION counter_decision(p_proposal review_proposals, p_payment payments, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  countered review_proposals;
  intent payment_intents;
  turned uuid;
BEGIN
  SELECT q.* INTO countered FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
    WHERE q.id = p_proposal.counters_id AND c.payment_id = p_payment.id AND q.outcome = 'approved'
      AND q.decision IN ('accept', 'apply', 'spread', 'credit', 'refund');
  IF countered.id IS NULL OR held_kobo(p_payment.id) <> 0
    OR EXISTS (SELECT FROM ledger_transactions t WHERE t.reference = ledger_reference(p_payment) AND t.kind IN ('reversal', 'refund'))
  THEN PERFORM refuse_decision('there is no decision that could be countered', 'review_decisions_counter'); END IF;
  IF used_of_credit(countered.id) > 0 THEN PERFORM refuse_decision('its credit has paid a bill', 'review_decisions_credit'); END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('counter', 'review:' || p_proposal.id, p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'decision' AND t.reference = 'review:' || countered.id;
  PERFORM take_back_allocations(countered.id, p_at);
  INSERT INTO receipt_voids (receipt_id, reason, voided_at)
    SELECT r.id, 'The decision about its money was taken back', p_at FROM receipts r
    WHERE r.payment_id = p_payment.id AND r.bill_id IN (SELECT p.bill_id FROM bills_of_proposal(countered) p);
  SELECT * INTO intent FROM payment_intents WHERE id = p_payment.intent_id;
  PERFORM open_review_case('decision-countered', intent, p_payment.id,
    jsonb_build_object('paidKobo', p_payment.amount_kobo, 'countered', countered.id), p_at);
  UPDATE payment_intents SET state = 'REVIEW', updated_at = p_at WHERE id = intent.id AND state = 'REFUND_PENDING';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments p JOIN bills b ON b.id = new.bill_id
    WHERE p.id = new.payment_id AND b.total_kobo = new.amount_kobo AND CASE p.disposition
      WHEN 'receipted' THEN p.bill_id = b.id AND p.amount_kobo = new.amount_kobo
      ELSE new.amount_kobo IN (
        SELECT sum(a.amount_kobo) + min(part.write_off_kobo) FROM payment_allocations a JOIN review_proposals q ON q.id = a.proposal_id
          JOIN LATERAL bills_of_proposal(q) part ON part.bill_id = b.id
        WHERE a.payment_id = p.id AND a.bill_id = b.id GROUP BY q.id HAVING sum(a.amount_kobo) > 0
      ) END
  ) AND NOT EXISTS (
    SELECT FROM credit_uses u JOIN bills b ON b.id = u.bill_id JOIN credit_use_parts p ON p.use_id = u.id
    WHERE u.bill_id = new.bill_id AND u.state = 'used' AND u.amount_kobo = new.amount_kobo AND b.total_kobo = new.amount_kobo AND p.payment_id = new.payment_id
  ) THEN
    RAISE EXCEPTION 'receipt % does not agree with its payment and its bill', new.receipt_number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipts_agree', TABLE = 'receipts';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_void_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM receipts r JOIN payments p ON p.id = r.payment_id
      JOIN ledger_transactions t ON t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')
    WHERE r.id = new.receipt_id
  ) AND NOT EXISTS (
    SELECT FROM receipts r JOIN review_cases c ON c.payment_id = r.payment_id
      JOIN review_proposals q ON q.case_id = c.id AND r.bill_id IN (SELECT p.bill_id FROM bills_of_proposal(q) p)
      JOIN review_proposals k ON k.counters_id = q.id AND k.outcome = 'approved'
      JOIN ledger_transactions t ON t.kind = 'counter' AND t.reference = 'review:' || k.id
    WHERE r.id = new.receipt_id
  ) AND NOT EXISTS (
    SELECT FROM refunds r JOIN ledger_transactions t ON t.kind = 'refund-owed' AND t.reference = 'refund:' || r.id
    WHERE r.receipt_id = new.receipt_id
  ) AND NOT EXISTS (
    SELECT FROM receipts r JOIN credit_uses u ON u.bill_id = r.bill_id
      JOIN ledger_transactions t ON t.kind = 'credit-return' AND t.reference = 'credit-use:' || u.id
    WHERE r.id = new.receipt_id
  ) THEN
    RAISE EXCEPTION 'receipt % is void and the books still have its money', new.receipt_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipt_voids_booked', TABLE = 'receipt_voids';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What is paid from credit is collected on the day it is used: the money came earlier and counted for nothing.
CREATE OR REPLACE FUNCTION write_collection_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO collection_lines (receipt_id, position, is_void, at, booked_on, bill_id, bill_reference, receipt_number, provider_reference,
    payer_name, payer_tpui, payer_key, revenue_head_id, mda_id, tax_office_id, lga_id, payer_category_id, channel_id, gateway_id,
    expert_system_id, engine_code_id, amount_kobo)
  SELECT new.id, l.position, false, CASE WHEN EXISTS (SELECT FROM credit_uses u WHERE u.bill_id = b.id AND u.state = 'used') THEN new.issued_at ELSE p.paid_at END, (new.issued_at AT TIME ZONE 'Africa/Lagos')::date, b.id, b.reference, new.receipt_number,
    p.provider_txn_ref, new.payer_name, b.payer_tpui,
    coalesce(b.payer_tpui, 'guest:' || md5(b.payer_phone || ' ' || lower(b.payer_email))), l.revenue_head_id, b.mda_id,
    b.tax_office_id, b.payer_lga_id, b.payer_category_id,
    coalesce((SELECT id FROM payment_channels WHERE code = p.channel), (SELECT id FROM payment_channels WHERE code = 'other')),
    i.gateway_id, b.expert_system_id, b.engine_code_id, l.amount_kobo
  FROM payments p
  JOIN payment_intents i ON i.id = p.intent_id
  JOIN bills b ON b.id = new.bill_id
  JOIN bill_lines l ON l.bill_id = b.id
  WHERE p.id = new.payment_id;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE VIEW bill_overviews AS
SELECT
  bills.id AS bill_id,
  CASE
    WHEN receipt_voids.receipt_id IS NOT NULL THEN 'void'
    WHEN bills.pay_status_id = 2 THEN 'paid'
    WHEN live.state IN ('REVIEW', 'REFUND_PENDING') OR (
      SELECT true FROM review_cases
      WHERE review_cases.bill_id = bills.id AND review_cases.resolved_at IS NULL AND NOT is_mere_claim(review_cases.kind)
      LIMIT 1
    ) THEN 'under-review'
    WHEN bills.cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN bills.expires_on < (now() AT TIME ZONE 'Africa/Lagos')::date THEN 'expired'
    ELSE 'unpaid'
  END AS status,
  receipts.receipt_number,
  receipts.amount_kobo AS receipt_amount_kobo,
  receipts.payer_name AS receipt_payer_name,
  receipts.issued_at AS receipt_issued_at,
  receipt_voids.voided_at AS receipt_voided_at,
  payments.provider AS receipt_provider,
  payments.provider_txn_ref AS receipt_provider_txn_ref,
  CASE WHEN credit_uses.id IS NOT NULL THEN 'credit' ELSE payments.channel END AS receipt_channel,
  CASE WHEN credit_uses.id IS NOT NULL THEN receipts.issued_at ELSE payments.paid_at END AS receipt_paid_at,
  live.state AS payment_state,
  live.provider AS payment_provider,
  live.provider_ref AS payment_provider_ref,
  live.created_at AS payment_started_at,
  receipts.id IS NOT NULL AND (
    SELECT count(*) FROM review_cases
    WHERE review_cases.payment_id = receipts.payment_id AND review_cases.kind = 'no-longer-paid' AND review_cases.resolved_at IS NULL
  ) > 0 AS receipt_in_doubt,
  live.basket_id AS payment_basket_id
FROM bills
LEFT JOIN receipts ON receipts.bill_id = bills.id
LEFT JOIN receipt_voids ON receipt_voids.receipt_id = receipts.id
LEFT JOIN payments ON payments.id = receipts.payment_id
LEFT JOIN credit_uses ON credit_uses.bill_id = receipts.bill_id AND credit_uses.state IN ('used', 'returned')
LEFT JOIN LATERAL (
  SELECT payment_intents.state, payment_intents.provider, payment_intents.provider_ref, payment_intents.created_at, payment_intents.basket_id
  FROM bill_attempts JOIN payment_intents ON payment_intents.id = bill_attempts.intent_id
  WHERE bill_attempts.bill_id = bills.id AND bills.pay_status_id = 1
    AND (state IN ('AWAITING_PAYMENT', 'PROCESSING') OR (state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(payment_intents.id)))
  ORDER BY state IN ('REVIEW', 'REFUND_PENDING') DESC, state = 'PROCESSING' DESC, created_at DESC
  LIMIT 1
) live ON true;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.bill_record(bill uuid, most int) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH attempts AS (
    SELECT i.*, (SELECT count(*) FROM payment_basket_bills k WHERE k.basket_id = i.basket_id) AS bills_of_basket
    FROM bill_attempts a JOIN payment_intents i ON i.id = a.intent_id WHERE a.bill_id = bill
  ),
  -- Money that came for it, and money of another bill that was decided to be for it.
  money AS (SELECT * FROM payments WHERE bill_id = bill OR id IN (SELECT payment_id FROM payment_allocations WHERE bill_id = bill)),
  decided AS (SELECT q.* FROM review_proposals q JOIN review_cases c ON c.id = q.case_id JOIN money m ON m.id = c.payment_id WHERE q.outcome = 'approved'),
  -- A provider that is asked a hundred times and says the same each time has said one thing.
  answers AS (
    SELECT o.*, lag(coalesce(o.outcome, '') || ':' || coalesce(o.provider_code, '')) OVER (PARTITION BY o.intent_id ORDER BY o.id)
      IS DISTINCT FROM coalesce(o.outcome, '') || ':' || coalesce(o.provider_code, '') AS is_news
    FROM provider_observations o JOIN attempts a ON a.id = o.intent_id
  ),
  events (at, rank, kind, provider, reference, amount_kobo, code, outcome) AS (
    SELECT created_at, 0, 'raised', NULL::text, NULL::text, total_kobo, NULL::text, NULL::text FROM bills WHERE id = bill
    UNION ALL SELECT renewed_at, 1, 'renewed', NULL, NULL, NULL, NULL, expires_on::text FROM bill_renewals WHERE bill_id = bill
    UNION ALL SELECT cancelled_at, 2, 'cancelled', NULL, NULL, NULL, NULL, cancelled_reason FROM bills WHERE id = bill AND cancelled_at IS NOT NULL
    UNION ALL SELECT created_at, 3, 'attempt', provider::text, provider_ref, amount_kobo, NULL,
      CASE WHEN basket_id IS NOT NULL THEN 'basket:' || bills_of_basket END FROM attempts
    UNION ALL SELECT received_at, 4, 'notified', n.provider::text, a.provider_ref, NULL, NULL, n.outcome
      FROM provider_notifications n JOIN attempts a ON a.id = n.intent_id
    UNION ALL SELECT n.observed_at, 5, 'answer', a.provider::text, a.provider_ref, n.amount_kobo, n.provider_code, n.outcome
      FROM answers n JOIN attempts a ON a.id = n.intent_id WHERE n.is_news
    UNION ALL SELECT m.moved_at, 6, 'moved', a.provider::text, a.provider_ref, NULL, m.to_state::text, NULL
      FROM payment_intent_moves m JOIN attempts a ON a.id = m.intent_id
      WHERE m.to_state IN ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED')
    UNION ALL SELECT paid_at, 7, 'paid', provider::text, provider_txn_ref, amount_kobo, channel, disposition::text FROM money
    UNION ALL SELECT decided_at, 7, 'paid', NULL, NULL, amount_kobo, NULL, 'credit' FROM credit_uses WHERE bill_id = bill AND state IN ('used', 'returned')
    UNION ALL SELECT issued_at, 8, 'receipt', NULL, receipt_number, amount_kobo, NULL, NULL FROM receipts WHERE bill_id = bill
    UNION ALL SELECT v.voided_at, 9, 'void', NULL, r.receipt_number, r.amount_kobo, NULL, v.reason
      FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill
    UNION ALL SELECT opened_at, 10, 'review-opened', NULL, NULL, NULL, kind, NULL FROM review_cases WHERE bill_id = bill
    UNION ALL SELECT resolved_at, 11, 'review-closed', NULL, NULL, NULL, kind, resolution
      FROM review_cases WHERE bill_id = bill AND resolved_at IS NOT NULL
    UNION ALL SELECT s.at, 12, 'refund', NULL, r.number, r.amount_kobo, s.move, NULL
      FROM refunds r JOIN work_items w ON w.kind = 'refund' AND w.subject = 'refund:' || r.id JOIN work_steps s ON s.item_id = w.id
      WHERE r.bill_id = bill
  ),
  newest AS (SELECT * FROM events ORDER BY at DESC, rank DESC LIMIT most)
  SELECT jsonb_build_object(
    'lines', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('head', h.name, 'headCode', h.code, 'description', l.description,
        'narration', l.narration, 'amountKobo', l.amount_kobo) ORDER BY l.position), '[]')
      FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = bill
    ),
    'events', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', at, 'provider', provider, 'reference', reference,
        'amountKobo', amount_kobo, 'code', code, 'outcome', outcome) ORDER BY at DESC, rank DESC), '[]') FROM newest
    ),
    'books', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('at', t.booked_at, 'kind', t.kind, 'account', e.account,
        'amountKobo', e.amount_kobo) ORDER BY t.booked_at, e.id), '[]')
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE (t.reference IN (SELECT ledger_reference(p) FROM money p) AND t.kind IN ('payment', 'reversal', 'refund'))
        OR (t.reference IN (SELECT 'review:' || id FROM decided) AND t.kind IN ('decision', 'counter'))
        OR (t.reference IN (SELECT 'refund:' || id FROM refunds WHERE bill_id = bill) AND t.kind IN ('refund-owed', 'refund-paid'))
        OR (t.reference IN (SELECT 'credit-use:' || id FROM credit_uses WHERE bill_id = bill) AND t.kind IN ('credit-use', 'credit-return'))
    ),
    'receiptNumber', (SELECT receipt_number FROM receipts WHERE bill_id = bill),
    'mails', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'at', sent_at) ORDER BY id DESC), '[]') FROM bill_mails WHERE bill_id = bill
    ),
    'audit', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'action', a.action, 'name', reading.name_of_actor(a.actor),
        'role', a.actor_role, 'reason', a.detail ->> 'reason') ORDER BY a.position DESC), '[]')
      FROM (
        SELECT * FROM audit_log WHERE subject = (SELECT 'bill:' || reference FROM bills WHERE id = bill) ORDER BY position DESC LIMIT most
      ) a
    ),
    'isPaymentPending', is_payment_pending(bill)
  )
$$;
