-- Decided money is for a bill, a credit, a refund: out of where it was held, into where it belongs, in one transaction of the ledger.
-- Of part payments that are one case each is for the bill whole, and the receipt is the newest one's. What an agent paid for several clients at once is
-- nobody's of them: it is for their bills together, and the rest goes back (docs/decisions/0888).
CREATE OR REPLACE FUNCTION allocate_payment(p_proposal review_proposals, p_payment payments, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own bills;
  target bills;
  part_kobo bigint;
  is_together boolean;
  is_of_clients boolean;
  moved uuid;
  whole_kobo bigint;
  is_whole boolean;
BEGIN
  SELECT * INTO own FROM bills WHERE id = p_payment.bill_id;
  SELECT sum(p.amount_kobo), bool_and(held_kobo(p.id) = p.amount_kobo) INTO whole_kobo, is_whole
    FROM payments p WHERE p.id IN (SELECT payments_of_case(p_proposal.case_id));
  IF is_whole IS NOT TRUE OR p_proposal.bill_kobo + p_proposal.credit_kobo + p_proposal.refund_kobo <> whole_kobo
  THEN PERFORM refuse_decision('it is not about the whole of what is held', 'review_decisions_whole'); END IF;
  is_of_clients := p_payment.basket_id IS NULL AND EXISTS (
    SELECT FROM payment_basket_bills k JOIN payment_intents i ON i.basket_id = k.basket_id WHERE i.id = p_payment.intent_id AND k.consent_id IS NOT NULL);
  IF p_proposal.credit_kobo > 0 AND (is_of_clients OR p_proposal.tpui IS DISTINCT FROM own.payer_tpui)
  THEN PERFORM refuse_decision('a credit belongs to the payer', 'review_decisions_payer'); END IF;

  FOR target IN SELECT b.* FROM bills_of_proposal(p_proposal) p JOIN bills b ON b.id = p.bill_id LOOP
    SELECT p.amount_kobo + p.write_off_kobo INTO part_kobo FROM bills_of_proposal(p_proposal) p WHERE p.bill_id = target.id;
    is_together := p_proposal.decision = 'spread' AND EXISTS (
      SELECT FROM payment_basket_bills k JOIN payment_intents i ON i.basket_id = k.basket_id WHERE i.id = p_payment.intent_id AND k.bill_id = target.id);
    IF NOT (CASE p_proposal.decision WHEN 'accept' THEN target.id = own.id WHEN 'apply' THEN target.id <> own.id AND NOT is_of_clients ELSE is_together END)
      OR (NOT (is_together AND is_of_clients) AND payer_key_of(target) <> payer_key_of(own))
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
      SELECT CASE p.disposition WHEN 'surplus' THEN 'liability:overpayment' ELSE 'suspense:mismatch' END, sum(p.amount_kobo)
        FROM payments p WHERE p.id IN (SELECT payments_of_case(p_proposal.case_id)) GROUP BY 1
      UNION ALL
      SELECT 'revenue:' || h.code, -l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id
        WHERE l.bill_id IN (SELECT p.bill_id FROM bills_of_proposal(p_proposal) p)
      UNION ALL SELECT 'expense:write-off', p_proposal.write_off_kobo
      UNION ALL SELECT 'liability:taxpayer-credit', -p_proposal.credit_kobo
      UNION ALL SELECT 'liability:refunds', -p_proposal.refund_kobo
    ) AS entry (account, amount) WHERE amount <> 0;
  INSERT INTO payment_allocations (payment_id, proposal_id, purpose, bill_id, tpui, amount_kobo, allocated_at)
    SELECT m.id, p_proposal.id, 'bill', p.bill_id, NULL, CASE WHEN is_joint_case(p_proposal.case_id) THEN m.amount_kobo ELSE p.amount_kobo END, p_at
    FROM bills_of_proposal(p_proposal) p, payments m WHERE m.id IN (SELECT payments_of_case(p_proposal.case_id))
    UNION ALL SELECT p_payment.id, p_proposal.id, purpose, NULL, CASE purpose WHEN 'credit' THEN p_proposal.tpui END, amount, p_at
    FROM (VALUES ('credit', p_proposal.credit_kobo), ('refund', p_proposal.refund_kobo)) AS part (purpose, amount)
    WHERE amount > 0;

  FOR target IN SELECT b.* FROM bills_of_proposal(p_proposal) p JOIN bills b ON b.id = p.bill_id ORDER BY b.id LOOP
    INSERT INTO receipts (receipt_number, bill_id, payment_id, amount_kobo, payer_name, issued_at)
      VALUES ('KDR-' || to_char(lagos_day(p_at), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 8, '0'),
        target.id, p_payment.id, target.total_kobo, person_name(target.payer_first_name, target.payer_last_name), p_at);
    UPDATE bills SET pay_status_id = 2 WHERE id = target.id;
    INSERT INTO outbox (topic, dedupe_key, payload, created_at)
      VALUES ('receipt.issued', 'receipt:decision:' || p_proposal.id || CASE p_proposal.decision WHEN 'spread' THEN ':' || target.reference ELSE '' END,
        jsonb_build_object('billReference', target.reference, 'billId', target.id, 'statusCode', 200), p_at);
  END LOOP;
  UPDATE payment_intents SET state = CASE WHEN p_proposal.bill_kobo > 0 THEN 'CONFIRMED' ELSE 'REFUND_PENDING' END::payment_state, updated_at = p_at
    WHERE id = p_payment.intent_id AND state = 'REVIEW' AND (p_proposal.bill_kobo > 0 OR p_proposal.refund_kobo = p_payment.amount_kobo);
END $$;
