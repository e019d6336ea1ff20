-- The money is gone: the books lose it, and with it what somebody had decided it was for.
-- What came in parts and was for one bill is held again, but for the part that is gone.
CREATE OR REPLACE FUNCTION reverse_payment(p_payment uuid, p_kind text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  turned uuid;
  stood bigint[] := ARRAY(SELECT d.id FROM standing_decisions(p_payment) d);
BEGIN
  SELECT * INTO payment FROM payments WHERE id = p_payment;
  INSERT INTO ledger_transactions (kind, reference, booked_at) VALUES (p_kind, ledger_reference(payment), p_at) RETURNING id INTO turned;
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT turned, e.account, -e.amount_kobo
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE (t.kind = 'payment' AND t.reference = ledger_reference(payment))
      OR (t.kind = 'decision' AND t.reference IN (SELECT 'review:' || d FROM unnest(stood) d));
  PERFORM take_back_allocations(d, p_at) FROM unnest(stood) d;
  PERFORM open_review_case('decision-countered', i, m.id, jsonb_build_object('paidKobo', m.amount_kobo, 'withoutPart', payment.amount_kobo), p_at)
    FROM review_proposals q JOIN payments m ON m.id IN (SELECT payments_of_case(q.case_id)) AND m.id <> payment.id JOIN payment_intents i ON i.id = m.intent_id
    WHERE q.id = ANY (stood);
  PERFORM return_credit(u.id, p_at) FROM credit_uses u
    WHERE u.state = 'used' AND EXISTS (SELECT FROM credit_use_parts p WHERE p.use_id = u.id AND p.payment_id = payment.id);
END $$;
