-- Receipts that count and that a payment is in: by itself, or as one of several part payments.
CREATE OR REPLACE FUNCTION receipts_of_money(p_payment uuid) RETURNS SETOF receipts LANGUAGE sql STABLE AS $$
  SELECT r.* FROM receipts r
  WHERE (r.payment_id = p_payment OR r.bill_id IN (
      SELECT a.bill_id FROM payment_allocations a WHERE a.payment_id = p_payment AND a.purpose = 'bill' GROUP BY a.bill_id HAVING sum(a.amount_kobo) > 0))
    AND NOT EXISTS (SELECT FROM receipt_voids v WHERE v.receipt_id = r.id)
$$;
