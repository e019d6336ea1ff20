-- What goes back is expected no more; what a list has already is to be deducted from a later one.
CREATE OR REPLACE FUNCTION take_back_settlement(p_payment uuid, p_kobo bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE payment_settlements s SET taken_back_kobo = s.taken_back_kobo + back.kobo,
      claimed_kobo = s.claimed_kobo + CASE WHEN s.line_id IS NULL THEN 0 ELSE back.kobo END,
      state = CASE WHEN s.line_id IS NULL THEN CASE WHEN s.taken_back_kobo + back.kobo = s.amount_kobo THEN 'taken-back' ELSE s.state END
        -- What is short or too much stays one difference, and what went back of it another.
        WHEN s.state = 'differs' AND s.taken_back_kobo + back.kobo < s.amount_kobo THEN 'differs' ELSE 'claim' END
    FROM (SELECT payment_id, least(p_kobo, amount_kobo - taken_back_kobo) AS kobo FROM payment_settlements WHERE payment_id = p_payment) back
    WHERE s.payment_id = back.payment_id AND back.kobo > 0
$$;
