-- What lines of a provider's list would meet if they were let in now, and the open differences that end so; nothing is written. Lines that came with
-- another file are left out. As `match_settlement_lines()` finds payments: by reference, by our order, or by day and amount where there is but one.
CREATE OR REPLACE FUNCTION foresee_settlement_lines(p_provider payment_provider, p_lines jsonb)
RETURNS TABLE (outcome text, kobo bigint, cases bigint[]) LANGUAGE sql STABLE AS $$
  WITH told AS MATERIALIZED (
    SELECT l.reference, l."orderId" AS order_id, l."grossKobo" AS gross_kobo, l."paidOn" AS paid_on
    FROM jsonb_to_recordset(p_lines) AS l (reference text, "orderId" text, "grossKobo" bigint, "paidOn" date, hash text)
    WHERE NOT EXISTS (SELECT FROM settlement_lines k WHERE k.line_hash = l.hash)
  )
  SELECT CASE
      WHEN t.gross_kobo <= 0 THEN 'takes-back'
      WHEN m.whole IS NULL THEN 'unknown'
      WHEN m.kobo = t.gross_kobo THEN 'settles'
      ELSE 'differs' END,
    t.gross_kobo, ARRAY(
      SELECT c.id FROM settlement_cases c JOIN payment_settlements s ON s.payment_id = c.payment_id
      WHERE c.kind = 'ours-only' AND c.closed_at IS NULL AND c.subject = 'payment:' || s.payment_id AND s.payment_id = ANY (m.payments) ORDER BY c.id)
  FROM told t LEFT JOIN LATERAL (
    SELECT w.* FROM (
      SELECT coalesce(s.basket_intent_id, s.payment_id) AS whole, sum(s.amount_kobo - s.taken_back_kobo) AS kobo, array_agg(s.payment_id) AS payments,
        count(*) OVER () AS wholes
      FROM payment_settlements s
      WHERE s.provider = p_provider AND s.state = 'awaited' AND CASE
        WHEN t.reference <> '' THEN s.provider_ref = t.reference
        WHEN t.order_id <> '' THEN s.payment_id IN (SELECT p.id FROM payments p JOIN payment_intents i ON i.id = p.intent_id WHERE i.order_id = t.order_id)
        ELSE s.paid_on = t.paid_on AND s.amount_kobo - s.taken_back_kobo = t.gross_kobo END
      GROUP BY coalesce(s.basket_intent_id, s.payment_id)
    ) AS w
    WHERE t.reference <> '' OR t.order_id <> '' OR w.wholes = 1
    ORDER BY w.kobo <> t.gross_kobo, w.whole LIMIT 1
  ) AS m ON t.gross_kobo > 0
$$;
