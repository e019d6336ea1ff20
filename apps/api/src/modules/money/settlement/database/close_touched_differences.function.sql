-- What two persons decided about one difference ends others about the same payments, lines, payouts and credits. Those alone are looked at:
-- comparing everything is the night's, and takes half a minute where hundreds of thousands of lines are unknown.
CREATE OR REPLACE FUNCTION close_touched_differences(p_proposal bigint) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  closed int;
BEGIN
  WITH proposal AS (SELECT q.*, c.payment_id, c.line_id AS own_line_id, c.batch_id, c.bank_line_id AS own_bank_line_id
    FROM settlement_proposals q JOIN settlement_cases c ON c.id = q.case_id WHERE q.id = p_proposal),
  parts AS (SELECT payment_id, batch_id FROM settlement_proposal_parts WHERE proposal_id = p_proposal),
  touched AS (
    SELECT 'payment:' || s.payment_id AS subject, s.state <> 'awaited' AS is_found, s.written_off_kobo <> 0 AS is_given_up
      FROM payment_settlements s WHERE s.payment_id IN (SELECT payment_id FROM parts UNION SELECT payment_id FROM proposal)
    UNION ALL
    SELECT 'line:' || l.id, l.state <> 'theirs-only', l.written_off_kobo <> 0
      FROM settlement_lines l WHERE l.id IN (SELECT line_id FROM proposal UNION SELECT own_line_id FROM proposal)
    UNION ALL
    SELECT 'payout:' || b.id, b.bank_kobo + b.written_off_kobo = b.net_kobo, b.bank_kobo + b.written_off_kobo = b.net_kobo
      FROM settlement_batches b WHERE b.id IN (SELECT batch_id FROM parts UNION SELECT batch_id FROM proposal)
    UNION ALL
    SELECT 'credit:' || k.id, k.batch_id IS NOT NULL, k.written_off_kobo <> 0
      FROM bank_lines k WHERE k.id IN (SELECT bank_line_id FROM proposal UNION SELECT own_bank_line_id FROM proposal)
  )
  UPDATE settlement_cases c SET closed_at = clock_timestamp(), evidence = settlement_evidence(c)
    FROM touched t
    WHERE c.subject = t.subject AND c.closed_at IS NULL
      AND CASE WHEN c.kind IN ('ours-only', 'theirs-only', 'payout-missing', 'payout-differs', 'unknown-credit') THEN t.is_found OR t.is_given_up
        WHEN c.kind = 'amount-differs' THEN t.is_given_up ELSE false END;
  GET DIAGNOSTICS closed = ROW_COUNT;
  RETURN closed;
END $$;
