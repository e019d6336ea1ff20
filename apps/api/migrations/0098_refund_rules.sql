-- Refunds move by the law of their kind, two persons at least; their money moves by entries of the ledger alone, when they are approved and
-- when they are paid. Functions, triggers, a sequence; decisions that wait get their refund.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'requested', ARRAY['system', 'Admin', 'Administrator', 'SuperAdmin', 'Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency']::text[], false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'audited', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'proposed', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'payable', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'sent', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'evidenced', NULL, false);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'paid', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'refused', NULL, true);--> statement-breakpoint
INSERT INTO work_states (kind, state, opened_by, is_final) VALUES ('refund', 'withdrawn', NULL, true);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'audit', 'requested', 'audited', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'propose', 'requested', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY['audit']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'propose', 'audited', 'proposed', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY['audit']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'approve', 'proposed', 'payable', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open', 'audit', 'propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'refuse', 'requested', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open', 'propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'refuse', 'audited', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open', 'propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'refuse', 'proposed', 'refused', ARRAY['SuperAdmin']::text[], true, false, ARRAY['open', 'propose']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'send', 'payable', 'sent', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'rework', 'payable', 'audited', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'fail', 'sent', 'payable', ARRAY['system', 'SuperAdmin']::text[], true, false, ARRAY['send']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'evidence', 'sent', 'evidenced', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], false, true, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'confirm', 'evidenced', 'paid', ARRAY['Admin', 'Administrator', 'SuperAdmin']::text[], true, false, ARRAY['evidence']::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'complete', 'sent', 'paid', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'withdraw', 'requested', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'withdraw', 'audited', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint
INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than) VALUES ('refund', 'withdraw', 'proposed', 'withdrawn', ARRAY['system']::text[], false, false, ARRAY[]::text[]);--> statement-breakpoint

-- The service's own account from which the bank pays refunds.
INSERT INTO ledger_accounts (code, normal_side) VALUES ('bank:refunds', 'debit');--> statement-breakpoint
CREATE SEQUENCE refund_numbers;--> statement-breakpoint
CREATE SEQUENCE refund_list_numbers;--> statement-breakpoint
CREATE FUNCTION next_refund_number() RETURNS text LANGUAGE sql AS $$
  SELECT 'RFD-' || to_char(clock_timestamp() AT TIME ZONE 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('refund_numbers')::text, 8, '0')
$$;--> statement-breakpoint
CREATE FUNCTION is_tax_bill(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = p_bill AND h.code LIKE '1201%')
$$;--> statement-breakpoint
-- A tax is audited before it is given back (NTAA 55) from an amount on, unless it was paid twice.
CREATE FUNCTION refund_needs_audit(p_bill uuid, p_cause text, p_kobo bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_cause NOT IN ('double-payment', 'decision') AND p_kobo >= 10000000 AND is_tax_bill(p_bill)
$$;--> statement-breakpoint
-- Whether the treasury has a payment's money already: what is given back then is a claim against the provider.
CREATE FUNCTION refund_was_settled(p_payment uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  answer boolean;
BEGIN
  -- Settlement says so, in an installation that has it.
  IF to_regprocedure('is_settled(uuid)') IS NULL THEN RETURN false; END IF;
  EXECUTE 'SELECT is_settled($1)' INTO answer USING p_payment;
  RETURN coalesce(answer, false);
END $$;--> statement-breakpoint

CREATE FUNCTION refuse_refund(p_why text, p_constraint text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a refund: %', p_why USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = p_constraint, TABLE = 'refunds';
END $$;--> statement-breakpoint

CREATE FUNCTION guard_new_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  receipt receipts;
BEGIN
  IF new.state <> 'requested' OR new.method IS NOT NULL OR new.list_id IS NOT NULL OR new.was_settled IS NOT NULL THEN
    PERFORM refuse_refund('it begins as a request', 'refunds_begin');
  END IF;
  IF new.receipt_id IS NOT NULL THEN
    SELECT * INTO receipt FROM receipts WHERE id = new.receipt_id;
    IF (new.payment_id, new.bill_id, new.amount_kobo) IS DISTINCT FROM (receipt.payment_id, receipt.bill_id, receipt.amount_kobo)
      OR (SELECT disposition FROM payments WHERE id = new.payment_id) <> 'receipted'
    THEN PERFORM refuse_refund('it is not the money of its receipt', 'refunds_agree'); END IF;
  ELSIF NOT EXISTS (
    SELECT FROM payment_allocations a JOIN payments p ON p.id = a.payment_id
    WHERE a.proposal_id = new.proposal_id AND a.purpose = 'refund' AND a.amount_kobo = new.amount_kobo
      AND a.payment_id = new.payment_id AND p.bill_id = new.bill_id
  ) THEN PERFORM refuse_refund('nobody decided it', 'refunds_agree');
  END IF;
  new.is_tax := is_tax_bill(new.bill_id);
  new.needs_audit := refund_needs_audit(new.bill_id, new.cause, new.amount_kobo);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_begin BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION guard_new_refund();--> statement-breakpoint
CREATE FUNCTION check_refund_is_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM work_items WHERE kind = 'refund' AND subject = 'refund:' || new.id) THEN
    PERFORM refuse_refund('it is no case', 'refunds_are_work');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_are_work AFTER INSERT ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_refund_is_work();--> statement-breakpoint

CREATE FUNCTION guard_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] := ARRAY['state', 'bank_code', 'account_number', 'account_name', 'method', 'was_settled', 'list_id'];
BEGIN
  IF to_jsonb(new) - moving <> to_jsonb(old) - moving THEN PERFORM refuse_refund('what it is about never changes', 'refunds_facts_fixed'); END IF;
  IF new.state <> old.state AND new.state <> (SELECT state FROM work_items WHERE kind = 'refund' AND subject = 'refund:' || new.id) THEN
    PERFORM refuse_refund('it moves by a step of its case', 'refunds_move_by_steps');
  END IF;
  IF (new.bank_code, new.account_number, new.account_name, new.method) IS DISTINCT FROM (old.bank_code, old.account_number, old.account_name, old.method)
    AND old.state NOT IN ('requested', 'audited')
  THEN PERFORM refuse_refund('where it goes was proposed and stays', 'refunds_account_fixed'); END IF;
  IF new.list_id IS DISTINCT FROM old.list_id AND old.state <> 'payable' THEN PERFORM refuse_refund('it is not to be paid now', 'refunds_list_fixed'); END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_guard BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION guard_refund();--> statement-breakpoint
CREATE TRIGGER refunds_no_delete BEFORE DELETE OR TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER refund_lists_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON refund_lists FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER refund_sends_no_delete BEFORE DELETE OR TRUNCATE ON refund_sends FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION is_refund_owed(p_refund refunds) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_refund.proposal_id IS NOT NULL
    OR EXISTS (SELECT FROM ledger_transactions WHERE kind = 'refund-owed' AND reference = 'refund:' || p_refund.id)
$$;--> statement-breakpoint

-- A refund has the state of its case, and what the law of cases cannot say is said here.
CREATE FUNCTION follow_refund_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
BEGIN
  SELECT * INTO refund FROM refunds WHERE 'refund:' || id = new.subject FOR UPDATE;
  IF NOT found THEN RETURN NULL; END IF;
  IF new.state = 'proposed' AND refund.needs_audit AND old.state = 'requested' THEN
    PERFORM refuse_refund('a tax of this amount is audited first', 'refunds_audited');
  END IF;
  IF new.state = 'proposed' AND refund.method IS NULL THEN PERFORM refuse_refund('nobody said how it is paid', 'refunds_way_named'); END IF;
  IF new.state IN ('refused', 'withdrawn') AND is_refund_owed(refund) AND (refund.proposal_id IS NULL OR new.state = 'refused' OR (
    SELECT sum(amount_kobo) FROM payment_allocations WHERE proposal_id = refund.proposal_id AND purpose = 'refund') <> 0
  ) THEN PERFORM refuse_refund('what is owed is not refused', 'refunds_owed'); END IF;
  UPDATE refunds SET state = new.state WHERE id = refund.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER work_items_refund AFTER UPDATE OF state ON work_items FOR EACH ROW
  WHEN (new.kind = 'refund' AND new.state IS DISTINCT FROM old.state) EXECUTE FUNCTION follow_refund_work();--> statement-breakpoint

-- At commit: money that is to be paid is owed in the books, and money that was paid has left them.
CREATE FUNCTION check_refund_booked() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
BEGIN
  SELECT * INTO refund FROM refunds WHERE id = new.id;
  IF refund.state IN ('payable', 'sent', 'evidenced', 'paid') AND NOT is_refund_owed(refund) THEN
    PERFORM refuse_refund('the books do not owe it', 'refunds_booked');
  END IF;
  IF (refund.state = 'paid') <> EXISTS (SELECT FROM ledger_transactions WHERE kind = 'refund-paid' AND reference = 'refund:' || refund.id) THEN
    PERFORM refuse_refund('the books do not say that it was paid', 'refunds_booked');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_booked AFTER INSERT OR UPDATE ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_refund_booked();--> statement-breakpoint
CREATE FUNCTION check_refund_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM refunds r WHERE 'refund:' || r.id = new.reference AND (new.kind = 'refund-owed' AND r.receipt_id IS NOT NULL
      AND EXISTS (SELECT FROM work_items w JOIN work_steps s ON s.item_id = w.id WHERE w.kind = 'refund' AND w.subject = new.reference AND s.move = 'approve')
      OR new.kind = 'refund-paid' AND r.state = 'paid')
  ) THEN PERFORM refuse_refund('nobody approved what is booked', 'refunds_entries_approved'); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_of_refunds AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.kind IN ('refund-owed', 'refund-paid')) EXECUTE FUNCTION check_refund_entries();--> statement-breakpoint

-- A decision to give money back is a refund from that moment; taken back before anybody approved its payment, it is none.
CREATE FUNCTION open_decided_refund(p_allocation payment_allocations) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made refunds;
  item uuid;
BEGIN
  INSERT INTO refunds (number, payment_id, bill_id, proposal_id, cause, amount_kobo, explanation, is_tax, needs_audit, asked_by, requested_at)
    SELECT next_refund_number(), p.id, p.bill_id, p_allocation.proposal_id, 'decision', p_allocation.amount_kobo,
      'Case ' || q.case_id, false, false, 'decision', p_allocation.allocated_at
    FROM payments p JOIN review_proposals q ON q.id = p_allocation.proposal_id WHERE p.id = p_allocation.payment_id RETURNING * INTO made;
  INSERT INTO work_items (kind, state, subject, reference, opened_at, since)
    VALUES ('refund', 'requested', 'refund:' || made.id, made.number, made.requested_at, made.requested_at) RETURNING id INTO item;
  INSERT INTO work_steps (item_id, move, at) VALUES (item, 'open', made.requested_at);
END $$;--> statement-breakpoint
CREATE FUNCTION follow_refund_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
BEGIN
  IF new.amount_kobo > 0 THEN
    PERFORM open_decided_refund(new);
    RETURN NULL;
  END IF;
  SELECT * INTO refund FROM refunds WHERE proposal_id = new.proposal_id FOR UPDATE;
  IF refund.state NOT IN ('requested', 'audited', 'proposed', 'withdrawn') THEN
    PERFORM refuse_decision('its refund is under way', 'review_decisions_refund');
  END IF;
  INSERT INTO work_steps (item_id, move, at)
    SELECT id, 'withdraw', greatest(new.allocated_at, since) FROM work_items
    WHERE kind = 'refund' AND subject = 'refund:' || refund.id AND closed_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_allocations_refund AFTER INSERT ON payment_allocations FOR EACH ROW
  WHEN (new.purpose = 'refund') EXECUTE FUNCTION follow_refund_allocation();--> statement-breakpoint
SELECT open_decided_refund(a) FROM payment_allocations a WHERE a.purpose = 'refund' AND a.amount_kobo > 0
  AND NOT EXISTS (SELECT FROM payment_allocations b WHERE b.proposal_id = a.proposal_id AND b.purpose = 'refund' AND b.amount_kobo < 0);--> statement-breakpoint

-- What follows from an approval, in the transaction of its step: the receipt is void, and the books owe what it said. Lock order: bill, then refund.
CREATE FUNCTION enact_refund_approval(p_refund uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
  payment payments;
  moved uuid;
BEGIN
  PERFORM FROM bills WHERE id = (SELECT bill_id FROM refunds WHERE id = p_refund) FOR NO KEY UPDATE;
  SELECT * INTO refund FROM refunds WHERE id = p_refund;
  SELECT * INTO payment FROM payments WHERE id = refund.payment_id;
  UPDATE refunds SET was_settled = refund_was_settled(payment.id) WHERE id = p_refund;
  IF is_refund_owed(refund) THEN RETURN; END IF;
  IF EXISTS (SELECT FROM receipt_voids WHERE receipt_id = refund.receipt_id)
    OR EXISTS (SELECT FROM review_cases WHERE payment_id = payment.id AND kind = 'no-longer-paid' AND resolved_at IS NULL)
  THEN PERFORM refuse_refund('the money is not there', 'refunds_money_there'); END IF;
  PERFORM set_config('portal.source', 'operator', true);
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('refund-owed', 'refund:' || refund.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, 'revenue:' || h.code, l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = refund.bill_id
    UNION ALL SELECT moved, 'liability:refunds', -refund.amount_kobo;
  INSERT INTO receipt_voids (receipt_id, reason, voided_at) VALUES (refund.receipt_id, 'The money is given back: ' || refund.number, p_at);
  UPDATE payment_intents SET state = 'REFUND_PENDING', updated_at = p_at WHERE id = payment.intent_id AND state = 'CONFIRMED' AND NOT EXISTS (
    SELECT FROM receipts r JOIN payments p ON p.id = r.payment_id WHERE p.intent_id = payment.intent_id
      AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id)
  );
END $$;--> statement-breakpoint
-- The money is with its payer: it left the provider's account, or the service's own.
CREATE FUNCTION enact_refund_paid(p_refund uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
  payment payments;
  moved uuid;
BEGIN
  SELECT * INTO refund FROM refunds WHERE id = p_refund;
  SELECT * INTO payment FROM payments WHERE id = refund.payment_id;
  PERFORM set_config('portal.source', 'operator', true);
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('refund-paid', 'refund:' || refund.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo) VALUES
    (moved, 'liability:refunds', refund.amount_kobo),
    (moved, CASE refund.method WHEN 'provider' THEN 'clearing:' || payment.provider ELSE 'bank:refunds' END, -refund.amount_kobo);
  UPDATE payment_intents SET state = 'REFUNDED', updated_at = p_at WHERE id = payment.intent_id AND state = 'REFUND_PENDING'
    AND NOT EXISTS (
      SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.intent_id = payment.intent_id AND r.state NOT IN ('paid', 'refused', 'withdrawn')
    );
END $$;--> statement-breakpoint

-- A void is booked: by a reversal, a countered decision, or a refund that was approved.
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
  ) AND NOT EXISTS (
    SELECT FROM refunds r JOIN ledger_transactions t ON t.kind = 'refund-owed' AND t.reference = 'refund:' || r.id
    WHERE r.receipt_id = new.receipt_id
  ) THEN
    RAISE EXCEPTION 'receipt % is void and the books still have its money', new.receipt_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipt_voids_booked', TABLE = 'receipt_voids';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Money that is given back is not taken back as well: one of both has to be undone first.
CREATE FUNCTION guard_reversal_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE ledger_reference(p) = new.reference AND r.receipt_id IS NOT NULL AND is_refund_owed(r)
  ) THEN PERFORM refuse_decision('its money is given back by a refund', 'review_decisions_refund'); END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_second_return BEFORE INSERT ON ledger_transactions FOR EACH ROW
  WHEN (new.kind IN ('reversal', 'refund')) EXECUTE FUNCTION guard_reversal_of_refund();--> statement-breakpoint

-- Refunds as the state's own roles read them.
CREATE FUNCTION reading.refunds_of_state() RETURNS TABLE (
  id uuid, number text, state text, cause text, asked_by text, requested_at timestamptz, requested_on date, bill_id uuid, bill_reference text,
  receipt_number text, payer text, payer_tpui text, mda_id int, mda text, gateway_id text, provider text, method text, amount_kobo bigint,
  needs_audit boolean, assignee text, due_on date
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT r.id, r.number, r.state, r.cause, r.asked_by, r.requested_at, (r.requested_at AT TIME ZONE 'Africa/Lagos')::date, b.id, b.reference,
    c.receipt_number, trim(b.payer_first_name || ' ' || b.payer_last_name), b.payer_tpui, b.mda_id, m.name, i.gateway_id, p.provider::text, r.method,
    r.amount_kobo, r.needs_audit, nullif(trim(u.first_name || ' ' || u.last_name), ''), d.due_on
  FROM refunds r
  JOIN work_items w ON w.kind = 'refund' AND w.subject = 'refund:' || r.id
  JOIN bills b ON b.id = r.bill_id
  JOIN payments p ON p.id = r.payment_id
  JOIN payment_intents i ON i.id = p.intent_id
  LEFT JOIN receipts c ON c.id = r.receipt_id
  LEFT JOIN mdas m ON m.id = b.mda_id
  LEFT JOIN users u ON u.id = w.assignee_id
  LEFT JOIN deadlines d ON d.id = w.deadline_id AND w.closed_at IS NULL
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION reading.refunds_of_state FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION reading.refunds_of_state TO portal_read_state;--> statement-breakpoint
CREATE VIEW reading.refunds WITH (security_invoker = true) AS SELECT * FROM reading.refunds_of_state();--> statement-breakpoint
COMMENT ON VIEW reading.refunds IS 'Refunds: one row a refund, in whatever state. Kobo.';--> statement-breakpoint
GRANT SELECT ON reading.refunds TO portal_read_state;
