-- Money under review is decided by two persons, held by the law of cases (`work_moves`), and only a decision moves it: by entries of the
-- ledger, whole, and countered rather than erased. Functions and triggers; cases that are open get their place in the queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('money-review', 'open', ARRAY['system']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('money-review', 'proposed', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('money-review', 'decided', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('money-review', 'propose', 'open', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('money-review', 'approve', 'proposed', 'decided', ARRAY['SuperAdmin']::text[], true, false, ARRAY['propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('money-review', 'refuse', 'proposed', 'open', ARRAY['SuperAdmin']::text[], true, false, ARRAY['propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('money-review', 'withdraw', 'proposed', 'open', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('money-review', 'lapse', 'open', 'decided', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('money-review', 'lapse', 'proposed', 'decided', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint

INSERT INTO ledger_accounts (code, normal_side) VALUES
  ('liability:taxpayer-credit', 'credit'),
  ('liability:refunds', 'credit'),
  ('expense:write-off', 'debit');--> statement-breakpoint

-- Every case is work from the moment it is opened, whoever opens it.
CREATE FUNCTION open_review_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item uuid;
BEGIN
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('money-review', 'open', 'review-case:' || new.id,
      coalesce((SELECT reference FROM bills WHERE id = new.bill_id), 'case ' || new.id), new.opened_at, new.opened_at)
    RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', new.opened_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_cases_are_work AFTER INSERT ON review_cases FOR EACH ROW EXECUTE FUNCTION open_review_work();--> statement-breakpoint
WITH opened AS (
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    SELECT 'money-review', 'open', 'review-case:' || c.id, coalesce(b.reference, 'case ' || c.id), c.opened_at, c.opened_at
    FROM review_cases c LEFT JOIN bills b ON b.id = c.bill_id WHERE c.resolved_at IS NULL ORDER BY c.id
    RETURNING id, opened_at
)
INSERT INTO work_steps (item_id, move, at) SELECT id, 'open', opened_at FROM opened;--> statement-breakpoint

CREATE FUNCTION payer_key_of(bill bills) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT coalesce(bill.payer_tpui, 'guest:' || md5(bill.payer_phone || ' ' || lower(bill.payer_email))) $$;--> statement-breakpoint

-- What of a payment waits for a decision, in kobo: nothing once it was receipted as it came, decided, or taken back by its provider.
CREATE FUNCTION held_kobo(p_payment uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p.disposition = 'receipted' THEN 0
    WHEN EXISTS (SELECT FROM ledger_transactions t WHERE t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')) THEN 0
    ELSE p.amount_kobo - coalesce((SELECT sum(a.amount_kobo) FROM payment_allocations a WHERE a.payment_id = p.id), 0)
  END::bigint
  FROM payments p WHERE p.id = p_payment
$$;--> statement-breakpoint

-- An attempt that went to review waits until every case about it is decided.
CREATE FUNCTION awaits_person(p_intent uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM review_cases c WHERE c.intent_id = p_intent AND c.resolved_at IS NULL AND NOT is_mere_claim(c.kind))
    OR NOT EXISTS (SELECT FROM review_cases c WHERE c.intent_id = p_intent AND c.resolved_at IS NOT NULL)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_mere_claim(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT kind IN ('conflicting-report', 'second-payment', 'counter-asked') $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION standing_of(bill bills) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bill.pay_status_id = 2 THEN
      CASE WHEN EXISTS (SELECT FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill.id)
        THEN 'void' ELSE 'paid' END
    WHEN EXISTS (
        SELECT FROM payment_intents i WHERE i.bill_id = bill.id AND i.state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(i.id)
      ) OR EXISTS (
        SELECT FROM review_cases c WHERE c.bill_id = bill.id AND c.resolved_at IS NULL AND NOT is_mere_claim(c.kind)
      ) THEN 'under-review'
    WHEN bill.cancelled_at IS NOT NULL THEN 'cancelled'
    ELSE 'open'
  END
$$;--> statement-breakpoint
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
  payments.channel AS receipt_channel,
  payments.paid_at AS receipt_paid_at,
  live.state AS payment_state,
  live.provider AS payment_provider,
  live.provider_ref AS payment_provider_ref,
  live.created_at AS payment_started_at,
  receipts.id IS NOT NULL AND (
    SELECT count(*) FROM review_cases
    WHERE review_cases.payment_id = receipts.payment_id AND review_cases.kind = 'no-longer-paid' AND review_cases.resolved_at IS NULL
  ) > 0 AS receipt_in_doubt
FROM bills
LEFT JOIN receipts ON receipts.bill_id = bills.id
LEFT JOIN receipt_voids ON receipt_voids.receipt_id = receipts.id
LEFT JOIN payments ON payments.id = receipts.payment_id
LEFT JOIN LATERAL (
  SELECT state, provider, provider_ref, created_at FROM payment_intents
  WHERE payment_intents.bill_id = bills.id AND bills.pay_status_id = 1
    AND (state IN ('AWAITING_PAYMENT', 'PROCESSING') OR (state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(payment_intents.id)))
  ORDER BY state IN ('REVIEW', 'REFUND_PENDING') DESC, state = 'PROCESSING' DESC, created_at DESC
  LIMIT 1
) live ON true;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.bills_under_review() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT bill_id FROM review_cases WHERE resolved_at IS NULL AND bill_id IS NOT NULL
  UNION SELECT bill_id FROM payment_intents WHERE state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(id)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reading.money_under_review() RETURNS TABLE (bill_id uuid, kobo bigint) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.bill_id, held_kobo(p.id) FROM payments p
  WHERE p.disposition <> 'receipted' AND EXISTS (SELECT FROM review_cases c WHERE c.payment_id = p.id AND c.resolved_at IS NULL)
    AND held_kobo(p.id) > 0
$$;--> statement-breakpoint

-- What was proposed stays; it ends once, and as the case's steps say.
CREATE FUNCTION guard_review_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - ARRAY['outcome', 'ended_by', 'ended_at'] <> to_jsonb(old) - ARRAY['outcome', 'ended_by', 'ended_at']
    OR old.outcome IS NOT NULL
  THEN
    RAISE EXCEPTION 'what was proposed in case % stays', old.case_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_stay', TABLE = 'review_proposals';
  END IF;
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id AND s.number = w.version
    WHERE w.kind = 'money-review' AND w.subject = 'review-case:' || new.case_id AND s.user_id = new.ended_by
      AND (s.move, w.state) = (CASE new.outcome WHEN 'approved' THEN 'approve' WHEN 'refused' THEN 'refuse' ELSE 'withdraw' END,
        CASE new.outcome WHEN 'approved' THEN 'decided' ELSE 'open' END)
  ) THEN
    RAISE EXCEPTION 'a proposal ends by a step of its case'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_end_by_steps', TABLE = 'review_proposals';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER review_proposals_guard BEFORE UPDATE ON review_proposals FOR EACH ROW EXECUTE FUNCTION guard_review_proposal();--> statement-breakpoint
CREATE TRIGGER review_proposals_no_delete BEFORE DELETE OR TRUNCATE ON review_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION guard_new_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.outcome IS NOT NULL THEN
    RAISE EXCEPTION 'a proposal begins without an end'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_begin', TABLE = 'review_proposals';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER review_proposals_begin BEFORE INSERT ON review_proposals FOR EACH ROW EXECUTE FUNCTION guard_new_proposal();--> statement-breakpoint
CREATE FUNCTION check_proposal_is_a_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id
    WHERE w.kind = 'money-review' AND w.subject = 'review-case:' || new.case_id AND s.move = 'propose' AND s.user_id = new.proposed_by
  ) THEN
    RAISE EXCEPTION 'a proposal is made by a step of its case'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_by_steps', TABLE = 'review_proposals';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER review_proposals_by_steps AFTER INSERT ON review_proposals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_proposal_is_a_step();--> statement-breakpoint

-- A case is resolved by a decision of two persons, or when its money went back through the books and nothing is left to decide.
CREATE OR REPLACE FUNCTION guard_review_case() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF old.resolved_at IS NULL AND new.resolved_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM review_proposals WHERE case_id = new.id AND outcome = 'approved' AND decision = new.resolution)
    AND NOT EXISTS (
      SELECT FROM payments p JOIN ledger_transactions t ON t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')
      WHERE p.id = new.payment_id
    )
  THEN
    RAISE EXCEPTION 'nobody has decided case %', old.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_cases_decided_by_two', TABLE = 'review_cases';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE FUNCTION lapse_review_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO work_steps (item_id, move, at)
    SELECT id, 'lapse', greatest(new.resolved_at, since) FROM work_items
    WHERE kind = 'money-review' AND subject = 'review-case:' || new.id AND state <> 'decided';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER review_cases_lapse AFTER UPDATE OF resolved_at ON review_cases FOR EACH ROW
  WHEN (old.resolved_at IS NULL AND new.resolved_at IS NOT NULL) EXECUTE FUNCTION lapse_review_work();--> statement-breakpoint

-- An allocation says what an approved proposal says, about the payment of its case.
CREATE FUNCTION guard_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = (SELECT bill_id FROM payments WHERE id = new.payment_id) FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
    WHERE q.id = new.proposal_id AND q.outcome = 'approved' AND c.payment_id = new.payment_id
      AND abs(new.amount_kobo) = CASE new.purpose WHEN 'bill' THEN q.bill_kobo WHEN 'credit' THEN q.credit_kobo ELSE q.refund_kobo END
      AND new.bill_id IS NOT DISTINCT FROM CASE new.purpose WHEN 'bill' THEN q.bill_id END
      AND new.tpui IS NOT DISTINCT FROM CASE new.purpose WHEN 'credit' THEN q.tpui END
  ) THEN
    RAISE EXCEPTION 'nobody has decided this allocation of payment %', new.payment_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_decided', TABLE = 'payment_allocations';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_allocations_decided BEFORE INSERT ON payment_allocations FOR EACH ROW EXECUTE FUNCTION guard_allocation();--> statement-breakpoint
CREATE TRIGGER payment_allocations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_allocations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION check_allocations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_kobo) FROM payment_allocations WHERE payment_id = new.payment_id)
    NOT IN (0, (SELECT amount_kobo FROM payments WHERE id = new.payment_id))
  THEN
    RAISE EXCEPTION 'payment % is not allocated whole', new.payment_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_whole', TABLE = 'payment_allocations';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_allocations_whole AFTER INSERT ON payment_allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_allocations();--> statement-breakpoint

-- A receipt states money that counts: as it came, or what decided money and an approved write-off make up, to the kobo.
CREATE OR REPLACE FUNCTION guard_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payments p JOIN bills b ON b.id = new.bill_id
    WHERE p.id = new.payment_id AND b.total_kobo = new.amount_kobo AND CASE p.disposition
      WHEN 'receipted' THEN p.bill_id = b.id AND p.amount_kobo = new.amount_kobo
      ELSE new.amount_kobo IN (
        SELECT sum(a.amount_kobo) + q.write_off_kobo FROM payment_allocations a JOIN review_proposals q ON q.id = a.proposal_id
        WHERE a.payment_id = p.id AND a.bill_id = b.id GROUP BY q.id HAVING sum(a.amount_kobo) > 0
      ) END
  ) THEN
    RAISE EXCEPTION 'receipt % does not agree with its payment and its bill', new.receipt_number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipts_agree', TABLE = 'receipts';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest text := substr(new.reference, strpos(new.reference, ':') + 1);
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = new.id) THEN
    RAISE EXCEPTION 'ledger transaction % is empty', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_not_empty', TABLE = 'ledger_transactions';
  END IF;
  IF new.kind = 'payment' AND NOT EXISTS (
    SELECT FROM payments p JOIN unnest(enum_range(NULL::payment_provider)) AS known (provider) ON known.provider = p.provider
    WHERE p.provider_txn_ref = split_part(rest, '#', 1) AND ledger_reference(p) = new.reference
  ) THEN
    RAISE EXCEPTION 'ledger transaction % is of a payment that never came', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_payment', TABLE = 'ledger_transactions';
  END IF;
  IF new.kind IN ('decision', 'counter') AND NOT EXISTS (
    SELECT FROM review_proposals q WHERE 'review:' || q.id = new.reference AND q.outcome = 'approved'
      AND (new.kind = 'counter') = (q.decision = 'counter')
  ) THEN
    RAISE EXCEPTION 'ledger transaction % is of a decision that nobody made', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_transactions_have_decision', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Decisions about a payment's money that stand.
CREATE FUNCTION standing_decisions(p_payment uuid) RETURNS SETOF review_proposals LANGUAGE sql STABLE AS $$
  SELECT q.* FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
  WHERE c.payment_id = p_payment AND q.outcome = 'approved' AND q.decision IN ('accept', 'apply', 'credit', 'refund')
    AND NOT EXISTS (SELECT FROM review_proposals k WHERE k.counters_id = q.id AND k.outcome = 'approved')
$$;--> statement-breakpoint
CREATE FUNCTION take_back_allocations(p_proposal bigint, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO payment_allocations (payment_id, proposal_id, purpose, bill_id, tpui, amount_kobo, allocated_at)
    SELECT payment_id, proposal_id, purpose, bill_id, tpui, -amount_kobo, p_at FROM payment_allocations
    WHERE proposal_id = p_proposal AND NOT is_taken_back
$$;--> statement-breakpoint

-- The money is gone: the books lose it, and with it what somebody had decided it was for.
CREATE FUNCTION reverse_payment(p_payment uuid, p_kind text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION void_receipt(p_receipt uuid, p_kind text, p_reason text, p_at timestamptz DEFAULT clock_timestamp())
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  receipt receipts;
  payment payments;
BEGIN
  SELECT * INTO receipt FROM receipts WHERE id = p_receipt;
  IF NOT found THEN RAISE EXCEPTION 'there is no receipt %', p_receipt USING ERRCODE = 'foreign_key_violation'; END IF;
  SELECT * INTO payment FROM payments WHERE id = receipt.payment_id;
  PERFORM FROM bills WHERE id IN (payment.bill_id, receipt.bill_id) ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM receipt_voids WHERE receipt_id = p_receipt) THEN RETURN false; END IF;
  PERFORM reverse_payment(payment.id, p_kind, p_at);
  INSERT INTO receipt_voids (receipt_id, reason, voided_at) VALUES (p_receipt, p_reason, p_at);
  RETURN true;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_void_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM receipts r JOIN payments p ON p.id = r.payment_id
      JOIN ledger_transactions t ON t.reference = ledger_reference(p) AND t.kind IN ('reversal', 'refund')
    WHERE r.id = new.receipt_id
  ) AND NOT EXISTS (
    SELECT FROM receipts r JOIN review_cases c ON c.payment_id = r.payment_id
      JOIN review_proposals q ON q.case_id = c.id AND q.bill_id = r.bill_id
      JOIN review_proposals k ON k.counters_id = q.id AND k.outcome = 'approved'
      JOIN ledger_transactions t ON t.kind = 'counter' AND t.reference = 'review:' || k.id
    WHERE r.id = new.receipt_id
  ) THEN
    RAISE EXCEPTION 'receipt % is void and the books still have its money', new.receipt_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipt_voids_booked', TABLE = 'receipt_voids';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION refuse_decision(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a decision about money: %', p_why
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'review_proposals';
END $$;--> statement-breakpoint

-- Decided money is for a bill, a credit, a refund: out of where it was held, into where it belongs, in one transaction of the ledger.
CREATE FUNCTION allocate_payment(p_proposal review_proposals, p_payment payments, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own bills;
  target bills;
  moved uuid;
BEGIN
  SELECT * INTO own FROM bills WHERE id = p_payment.bill_id;
  IF held_kobo(p_payment.id) IS DISTINCT FROM p_payment.amount_kobo
    OR p_proposal.bill_kobo + p_proposal.credit_kobo + p_proposal.refund_kobo <> p_payment.amount_kobo
  THEN PERFORM refuse_decision('it is not about the whole of what is held', 'review_decisions_whole'); END IF;
  IF p_proposal.credit_kobo > 0 AND p_proposal.tpui IS DISTINCT FROM own.payer_tpui
  THEN PERFORM refuse_decision('a credit belongs to the payer', 'review_decisions_payer'); END IF;

  IF p_proposal.bill_id IS NOT NULL THEN
    SELECT * INTO target FROM bills WHERE id = p_proposal.bill_id;
    IF (target.id = own.id) <> (p_proposal.decision = 'accept') OR payer_key_of(target) <> payer_key_of(own)
    THEN PERFORM refuse_decision('the bill is not this payer''s', 'review_decisions_payer'); END IF;
    IF target.pay_status_id <> 1 OR target.cancelled_at IS NOT NULL
      OR (target.id <> own.id AND (target.standing <> 'open' OR is_payment_pending(target.id)))
    THEN PERFORM refuse_decision('the bill takes no money now', 'review_decisions_bill_open'); END IF;
    IF p_proposal.bill_kobo + p_proposal.write_off_kobo <> target.total_kobo
    THEN PERFORM refuse_decision('the bill asks for another amount', 'review_decisions_amount'); END IF;
  END IF;

  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('decision', 'review:' || p_proposal.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, account, amount FROM (
      SELECT CASE p_payment.disposition WHEN 'surplus' THEN 'liability:overpayment' ELSE 'suspense:mismatch' END, p_payment.amount_kobo
      UNION ALL
      SELECT 'revenue:' || h.code, -l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id
        WHERE l.bill_id = p_proposal.bill_id
      UNION ALL SELECT 'expense:write-off', p_proposal.write_off_kobo
      UNION ALL SELECT 'liability:taxpayer-credit', -p_proposal.credit_kobo
      UNION ALL SELECT 'liability:refunds', -p_proposal.refund_kobo
    ) AS entry (account, amount) WHERE amount <> 0;
  INSERT INTO payment_allocations (payment_id, proposal_id, purpose, bill_id, tpui, amount_kobo, allocated_at)
    SELECT p_payment.id, p_proposal.id, purpose, CASE purpose WHEN 'bill' THEN p_proposal.bill_id END,
      CASE purpose WHEN 'credit' THEN p_proposal.tpui END, amount, p_at
    FROM (VALUES ('bill', p_proposal.bill_kobo), ('credit', p_proposal.credit_kobo), ('refund', p_proposal.refund_kobo)) AS part (purpose, amount)
    WHERE amount > 0;

  IF target.id IS NOT NULL THEN
    INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
      VALUES ('KDR-' || to_char(p_at AT TIME ZONE 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
        target.id, p_payment.id, target.total_kobo, trim(target.payer_first_name || ' ' || target.payer_last_name), p_at);
    UPDATE bills SET pay_status_id = 2 WHERE id = target.id;
    INSERT INTO outbox (topic, dedupe_key, payload, created_at)
      VALUES ('receipt.issued', 'receipt:decision:' || p_proposal.id,
        jsonb_build_object('billReference', target.reference, 'billId', target.id, 'statusCode', 200), p_at);
  END IF;
  UPDATE payment_intents SET state = CASE WHEN target.id IS NOT NULL THEN 'CONFIRMED' ELSE 'REFUND_PENDING' END::payment_state, updated_at = p_at
    WHERE id = p_payment.intent_id AND state = 'REVIEW' AND (target.id IS NOT NULL OR p_proposal.refund_kobo = p_payment.amount_kobo);
END $$;--> statement-breakpoint

-- An earlier decision is taken back: its entries turned, its receipt void, its money held again for another decision.
CREATE FUNCTION counter_decision(p_proposal review_proposals, p_payment payments, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  countered review_proposals;
  intent payment_intents;
  turned uuid;
BEGIN
  SELECT q.* INTO countered FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
    WHERE q.id = p_proposal.counters_id AND c.payment_id = p_payment.id AND q.outcome = 'approved'
      AND q.decision IN ('accept', 'apply', 'credit', 'refund');
  IF countered.id IS NULL OR held_kobo(p_payment.id) <> 0
    OR EXISTS (SELECT FROM ledger_transactions t WHERE t.reference = ledger_reference(p_payment) AND t.kind IN ('reversal', 'refund'))
  THEN PERFORM refuse_decision('there is no decision that could be countered', 'review_decisions_counter'); END IF;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('counter', 'review:' || p_proposal.id, p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind = 'decision' AND t.reference = 'review:' || countered.id;
  PERFORM take_back_allocations(countered.id, p_at);
  INSERT INTO receipt_voids (receipt_id, reason, voided_at)
    SELECT r.id, 'The decision about its money was taken back', p_at FROM receipts r
    WHERE r.payment_id = p_payment.id AND r.bill_id = countered.bill_id;
  SELECT * INTO intent FROM payment_intents WHERE id = p_payment.intent_id;
  PERFORM open_review_case('decision-countered', intent, p_payment.id,
    jsonb_build_object('paidKobo', p_payment.amount_kobo, 'countered', countered.id), p_at);
  UPDATE payment_intents SET state = 'REVIEW', updated_at = p_at WHERE id = intent.id AND state = 'REFUND_PENDING';
END $$;--> statement-breakpoint

-- What follows from an approved proposal: once, whole, in the transaction of the step that approved it. Lock order: bills, then case.
CREATE FUNCTION enact_review_decision(p_proposal bigint, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  proposal review_proposals;
  decided review_cases;
  payment payments;
  intent payment_intents;
  receipt receipts;
  told provider_observations;
BEGIN
  SELECT * INTO proposal FROM review_proposals WHERE id = p_proposal;
  SELECT * INTO decided FROM review_cases WHERE id = proposal.case_id;
  PERFORM FROM bills WHERE id IN (decided.bill_id, proposal.bill_id, (SELECT bill_id FROM review_proposals WHERE id = proposal.counters_id))
    ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO intent FROM payment_intents WHERE id = decided.intent_id FOR NO KEY UPDATE;
  PERFORM FROM review_cases WHERE id = decided.id AND resolved_at IS NULL FOR UPDATE;
  IF NOT found THEN PERFORM refuse_decision('the case is resolved already', 'review_cases_stay_resolved'); END IF;
  PERFORM set_config('portal.source', 'operator', true);
  UPDATE review_proposals SET outcome = 'approved', ended_by = p_by, ended_at = p_at WHERE id = p_proposal RETURNING * INTO proposal;
  SELECT * INTO payment FROM payments WHERE id = decided.payment_id;

  CASE
    WHEN proposal.decision IN ('accept', 'apply', 'credit', 'refund') THEN
      IF payment.id IS NULL THEN PERFORM refuse_decision('there is no money in this case', 'review_decisions_whole'); END IF;
      PERFORM allocate_payment(proposal, payment, p_at);
    WHEN proposal.decision = 'counter' THEN PERFORM counter_decision(proposal, payment, p_at);
    WHEN proposal.decision = 'take-back' THEN
      SELECT * INTO receipt FROM receipts r WHERE r.payment_id = payment.id
        AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id);
      IF receipt.id IS NOT NULL THEN
        PERFORM void_receipt(receipt.id, 'reversal', 'The provider took the money back', p_at);
        UPDATE payment_intents SET state = 'REVERSED', updated_at = p_at WHERE id = intent.id AND state = 'CONFIRMED';
      ELSIF payment.id IS NOT NULL THEN PERFORM reverse_payment(payment.id, 'reversal', p_at);
      ELSE PERFORM refuse_decision('there is no money in this case', 'review_decisions_whole');
      END IF;
    WHEN proposal.decision = 'book' THEN
      IF decided.payment_id IS NOT NULL OR proposal.book_kobo IS DISTINCT FROM (
        SELECT amount_kobo FROM review_findings WHERE case_id = decided.id AND outcome = 'paid' ORDER BY id DESC LIMIT 1
      ) THEN PERFORM refuse_decision('the provider says nothing like it', 'review_decisions_found'); END IF;
      SELECT * INTO told FROM provider_observations WHERE intent_id = intent.id AND outcome = 'paid' AND amount_kobo = proposal.book_kobo
        ORDER BY id DESC LIMIT 1;
    ELSE
      IF held_kobo(payment.id) > 0 THEN PERFORM refuse_decision('money is held in this case', 'review_decisions_whole'); END IF;
  END CASE;

  UPDATE review_cases SET resolved_at = p_at, resolution = proposal.decision WHERE id = decided.id;
  IF proposal.decision = 'book' THEN
    PERFORM confirm_payment(intent.id, intent.provider_ref, proposal.book_kobo, 'other', told.paid_at, 'operator', p_at, p_at + interval '1 day');
  ELSE
    INSERT INTO outbox (topic, dedupe_key, payload, created_at)
      SELECT 'payment.decided', 'decided:' || proposal.id,
        jsonb_build_object('billReference', b.reference, 'decision', proposal.decision, 'proposalId', proposal.id), p_at
      FROM bills b WHERE b.id = decided.bill_id;
  END IF;
  RETURN proposal.decision;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION reading.bill_record(bill uuid, most int) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  WITH attempts AS (SELECT * FROM payment_intents WHERE bill_id = bill),
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
    UNION ALL SELECT created_at, 3, 'attempt', provider::text, provider_ref, amount_kobo, NULL, NULL FROM attempts
    UNION ALL SELECT received_at, 4, 'notified', n.provider::text, a.provider_ref, NULL, NULL, n.outcome
      FROM provider_notifications n JOIN attempts a ON a.id = n.intent_id
    UNION ALL SELECT n.observed_at, 5, 'answer', a.provider::text, a.provider_ref, n.amount_kobo, n.provider_code, n.outcome
      FROM answers n JOIN attempts a ON a.id = n.intent_id WHERE n.is_news
    UNION ALL SELECT m.moved_at, 6, 'moved', a.provider::text, a.provider_ref, NULL, m.to_state::text, NULL
      FROM payment_intent_moves m JOIN attempts a ON a.id = m.intent_id
      WHERE m.to_state IN ('FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED', 'REFUND_PENDING', 'REFUNDED')
    UNION ALL SELECT paid_at, 7, 'paid', provider::text, provider_txn_ref, amount_kobo, channel, disposition::text FROM money
    UNION ALL SELECT issued_at, 8, 'receipt', NULL, receipt_number, amount_kobo, NULL, NULL FROM receipts WHERE bill_id = bill
    UNION ALL SELECT v.voided_at, 9, 'void', NULL, r.receipt_number, r.amount_kobo, NULL, v.reason
      FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill
    UNION ALL SELECT opened_at, 10, 'review-opened', NULL, NULL, NULL, kind, NULL FROM review_cases WHERE bill_id = bill
    UNION ALL SELECT resolved_at, 11, 'review-closed', NULL, NULL, NULL, kind, resolution
      FROM review_cases WHERE bill_id = bill AND resolved_at IS NOT NULL
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
--> statement-breakpoint

-- Cases as the desk's list reads them; of the state's own roles alone, whose list it is.
CREATE FUNCTION reading.cases_of_state() RETURNS TABLE (
  id bigint, kind text, state text, opened_at timestamptz, opened_on date, bill_id uuid, bill_reference text, bill_kobo bigint, payer text,
  payer_tpui text, mda_id int, mda text, gateway_id text, provider_reference text, held_kobo bigint, assignee text, resolution text
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id, c.kind, w.state, c.opened_at, (c.opened_at AT TIME ZONE 'Africa/Lagos')::date, b.id, b.reference, b.total_kobo,
    trim(b.payer_first_name || ' ' || b.payer_last_name), b.payer_tpui, b.mda_id, m.name, i.gateway_id, i.provider_ref,
    coalesce(held_kobo(c.payment_id), 0), nullif(trim(u.first_name || ' ' || u.last_name), ''), c.resolution
  FROM review_cases c
  JOIN work_items w ON w.kind = 'money-review' AND w.subject = 'review-case:' || c.id
  JOIN bills b ON b.id = c.bill_id
  JOIN payment_intents i ON i.id = c.intent_id
  LEFT JOIN mdas m ON m.id = b.mda_id
  LEFT JOIN users u ON u.id = w.assignee_id
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.cases_of_state FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.cases_of_state TO portal_read_state;--> statement-breakpoint
CREATE VIEW reading.review_cases WITH (security_invoker = true) AS SELECT * FROM reading.cases_of_state();--> statement-breakpoint
COMMENT ON VIEW reading.review_cases IS 'Money under review: one row a case, with what is held for it. Kobo.';--> statement-breakpoint
GRANT SELECT ON reading.review_cases TO portal_read_state;
