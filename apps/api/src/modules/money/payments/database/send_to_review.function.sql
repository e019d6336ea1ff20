-- Money that is not for the bill as it stands: a move to REVIEW where the table has one, when it is asked about again, and the news.
CREATE OR REPLACE FUNCTION send_to_review(p_intent payment_intents, p_reference text, p_kind text, p_key text, p_at timestamptz, p_next_check_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment_intents
    SET state = 'REVIEW', checks = 0, next_check_at = p_next_check_at, updated_at = p_at
    WHERE id = p_intent.id
      AND EXISTS (SELECT FROM payment_transitions WHERE from_state = p_intent.state AND to_state = 'REVIEW');
  INSERT INTO outbox (topic, dedupe_key, payload, created_at)
    VALUES ('payment.review', 'review:' || p_key, jsonb_build_object('billReference', p_reference, 'kind', p_kind), p_at)
    ON CONFLICT (dedupe_key) DO NOTHING;
END $$;
