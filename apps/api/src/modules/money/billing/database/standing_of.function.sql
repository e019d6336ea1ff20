-- Whatever the day: `open` is unpaid, or expired once its day has passed. The order of the view bill_overviews.
CREATE OR REPLACE FUNCTION standing_of(bill bills) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bill.pay_status_id = 2 THEN
      CASE WHEN EXISTS (SELECT FROM receipts r JOIN receipt_voids v ON v.receipt_id = r.id WHERE r.bill_id = bill.id)
        THEN 'void' ELSE 'paid' END
    WHEN EXISTS (
        SELECT FROM bill_attempts a JOIN payment_intents i ON i.id = a.intent_id
        WHERE a.bill_id = bill.id AND i.state IN ('REVIEW', 'REFUND_PENDING') AND awaits_person(i.id)
      ) OR EXISTS (
        SELECT FROM review_cases c WHERE c.bill_id = bill.id AND c.resolved_at IS NULL AND NOT is_mere_claim(c.kind)
      ) THEN 'under-review'
    WHEN bill.cancelled_at IS NOT NULL THEN 'cancelled'
    ELSE 'open'
  END
$$;
