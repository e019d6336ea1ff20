-- What a case was closed by.
CREATE OR REPLACE FUNCTION settlement_evidence(difference settlement_cases) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE q.action WHEN 'match' THEN 'matched by hand by two persons'
      WHEN 'book' THEN CASE WHEN q.intent_id IS NULL THEN 'booked as owed, by two persons' ELSE 'booked as a payment by two persons' END ELSE 'given up by two persons' END
    FROM settlement_proposals q WHERE q.case_id = difference.id AND q.outcome = 'approved' ORDER BY q.id DESC LIMIT 1
  ), CASE
    WHEN difference.payment_id IS NOT NULL THEN (
      SELECT CASE s.state WHEN 'taken-back' THEN 'the money went back' WHEN 'claim-met' THEN 'the provider deducted it' WHEN 'booked' THEN 'booked as owed, by two persons'
        ELSE s.state || ' on ' || s.settled_on || ' in payout ' || b.reference END
      FROM payment_settlements s LEFT JOIN settlement_batches b ON b.id = s.batch_id WHERE s.payment_id = difference.payment_id)
    WHEN difference.line_id IS NOT NULL THEN (
      SELECT 'payment ' || s.bill_reference || ' found' FROM payment_settlements s WHERE s.line_id = difference.line_id LIMIT 1)
    WHEN difference.batch_id IS NOT NULL THEN (
      SELECT 'credited at the bank on ' || b.credited_on FROM settlement_batches b WHERE b.id = difference.batch_id)
    WHEN difference.bank_line_id IS NOT NULL THEN (
      SELECT 'it is payout ' || b.reference FROM bank_lines k JOIN settlement_batches b ON b.id = k.batch_id WHERE k.id = difference.bank_line_id)
    WHEN difference.kind = 'late' THEN 'every payment of the day is in a list now'
  END, 'the lists agree now')
$$;
