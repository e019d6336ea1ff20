-- An earlier decision is taken back: its entries turned, its receipt void, its money held again for another decision.
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
    OR EXISTS (SELECT FROM payment_allocations a WHERE a.proposal_id = countered.id AND a.is_taken_back)
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
  PERFORM open_review_case('decision-countered', i, p.id, jsonb_build_object('paidKobo', p.amount_kobo, 'countered', countered.id), p_at)
    FROM payments p JOIN payment_intents i ON i.id = p.intent_id WHERE p.id IN (SELECT payments_of_case(countered.case_id));
  UPDATE payment_intents SET state = 'REVIEW', updated_at = p_at WHERE id = intent.id AND state = 'REFUND_PENDING';
END $$;
