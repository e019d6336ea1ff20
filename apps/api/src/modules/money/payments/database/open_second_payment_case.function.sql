-- A status answer speaks of one payment of a reference. Notices, or answers, that name different days or references are a claim of a
-- second one: a case for a person, one at a time, and the payer is told. No money moves. Answers with the case, or null.
-- Answers name the day of the same payment by another clock than notices do: between the two only more than a day counts.
CREATE OR REPLACE FUNCTION open_second_payment_case(p_intent uuid, p_at timestamptz DEFAULT clock_timestamp()) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  opened bigint;
  claims jsonb;
BEGIN
  -- A decision about the last case holds this row: what is told meanwhile is seen by one of the two, never by none.
  PERFORM FROM payment_intents WHERE id = p_intent FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM review_cases WHERE kind = 'second-payment' AND intent_id = p_intent AND resolved_at IS NULL) THEN RETURN NULL; END IF;
  claims := claims_without_case(p_intent);
  IF claims IS NULL THEN RETURN NULL; END IF;
  INSERT INTO review_cases (kind, bill_id, intent_id, detail, opened_at)
    SELECT 'second-payment', bill_id, id, jsonb_build_object('claims', claims), p_at FROM payment_intents WHERE id = p_intent
    ON CONFLICT DO NOTHING RETURNING id INTO opened;
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    SELECT 'payment.review', 'review:case:' || opened, jsonb_build_object('billReference', b.reference, 'kind', 'second-payment'), p_at
    FROM payment_intents i JOIN bills b ON b.id = i.bill_id WHERE i.id = p_intent AND opened IS NOT NULL;
  RETURN opened;
END $$;
