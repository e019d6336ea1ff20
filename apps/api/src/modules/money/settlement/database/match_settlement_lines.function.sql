-- What it promises is that of 0115; of what went back a list has nothing, or the whole and its deduction later. Everything is joined by hashes of what is open: figures of a table that are a day old would else
-- make it compare each line with each payment.
CREATE OR REPLACE FUNCTION match_settlement_lines(p_file uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  way text;
  line record;
BEGIN
  FOREACH way IN ARRAY ARRAY['exact', 'gross', 'part', 'reference', 'order', 'amount'] LOOP
    CONTINUE WHEN NOT EXISTS (
      SELECT FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND CASE way WHEN 'order' THEN l.order_id <> '' WHEN 'amount' THEN l.reference = '' AND l.order_id = '' ELSE l.reference <> '' END
    );
    WITH open_lines AS MATERIALIZED (
      SELECT l.id, l.provider, l.gross_kobo, l.fee_kobo, l.batch_id,
        CASE way WHEN 'order' THEN l.order_id WHEN 'amount' THEN '' ELSE l.reference END AS key,
        CASE WHEN way IN ('exact', 'gross', 'part', 'amount') THEN l.gross_kobo ELSE 0 END AS kobo,
        CASE way WHEN 'amount' THEN l.paid_on END AS day
      FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND CASE way WHEN 'order' THEN l.order_id <> '' WHEN 'amount' THEN l.reference = '' AND l.order_id = '' ELSE l.reference <> '' END
    ), lines AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER same_all AS alike FROM open_lines
      WINDOW same AS (PARTITION BY provider, key, kobo, day ORDER BY id), same_all AS (PARTITION BY provider, key, kobo, day)
    ), awaited AS MATERIALIZED (
      SELECT * FROM awaited_for_lines(way, p_file)
    ), wholes AS (
      SELECT whole, provider, key, sum(amount_kobo)::bigint AS amount_kobo, bool_or(is_of_basket) AS is_basket,
        CASE WHEN way IN ('exact', 'gross', 'part', 'amount') THEN sum(amount_kobo) ELSE 0 END::bigint AS kobo, CASE way WHEN 'amount' THEN min(paid_on) END AS day
      FROM awaited GROUP BY whole, provider, key HAVING way <> 'gross' OR sum(taken_back_kobo) > 0
    ), ranked AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER same_all AS alike FROM wholes
      WINDOW same AS (PARTITION BY provider, key, kobo, day ORDER BY whole), same_all AS (PARTITION BY provider, key, kobo, day)
    ), pairs AS (
      SELECT l.id AS line_id, l.batch_id, l.gross_kobo, l.fee_kobo, p.whole, p.amount_kobo, p.is_basket
      FROM lines l JOIN ranked p ON p.provider = l.provider AND p.key = l.key AND p.kobo = l.kobo AND p.place = l.place
        AND p.day IS NOT DISTINCT FROM l.day
      WHERE way <> 'amount' OR (l.alike = 1 AND p.alike = 1)
    ), shares AS (
      -- What falls short falls short of the last; what is too much is of none of several.
      SELECT p.line_id, p.batch_id, a.payment_id, a.amount_kobo,
        CASE WHEN NOT p.is_basket THEN p.gross_kobo ELSE greatest(0, least(a.amount_kobo, p.gross_kobo - (sum(a.amount_kobo) OVER upto - a.amount_kobo))) END::bigint AS received_kobo,
        (div(p.fee_kobo * sum(a.amount_kobo) OVER upto, p.amount_kobo)
          - div(p.fee_kobo * (sum(a.amount_kobo) OVER upto - a.amount_kobo), p.amount_kobo))::bigint AS fee_kobo
      FROM pairs p JOIN awaited a ON a.whole = p.whole WINDOW upto AS (PARTITION BY p.line_id ORDER BY a.payment_id)
    ), settled AS (
      UPDATE payment_settlements s SET state = CASE WHEN way = 'gross' AND s.taken_back_kobo > 0 THEN 'claim'
            WHEN p.received_kobo = p.amount_kobo THEN 'settled' ELSE 'differs' END,
          claimed_kobo = CASE way WHEN 'gross' THEN s.taken_back_kobo ELSE s.claimed_kobo END, line_id = p.line_id, batch_id = p.batch_id, received_kobo = p.received_kobo, fee_kobo = p.fee_kobo, settled_on = b.value_date
        FROM shares p JOIN settlement_batches b ON b.id = p.batch_id
        WHERE s.payment_id = p.payment_id AND (s.state = 'awaited' OR (way = 'gross' AND s.state = 'taken-back'))
        RETURNING s.line_id, p.amount_kobo, s.received_kobo
    ), sums AS (
      SELECT line_id, sum(least(amount_kobo, received_kobo))::bigint AS matched_kobo, sum(amount_kobo)::bigint AS amount_kobo FROM settled GROUP BY line_id
    )
    UPDATE settlement_lines l SET matched_by = CASE WHEN way IN ('exact', 'gross', 'part') THEN 'reference' ELSE way END,
        state = CASE WHEN sums.matched_kobo = l.gross_kobo AND sums.amount_kobo = l.gross_kobo THEN 'matched' ELSE 'differs' END,
        matched_kobo = sums.matched_kobo
      FROM sums WHERE l.id = sums.line_id AND l.state IN ('new', 'theirs-only');
  END LOOP;
  -- What a provider deducts: of all bills that were paid together, or of one.
  FOREACH way IN ARRAY ARRAY['whole', 'part'] LOOP
    CONTINUE WHEN NOT EXISTS (SELECT FROM settlement_lines WHERE gross_kobo < 0 AND state IN ('new', 'theirs-only') AND written_off_kobo = 0);
    WITH lines AS MATERIALIZED (
      SELECT id, provider, reference, -gross_kobo AS kobo, row_number() OVER (PARTITION BY provider, reference, gross_kobo ORDER BY id) AS place
      FROM settlement_lines WHERE gross_kobo < 0 AND state IN ('new', 'theirs-only') AND written_off_kobo = 0
    ), claims AS MATERIALIZED (
      SELECT payment_id, provider, provider_ref, claimed_kobo - deducted_kobo AS kobo, CASE way WHEN 'part' THEN payment_id ELSE coalesce(basket_intent_id, payment_id) END AS whole
      FROM payment_settlements WHERE state IN ('claim', 'differs') AND claimed_kobo > deducted_kobo
    ), wholes AS (
      SELECT whole, provider, provider_ref, sum(kobo)::bigint AS kobo,
        row_number() OVER (PARTITION BY provider, provider_ref, sum(kobo) ORDER BY whole) AS place
      FROM claims GROUP BY whole, provider, provider_ref
    ), pairs AS (
      SELECT l.id AS line_id, c.payment_id
      FROM lines l JOIN wholes w ON w.provider = l.provider AND w.provider_ref = l.reference AND w.kobo = l.kobo AND w.place = l.place
        JOIN claims c ON c.whole = w.whole
    ), met AS (
      UPDATE payment_settlements s SET deducted_kobo = s.claimed_kobo, state = CASE s.state WHEN 'claim' THEN 'claim-met' ELSE s.state END
        FROM pairs WHERE s.payment_id = pairs.payment_id AND s.claimed_kobo > s.deducted_kobo RETURNING pairs.line_id
    )
    UPDATE settlement_lines l SET state = 'takes-back', matched_by = 'reference', matched_kobo = gross_kobo
      WHERE l.id IN (SELECT line_id FROM met) AND l.state IN ('new', 'theirs-only');
  END LOOP;
  -- And what it deducts bit by bit.
  FOR line IN
    SELECT id, provider, reference, -gross_kobo AS kobo FROM settlement_lines
    WHERE gross_kobo < 0 AND state IN ('new', 'theirs-only') AND written_off_kobo = 0 AND reference <> '' ORDER BY id
  LOOP
    UPDATE payment_settlements s SET deducted_kobo = s.deducted_kobo + line.kobo,
        state = CASE WHEN s.state = 'claim' AND s.deducted_kobo + line.kobo = s.claimed_kobo THEN 'claim-met' ELSE s.state END
      WHERE s.payment_id = (
        SELECT c.payment_id FROM payment_settlements c WHERE c.provider = line.provider AND c.provider_ref = line.reference
          AND c.state IN ('claim', 'differs') AND c.claimed_kobo - c.deducted_kobo >= line.kobo ORDER BY c.payment_id LIMIT 1);
    CONTINUE WHEN NOT found;
    UPDATE settlement_lines SET state = 'takes-back', matched_by = 'reference', matched_kobo = gross_kobo WHERE id = line.id;
  END LOOP;
  UPDATE settlement_lines SET state = 'theirs-only' WHERE state = 'new' AND (p_file IS NULL OR file_id = p_file);
  PERFORM book_settlement_lines();
END $$;
