-- What could be given up of a difference: above zero what never came, below zero what came too much. Null where nothing can be.
CREATE OR REPLACE FUNCTION settlement_shortfall(difference settlement_cases) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN difference.kind = 'amount-differs' AND difference.payment_id IS NOT NULL
      THEN (SELECT s.amount_kobo - s.taken_back_kobo + s.claimed_kobo - s.received_kobo FROM payment_settlements s WHERE s.payment_id = difference.payment_id AND s.state = 'differs' AND s.written_off_kobo = 0)
    WHEN difference.kind IN ('amount-differs', 'theirs-only')
      THEN (SELECT l.matched_kobo - l.gross_kobo FROM settlement_lines l WHERE l.id = difference.line_id AND l.state IN ('differs', 'theirs-only') AND l.written_off_kobo = 0)
    WHEN difference.kind IN ('payout-differs', 'payout-missing')
      THEN (SELECT b.net_kobo - b.bank_kobo - b.written_off_kobo FROM settlement_batches b WHERE b.id = difference.batch_id)
    WHEN difference.kind = 'unknown-credit'
      THEN (SELECT -k.amount_kobo FROM bank_lines k WHERE k.id = difference.bank_line_id AND k.batch_id IS NULL AND k.written_off_kobo = 0)
  END
$$;
