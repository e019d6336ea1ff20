-- The bank pays a payment's money back, or has done so: what its provider gives back besides is paid twice.
CREATE OR REPLACE FUNCTION is_paid_back_by_bank(p_payment uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM refunds r JOIN refund_sends s ON s.refund_id = r.id AND s.method = 'bank'
    WHERE r.payment_id = p_payment AND r.state IN ('sent', 'returned', 'evidenced', 'paid') AND coalesce(s.outcome, '') NOT IN ('failed', 'returned')
  )
$$;
