-- Payments that a file's lines may mean, and no others: by reference, by our order, or by day where a line has neither. What went back is
-- left out of their amounts, but where a list may have the whole of it (`gross`).
CREATE OR REPLACE FUNCTION awaited_for_lines(p_way text, p_file uuid) RETURNS TABLE (payment_id uuid, provider payment_provider, key text,
  amount_kobo bigint, paid_on date, whole uuid, is_of_basket boolean, taken_back_kobo bigint) LANGUAGE plpgsql STABLE SET enable_nestloop = off AS $$
#variable_conflict use_column
BEGIN
  IF p_way = 'order' THEN
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.order_id FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file) AND l.order_id <> ''
    ), found AS MATERIALIZED (
      -- Key by key: who wrote the orders is not open alone.
      SELECT k.provider, k.order_id, unnest(ARRAY(
        SELECT p.id FROM payments p WHERE p.intent_id = (SELECT i.id FROM payment_intents i WHERE i.order_id = k.order_id))) AS payment_id
      FROM keys k
    )
    SELECT s.payment_id, s.provider, f.order_id, s.amount_kobo - s.taken_back_kobo, s.paid_on, coalesce(s.basket_intent_id, s.payment_id), s.basket_intent_id IS NOT NULL, s.taken_back_kobo
      FROM found f JOIN payment_settlements s ON s.payment_id = f.payment_id
      WHERE s.provider = f.provider AND s.state = 'awaited';
  ELSIF p_way = 'amount' THEN
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.paid_on FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND l.reference = '' AND l.order_id = ''
    )
    SELECT s.payment_id, s.provider, '', s.amount_kobo - s.taken_back_kobo, s.paid_on, coalesce(s.basket_intent_id, s.payment_id), s.basket_intent_id IS NOT NULL, s.taken_back_kobo
      FROM keys k JOIN payment_settlements s ON s.provider = k.provider AND s.paid_on = k.paid_on WHERE s.state = 'awaited';
  ELSE
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.reference FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file) AND l.reference <> ''
    )
    SELECT s.payment_id, s.provider, s.provider_ref, CASE p_way WHEN 'gross' THEN s.amount_kobo ELSE s.amount_kobo - s.taken_back_kobo END, s.paid_on,
        CASE p_way WHEN 'part' THEN s.payment_id ELSE coalesce(s.basket_intent_id, s.payment_id) END, s.basket_intent_id IS NOT NULL, s.taken_back_kobo
      FROM keys k JOIN payment_settlements s ON s.provider = k.provider AND s.provider_ref = k.reference
      WHERE (s.state = 'awaited' OR (p_way = 'gross' AND s.state = 'taken-back')) AND (p_way <> 'part' OR s.basket_intent_id IS NOT NULL);
  END IF;
END $$;
