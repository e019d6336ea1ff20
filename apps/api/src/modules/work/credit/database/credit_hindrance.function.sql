-- Why a bill cannot be paid from credit now; null where it can.
CREATE OR REPLACE FUNCTION credit_hindrance(p_bill bills, p_day date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_bill.pay_status_id <> 1 OR p_bill.cancelled_at IS NOT NULL OR p_bill.standing <> 'open' THEN 'not-open'
    WHEN p_bill.expires_on < p_day THEN 'expired'
    WHEN is_payment_pending_when_asked(p_bill.id) THEN 'payment-pending'
    WHEN (SELECT coalesce(sum(free_kobo), 0) FROM credit_lots(p_bill.payer_tpui)) < p_bill.total_kobo THEN 'not-enough'
  END
$$;
