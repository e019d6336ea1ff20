-- Every attempt to pay a bill of the reader; what an agent pays for several clients is one attempt of each, for their bills alone. As its owner, because readers see no attempt: whose they are, the transaction says.
CREATE OR REPLACE FUNCTION reading.own_attempts() RETURNS TABLE (id uuid, bill_id uuid, bill_reference text, payer_tpui text, mda_id int, heads text, gateway_id text,
  gateway text, reference text, order_id text, amount_kobo bigint, state text, started_at timestamptz, receipt_number text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT i.id, b.id, CASE WHEN k.id IS NULL OR part.of_clients THEN b.reference ELSE k.reference END, b.payer_tpui, b.mda_id,
    CASE WHEN k.id IS NULL
      THEN (SELECT a.heads FROM reading.bill_heads a WHERE a.bill_id = b.id)
      ELSE (
        SELECT string_agg(DISTINCT head_name_on(l.revenue_head_id, l.issued_on), ', ') FROM bill_lines l WHERE l.bill_id = ANY (part.bills)
      ) END,
    i.gateway_id, g.name, i.provider_ref, i.order_id, CASE WHEN part.of_clients THEN part.kobo ELSE i.amount_kobo END,
    CASE i.state WHEN 'PROCESSING' THEN 'checking' WHEN 'CONFIRMED' THEN 'paid' WHEN 'REVIEW' THEN 'review' WHEN 'FAILED' THEN 'failed'
      WHEN 'CANCELLED' THEN 'cancelled' WHEN 'EXPIRED' THEN 'expired' WHEN 'REVERSED' THEN 'reversed' WHEN 'REFUND_PENDING' THEN 'refund'
      WHEN 'REFUNDED' THEN 'refunded' ELSE 'waiting' END,
    i.created_at,
    (SELECT r.receipt_number FROM payments p JOIN receipts r ON r.payment_id = p.id WHERE p.intent_id = i.id AND r.bill_id = b.id LIMIT 1)
  FROM (
    SELECT b.id AS bill_id, a.id AS intent_id FROM bills b JOIN payment_intents a ON a.bill_id = b.id
      WHERE b.payer_tpui = ANY (reading.own_tpuis()) AND (a.basket_id IS NULL OR NOT is_basket_of_clients(a.basket_id))
    UNION ALL
    SELECT (array_agg(b.id ORDER BY p.position))[1], a.id FROM bills b JOIN payment_basket_bills p ON p.bill_id = b.id AND p.consent_id IS NOT NULL
      JOIN payment_intents a ON a.basket_id = p.basket_id
      WHERE b.payer_tpui = ANY (reading.own_tpuis()) GROUP BY a.id
  ) own JOIN bills b ON b.id = own.bill_id JOIN payment_intents i ON i.id = own.intent_id
    LEFT JOIN payment_baskets k ON k.id = i.basket_id LEFT JOIN payment_gateways g ON g.id = i.gateway_id
    LEFT JOIN LATERAL (
      SELECT array_agg(p.bill_id) AS bills, sum(p.amount_kobo)::bigint AS kobo, bool_or(p.consent_id IS NOT NULL) AS of_clients
      FROM payment_basket_bills p JOIN bills x ON x.id = p.bill_id WHERE p.basket_id = k.id AND x.payer_tpui = ANY (reading.own_tpuis())
    ) part ON true
$$;
COMMENT ON FUNCTION reading.own_attempts() IS 'Attempts to pay the bills of the taxpayer who reads. Kobo.';
REVOKE ALL ON FUNCTION reading.own_attempts() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.own_attempts() TO portal_read_taxpayer;
