-- What of a payment is settled and was not given back, by head: receipts less voids and parts given back, and no more than came.
CREATE OR REPLACE FUNCTION share_settled(p_payment uuid) RETURNS TABLE (revenue_head_id integer, kobo bigint, of_kobo bigint, settled_kobo bigint)
LANGUAGE sql STABLE AS $$
  WITH heads AS (
    SELECT k.revenue_head_id, greatest(sum(k.amount_kobo), 0)::bigint AS kobo
    FROM payment_settlements s JOIN receipts r ON r.payment_id = s.payment_id AND r.bill_id = s.bill_id JOIN collection_lines k ON k.receipt_id = r.id
    WHERE s.payment_id = p_payment GROUP BY k.revenue_head_id
  )
  SELECT h.revenue_head_id, h.kobo, (sum(h.kobo) OVER ())::bigint,
    least((sum(h.kobo) OVER ())::bigint, CASE WHEN s.line_id IS NULL THEN 0 ELSE greatest(s.received_kobo, 0) END)
  FROM heads h, payment_settlements s WHERE s.payment_id = p_payment
$$;
