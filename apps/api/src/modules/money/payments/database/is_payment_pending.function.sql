-- Somebody may be paying this very moment: an attempt that is being made or processed, that began within half an hour, or about which
-- its provider has not answered clearly.
CREATE OR REPLACE FUNCTION is_payment_pending(p_bill uuid) RETURNS boolean LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM attempts_of_bill(p_bill) i
    WHERE is_attempt_unclear(i) OR (i.state = 'AWAITING_PAYMENT' AND i.created_at > clock_timestamp() - interval '30 minutes')
  );
END $$;
