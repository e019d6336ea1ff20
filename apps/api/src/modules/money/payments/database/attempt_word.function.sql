-- How an attempt stands, in the word that people are told.
CREATE OR REPLACE FUNCTION attempt_word(state payment_state) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE state WHEN 'PROCESSING' THEN 'checking' WHEN 'CONFIRMED' THEN 'paid' WHEN 'REVIEW' THEN 'review' WHEN 'FAILED' THEN 'failed'
    WHEN 'CANCELLED' THEN 'cancelled' WHEN 'EXPIRED' THEN 'expired' WHEN 'REVERSED' THEN 'reversed' WHEN 'REFUND_PENDING' THEN 'refund'
    WHEN 'REFUNDED' THEN 'refunded' ELSE 'waiting' END
$$;
COMMENT ON FUNCTION attempt_word(payment_state) IS 'The state of an attempt to pay, as its payer is told it.';
