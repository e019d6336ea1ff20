-- Money that came for several bills together, and does not agree with them, is decided for all of them at once: a receipt for each.
-- A new table, checks and functions; the tables of decisions are small.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

CREATE TABLE "review_proposal_bills" (
	"proposal_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"write_off_kobo" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "review_proposal_bills_proposal_id_position_pk" PRIMARY KEY("proposal_id","position"),
	CONSTRAINT "review_proposal_bills_bill" UNIQUE("proposal_id","bill_id"),
	CONSTRAINT "review_proposal_bills_kobo_check" CHECK ("review_proposal_bills"."amount_kobo" > 0 and "review_proposal_bills"."write_off_kobo" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_allocations" DROP CONSTRAINT "payment_allocations_once";--> statement-breakpoint
ALTER TABLE "review_proposals" DROP CONSTRAINT "review_proposals_decision_check";--> statement-breakpoint
ALTER TABLE "review_proposals" DROP CONSTRAINT "review_proposals_shape_check";--> statement-breakpoint
ALTER TABLE "review_proposal_bills" ADD CONSTRAINT "review_proposal_bills_proposal_id_review_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."review_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proposal_bills" ADD CONSTRAINT "review_proposal_bills_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_once" UNIQUE NULLS NOT DISTINCT("proposal_id","purpose","bill_id","is_taken_back");--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_decision_check" CHECK ("review_proposals"."decision" in ('accept', 'apply', 'spread', 'credit', 'refund', 'take-back', 'book', 'close', 'counter'));--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_shape_check" CHECK (("review_proposals"."bill_id" is not null) = ("review_proposals"."decision" in ('accept', 'apply'))
        and ("review_proposals"."bill_kobo" > 0) = ("review_proposals"."decision" in ('accept', 'apply', 'spread'))
        and ("review_proposals"."credit_kobo" = 0 or "review_proposals"."tpui" is not null)
        and ("review_proposals"."decision" <> 'credit' or "review_proposals"."credit_kobo" > 0) and ("review_proposals"."decision" <> 'refund' or "review_proposals"."refund_kobo" > 0)
        and ("review_proposals"."decision" in ('accept', 'apply', 'spread', 'credit', 'refund') or "review_proposals"."credit_kobo" + "review_proposals"."refund_kobo" = 0)
        and ("review_proposals"."write_off_kobo" = 0 or ("review_proposals"."bill_kobo" > 0 and "review_proposals"."credit_kobo" + "review_proposals"."refund_kobo" = 0))
        and ("review_proposals"."book_kobo" > 0) = ("review_proposals"."decision" = 'book')
        and ("review_proposals"."counters_id" is not null) = ("review_proposals"."decision" = 'counter'));--> statement-breakpoint

-- What a proposal is for: its one bill, or those that were paid together.
CREATE FUNCTION bills_of_proposal(p_proposal review_proposals) RETURNS TABLE (bill_id uuid, amount_kobo bigint, write_off_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT p_proposal.bill_id, p_proposal.bill_kobo, p_proposal.write_off_kobo WHERE p_proposal.bill_id IS NOT NULL
  UNION ALL SELECT b.bill_id, b.amount_kobo, b.write_off_kobo FROM review_proposal_bills b WHERE b.proposal_id = p_proposal.id
$$;--> statement-breakpoint
CREATE TRIGGER review_proposal_bills_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON review_proposal_bills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- At commit: the bills of a proposal are what it says of all of them.
CREATE FUNCTION check_proposal_bills() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  proposal review_proposals;
BEGIN
  SELECT * INTO proposal FROM review_proposals
    WHERE id = (to_jsonb(new) ->> CASE tg_table_name WHEN 'review_proposals' THEN 'id' ELSE 'proposal_id' END)::bigint;
  IF (proposal.decision = 'spread') <> EXISTS (SELECT FROM review_proposal_bills WHERE proposal_id = proposal.id) OR (proposal.decision = 'spread' AND
    (SELECT (sum(amount_kobo), sum(write_off_kobo), count(*) > 1) FROM review_proposal_bills WHERE proposal_id = proposal.id)
      IS DISTINCT FROM (proposal.bill_kobo::numeric, proposal.write_off_kobo::numeric, true))
  THEN
    RAISE EXCEPTION 'the bills of proposal % are not what it says', proposal.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'review_proposals_bills_whole', TABLE = 'review_proposals';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER review_proposals_bills_whole AFTER INSERT ON review_proposals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_proposal_bills();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER review_proposal_bills_whole AFTER INSERT ON review_proposal_bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_proposal_bills();--> statement-breakpoint

CREATE OR REPLACE FUNCTION guard_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE id = (SELECT bill_id FROM payments WHERE id = new.payment_id) FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
    WHERE q.id = new.proposal_id AND q.outcome = 'approved' AND c.payment_id = new.payment_id
      AND CASE new.purpose
        WHEN 'bill' THEN (new.bill_id, abs(new.amount_kobo)) IN (SELECT p.bill_id, p.amount_kobo FROM bills_of_proposal(q) p)
        ELSE new.bill_id IS NULL AND abs(new.amount_kobo) = CASE new.purpose WHEN 'credit' THEN q.credit_kobo ELSE q.refund_kobo END END
      AND new.tpui IS NOT DISTINCT FROM CASE new.purpose WHEN 'credit' THEN q.tpui END
  ) THEN
    RAISE EXCEPTION 'nobody has decided this allocation of payment %', new.payment_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_allocations_decided', TABLE = 'payment_allocations';
  END IF;
  RETURN new;
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
  ) THEN
    RAISE EXCEPTION 'receipt % does not agree with its payment and its bill', new.receipt_number
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'receipts_agree', TABLE = 'receipts';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION standing_decisions(p_payment uuid) RETURNS SETOF review_proposals LANGUAGE sql STABLE AS $$
  SELECT q.* FROM review_proposals q JOIN review_cases c ON c.id = q.case_id
  WHERE c.payment_id = p_payment AND q.outcome = 'approved' AND q.decision IN ('accept', 'apply', 'spread', 'credit', 'refund')
    AND NOT EXISTS (SELECT FROM review_proposals k WHERE k.counters_id = q.id AND k.outcome = 'approved')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION void_receipt(p_receipt uuid, p_kind text, p_reason text, p_at timestamptz DEFAULT clock_timestamp())
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  receipt receipts;
  payment payments;
BEGIN
  SELECT * INTO receipt FROM receipts WHERE id = p_receipt;
  IF NOT found THEN RAISE EXCEPTION 'there is no receipt %', p_receipt USING ERRCODE = 'foreign_key_violation'; END IF;
  SELECT * INTO payment FROM payments WHERE id = receipt.payment_id;
  PERFORM FROM bills WHERE id = payment.bill_id OR id IN (SELECT bill_id FROM receipts WHERE payment_id = payment.id)
    ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM receipt_voids WHERE receipt_id = p_receipt) THEN RETURN false; END IF;
  PERFORM reverse_payment(payment.id, p_kind, p_at);
  -- Money that is gone is gone of every bill it was for.
  INSERT INTO receipt_voids (receipt_id, reason, voided_at)
    SELECT r.id, p_reason, p_at FROM receipts r
    WHERE r.payment_id = payment.id AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id);
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
      JOIN review_proposals q ON q.case_id = c.id AND r.bill_id IN (SELECT p.bill_id FROM bills_of_proposal(q) p)
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
CREATE OR REPLACE FUNCTION allocate_payment(p_proposal review_proposals, p_payment payments, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own bills;
  target bills;
  part_kobo bigint;
  is_together boolean;
  moved uuid;
BEGIN
  SELECT * INTO own FROM bills WHERE id = p_payment.bill_id;
  IF held_kobo(p_payment.id) IS DISTINCT FROM p_payment.amount_kobo
    OR p_proposal.bill_kobo + p_proposal.credit_kobo + p_proposal.refund_kobo <> p_payment.amount_kobo
  THEN PERFORM refuse_decision('it is not about the whole of what is held', 'review_decisions_whole'); END IF;
  IF p_proposal.credit_kobo > 0 AND p_proposal.tpui IS DISTINCT FROM own.payer_tpui
  THEN PERFORM refuse_decision('a credit belongs to the payer', 'review_decisions_payer'); END IF;

  FOR target IN SELECT b.* FROM bills_of_proposal(p_proposal) p JOIN bills b ON b.id = p.bill_id LOOP
    SELECT p.amount_kobo + p.write_off_kobo INTO part_kobo FROM bills_of_proposal(p_proposal) p WHERE p.bill_id = target.id;
    is_together := p_proposal.decision = 'spread' AND EXISTS (
      SELECT FROM payment_basket_bills k JOIN payment_intents i ON i.basket_id = k.basket_id WHERE i.id = p_payment.intent_id AND k.bill_id = target.id);
    IF NOT (CASE p_proposal.decision WHEN 'accept' THEN target.id = own.id WHEN 'apply' THEN target.id <> own.id ELSE is_together END)
      OR payer_key_of(target) <> payer_key_of(own)
    THEN PERFORM refuse_decision('the bill is not this payer''s', 'review_decisions_payer'); END IF;
    IF target.pay_status_id <> 1 OR target.cancelled_at IS NOT NULL
      OR (target.id <> own.id AND NOT is_together AND (target.standing <> 'open' OR is_payment_pending(target.id)))
    THEN PERFORM refuse_decision('the bill takes no money now', 'review_decisions_bill_open'); END IF;
    IF part_kobo <> target.total_kobo
    THEN PERFORM refuse_decision('the bill asks for another amount', 'review_decisions_amount'); END IF;
  END LOOP;

  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('decision', 'review:' || p_proposal.id, p_at) RETURNING id INTO moved;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, account, amount FROM (
      SELECT CASE p_payment.disposition WHEN 'surplus' THEN 'liability:overpayment' ELSE 'suspense:mismatch' END, p_payment.amount_kobo
      UNION ALL
      SELECT 'revenue:' || h.code, -l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id
        WHERE l.bill_id IN (SELECT p.bill_id FROM bills_of_proposal(p_proposal) p)
      UNION ALL SELECT 'expense:write-off', p_proposal.write_off_kobo
      UNION ALL SELECT 'liability:taxpayer-credit', -p_proposal.credit_kobo
      UNION ALL SELECT 'liability:refunds', -p_proposal.refund_kobo
    ) AS entry (account, amount) WHERE amount <> 0;
  INSERT INTO payment_allocations (payment_id, proposal_id, purpose, bill_id, tpui, amount_kobo, allocated_at)
    SELECT p_payment.id, p_proposal.id, 'bill', p.bill_id, NULL, p.amount_kobo, p_at FROM bills_of_proposal(p_proposal) p
    UNION ALL SELECT p_payment.id, p_proposal.id, purpose, NULL, CASE purpose WHEN 'credit' THEN p_proposal.tpui END, amount, p_at
    FROM (VALUES ('credit', p_proposal.credit_kobo), ('refund', p_proposal.refund_kobo)) AS part (purpose, amount)
    WHERE amount > 0;

  FOR target IN SELECT b.* FROM bills_of_proposal(p_proposal) p JOIN bills b ON b.id = p.bill_id ORDER BY b.id LOOP
    INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
      VALUES ('KDR-' || to_char(p_at AT TIME ZONE 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
        target.id, p_payment.id, target.total_kobo, trim(target.payer_first_name || ' ' || target.payer_last_name), p_at);
    UPDATE bills SET pay_status_id = 2 WHERE id = target.id;
    INSERT INTO outbox (topic, dedupe_key, payload, created_at)
      VALUES ('receipt.issued', 'receipt:decision:' || p_proposal.id || CASE p_proposal.decision WHEN 'spread' THEN ':' || target.reference ELSE '' END,
        jsonb_build_object('billReference', target.reference, 'billId', target.id, 'statusCode', 200), p_at);
  END LOOP;
  UPDATE payment_intents SET state = CASE WHEN p_proposal.bill_kobo > 0 THEN 'CONFIRMED' ELSE 'REFUND_PENDING' END::payment_state, updated_at = p_at
    WHERE id = p_payment.intent_id AND state = 'REVIEW' AND (p_proposal.bill_kobo > 0 OR p_proposal.refund_kobo = p_payment.amount_kobo);
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
CREATE OR REPLACE FUNCTION enact_review_decision(p_proposal bigint, p_by uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS text LANGUAGE plpgsql AS $$
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
    OR id IN (SELECT bill_id FROM review_proposal_bills WHERE proposal_id IN (proposal.id, proposal.counters_id))
    ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO intent FROM payment_intents WHERE id = decided.intent_id FOR NO KEY UPDATE;
  PERFORM FROM review_cases WHERE id = decided.id AND resolved_at IS NULL FOR UPDATE;
  IF NOT found THEN PERFORM refuse_decision('the case is resolved already', 'review_cases_stay_resolved'); END IF;
  PERFORM set_config('portal.source', 'operator', true);
  UPDATE review_proposals SET outcome = 'approved', ended_by = p_by, ended_at = p_at WHERE id = p_proposal RETURNING * INTO proposal;
  SELECT * INTO payment FROM payments WHERE id = decided.payment_id;

  CASE
    WHEN proposal.decision IN ('accept', 'apply', 'spread', 'credit', 'refund') THEN
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

-- The steps of a refund stand among what happened to its bill, and its entries among the books.
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
