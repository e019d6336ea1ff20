-- Cancels those of many bills that are open and that nobody ever tried to pay. Answers how many.
CREATE OR REPLACE FUNCTION cancel_untried_bills(p_bills uuid[], p_by uuid, p_reason text) RETURNS bigint LANGUAGE sql AS $$
  WITH cancelled AS (
    UPDATE bills b SET cancelled_at = clock_timestamp(), cancelled_by = p_by, cancelled_reason = p_reason
    WHERE b.id = ANY (p_bills) AND b.standing = 'open' AND b.cancelled_at IS NULL AND NOT is_law_bill(b.id) AND NOT EXISTS (SELECT FROM bill_attempts a WHERE a.bill_id = b.id)
    RETURNING 1
  )
  SELECT count(*) FROM cancelled
$$;
