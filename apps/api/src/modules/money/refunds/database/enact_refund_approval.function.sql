-- What follows from an approval, in the transaction of its step: the receipt is void, and the books owe what it said. Lock order: bill, then refund.
CREATE OR REPLACE FUNCTION enact_refund_approval(p_refund uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS void LANGUAGE plpgsql AS $$
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
  -- The paper claims this tax for somebody: given back as well, it would be had twice.
  IF are_withholding_notes_out(refund.bill_id) THEN PERFORM refuse_refund('credit notes of its month are out', 'refunds_notes_out'); END IF;
  PERFORM set_config('portal.source', 'operator', true);
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES ('refund-owed', 'refund:' || refund.id, p_at) RETURNING id INTO moved;
  IF refund.amount_kobo < (SELECT amount_kobo FROM receipts WHERE id = refund.receipt_id) THEN
    PERFORM enact_partial_refund(refund, moved, p_at);
    RETURN;
  END IF;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT moved, 'revenue:' || h.code, l.amount_kobo FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id WHERE l.bill_id = refund.bill_id
    UNION ALL SELECT moved, 'liability:refunds', -refund.amount_kobo;
  INSERT INTO receipt_voids (receipt_id, reason, voided_at) VALUES (refund.receipt_id, 'The money is given back: ' || refund.number, p_at);
  UPDATE payment_intents SET state = 'REFUND_PENDING', updated_at = p_at WHERE id = payment.intent_id AND state = 'CONFIRMED' AND NOT EXISTS (
    SELECT FROM receipts r JOIN payments p ON p.id = r.payment_id WHERE p.intent_id = payment.intent_id
      AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id)
  );
END $$;
