-- Opens a case for a person. `p_payment` may be absent when there is no amount to book.
CREATE OR REPLACE FUNCTION open_review_case(p_kind text, p_intent payment_intents, p_payment uuid, p_detail jsonb, p_at timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO review_cases (kind, bill_id, intent_id, payment_id, detail, opened_at)
    VALUES (p_kind, p_intent.bill_id, p_intent.id, p_payment, p_detail, p_at)
    ON CONFLICT DO NOTHING
$$;
