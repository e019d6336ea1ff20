-- Lines look for their payments by keys alone, whatever the planner believes of tables that grew today, and are booked together.
-- Functions only: no table is changed or locked.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Payments that a file's lines may mean, and no others: by reference, by our order, or by day where a line has neither.
CREATE FUNCTION awaited_for_lines(p_way text, p_file uuid) RETURNS TABLE (payment_id uuid, provider payment_provider, key text,
  amount_kobo bigint, paid_on date, whole uuid, is_of_basket boolean) LANGUAGE plpgsql STABLE SET enable_nestloop = off AS $$
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
    SELECT s.payment_id, s.provider, f.order_id, s.amount_kobo, s.paid_on, coalesce(s.basket_intent_id, s.payment_id), s.basket_intent_id IS NOT NULL
      FROM found f JOIN payment_settlements s ON s.payment_id = f.payment_id
      WHERE s.provider = f.provider AND s.state = 'awaited';
  ELSIF p_way = 'amount' THEN
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.paid_on FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND l.reference = '' AND l.order_id = ''
    )
    SELECT s.payment_id, s.provider, '', s.amount_kobo, s.paid_on, coalesce(s.basket_intent_id, s.payment_id), s.basket_intent_id IS NOT NULL
      FROM keys k JOIN payment_settlements s ON s.provider = k.provider AND s.paid_on = k.paid_on WHERE s.state = 'awaited';
  ELSE
    RETURN QUERY WITH keys AS MATERIALIZED (
      SELECT DISTINCT l.provider, l.reference FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file) AND l.reference <> ''
    )
    SELECT s.payment_id, s.provider, s.provider_ref, s.amount_kobo, s.paid_on,
        CASE p_way WHEN 'part' THEN s.payment_id ELSE coalesce(s.basket_intent_id, s.payment_id) END, s.basket_intent_id IS NOT NULL
      FROM keys k JOIN payment_settlements s ON s.provider = k.provider AND s.provider_ref = k.reference
      WHERE s.state = 'awaited' AND (p_way <> 'part' OR s.basket_intent_id IS NOT NULL);
  END IF;
END $$;--> statement-breakpoint

-- What it promises is that of 0107. Everything is joined by hashes of what is open: figures of a table that are a day old would else
-- make it compare each line with each payment.
CREATE OR REPLACE FUNCTION match_settlement_lines(p_file uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['exact', 'part', 'reference', 'order', 'amount'] LOOP
    CONTINUE WHEN NOT EXISTS (
      SELECT FROM settlement_lines l
      WHERE l.state IN ('new', 'theirs-only') AND l.gross_kobo > 0 AND l.written_off_kobo = 0 AND (p_file IS NULL OR l.file_id = p_file)
        AND CASE way WHEN 'order' THEN l.order_id <> '' WHEN 'amount' THEN l.reference = '' AND l.order_id = '' ELSE l.reference <> '' END
    );
    WITH open_lines AS MATERIALIZED (
      SELECT l.id, l.provider, l.gross_kobo, l.fee_kobo, l.batch_id,
        CASE way WHEN 'order' THEN l.order_id WHEN 'amount' THEN '' ELSE l.reference END AS key,
        CASE WHEN way IN ('exact', 'part', 'amount') THEN l.gross_kobo ELSE 0 END AS kobo,
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
        CASE WHEN way IN ('exact', 'part', 'amount') THEN sum(amount_kobo) ELSE 0 END::bigint AS kobo, CASE way WHEN 'amount' THEN min(paid_on) END AS day
      FROM awaited GROUP BY whole, provider, key
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
      UPDATE payment_settlements s SET state = CASE WHEN p.received_kobo = p.amount_kobo THEN 'settled' ELSE 'differs' END,
          line_id = p.line_id, batch_id = p.batch_id, received_kobo = p.received_kobo, fee_kobo = p.fee_kobo, settled_on = b.value_date
        FROM shares p JOIN settlement_batches b ON b.id = p.batch_id
        WHERE s.payment_id = p.payment_id AND s.state = 'awaited'
        RETURNING s.line_id, s.amount_kobo, s.received_kobo
    ), sums AS (
      SELECT line_id, sum(least(amount_kobo, received_kobo))::bigint AS matched_kobo, sum(amount_kobo)::bigint AS amount_kobo FROM settled GROUP BY line_id
    )
    UPDATE settlement_lines l SET matched_by = CASE WHEN way IN ('exact', 'part') THEN 'reference' ELSE way END,
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
      SELECT payment_id, provider, provider_ref, amount_kobo, CASE way WHEN 'part' THEN payment_id ELSE coalesce(basket_intent_id, payment_id) END AS whole
      FROM payment_settlements WHERE state = 'claim'
    ), wholes AS (
      SELECT whole, provider, provider_ref, sum(amount_kobo)::bigint AS kobo,
        row_number() OVER (PARTITION BY provider, provider_ref, sum(amount_kobo) ORDER BY whole) AS place
      FROM claims GROUP BY whole, provider, provider_ref
    ), pairs AS (
      SELECT l.id AS line_id, c.payment_id
      FROM lines l JOIN wholes w ON w.provider = l.provider AND w.provider_ref = l.reference AND w.kobo = l.kobo AND w.place = l.place
        JOIN claims c ON c.whole = w.whole
    ), met AS (
      UPDATE payment_settlements s SET state = 'claim-met' FROM pairs WHERE s.payment_id = pairs.payment_id AND s.state = 'claim' RETURNING pairs.line_id
    )
    UPDATE settlement_lines l SET state = 'takes-back', matched_by = 'reference', matched_kobo = gross_kobo
      WHERE l.id IN (SELECT line_id FROM met) AND l.state IN ('new', 'theirs-only');
  END LOOP;
  UPDATE settlement_lines SET state = 'theirs-only' WHERE state = 'new' AND (p_file IS NULL OR file_id = p_file);
  PERFORM book_settlement_lines();
END $$;--> statement-breakpoint

-- Payout by payout, and what finds its payment later line by line; all lines at once.
CREATE OR REPLACE FUNCTION book_settlement_lines() RETURNS void LANGUAGE plpgsql SET enable_nestloop = on AS $$
DECLARE
  part record;
  made uuid;
BEGIN
  FOR part IN
    SELECT l.batch_id, l.provider, count(*)::int AS lines, sum(l.gross_kobo)::bigint AS gross, sum(l.fee_kobo)::bigint AS fee,
      sum(l.matched_kobo)::bigint AS matched, max(l.id) AS last
    FROM settlement_lines l WHERE l.booked_kobo IS NULL GROUP BY l.batch_id, l.provider ORDER BY l.batch_id
  LOOP
    UPDATE settlement_batches SET lines = lines + part.lines, gross_kobo = gross_kobo + part.gross, fee_kobo = fee_kobo + part.fee,
      matched_kobo = matched_kobo + part.matched WHERE id = part.batch_id;
    INSERT INTO ledger_transactions (kind, reference, booked_at)
      VALUES ('settlement', 'batch:' || part.batch_id || ':' || part.last, clock_timestamp()) RETURNING id INTO made;
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
      SELECT made, account, kobo FROM (VALUES ('transit:' || part.provider, part.gross - part.fee), ('expense:provider-fees', part.fee),
        ('clearing:' || part.provider, -part.matched), ('suspense:settlement', part.matched - part.gross)) e (account, kobo) WHERE kobo <> 0;
  END LOOP;
  UPDATE settlement_lines SET booked_kobo = matched_kobo WHERE booked_kobo IS NULL;
  WITH late AS MATERIALIZED (
    SELECT id, batch_id, provider, matched_kobo, matched_kobo - booked_kobo AS kobo FROM settlement_lines WHERE booked_kobo <> matched_kobo
  ), lines AS (
    UPDATE settlement_lines l SET booked_kobo = late.matched_kobo FROM late WHERE l.id = late.id
  ), batches AS (
    UPDATE settlement_batches b SET matched_kobo = b.matched_kobo + sums.kobo
      FROM (SELECT batch_id, sum(kobo)::bigint AS kobo FROM late GROUP BY batch_id) sums WHERE b.id = sums.batch_id
  ), booked AS (
    INSERT INTO ledger_transactions (kind, reference, booked_at)
      SELECT 'settlement-match', 'line:' || id || ':' || matched_kobo, clock_timestamp() FROM late ORDER BY id RETURNING id, reference
  )
  INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
    SELECT booked.id, e.account, e.kobo
    FROM booked JOIN late ON booked.reference = 'line:' || late.id || ':' || late.matched_kobo,
      LATERAL (VALUES ('suspense:settlement', late.kobo), ('clearing:' || late.provider, -late.kobo)) e (account, kobo);
END $$;--> statement-breakpoint

-- Credits at the bank find their payout: by its reference in what the statement says, else by amount and day where there is but one.
CREATE OR REPLACE FUNCTION match_bank_lines() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['reference', 'amount'] LOOP
    CONTINUE WHEN NOT EXISTS (SELECT FROM bank_lines WHERE batch_id IS NULL AND amount_kobo > 0 AND written_off_kobo = 0);
    WITH credits AS MATERIALIZED (
      SELECT id, amount_kobo, value_date, upper(reference || ' ' || narration) AS said FROM bank_lines
      WHERE batch_id IS NULL AND amount_kobo > 0 AND written_off_kobo = 0
    ), payouts AS MATERIALIZED (
      SELECT id, provider, net_kobo, value_date, upper(reference) AS name, bank_kobo FROM settlement_batches
      WHERE CASE way WHEN 'reference' THEN length(reference) >= 6 ELSE bank_kobo = 0 END
    ), pairs AS (
      SELECT k.id, k.amount_kobo, k.value_date, b.id AS batch_id, b.provider, count(*) OVER (PARTITION BY k.id) AS payouts,
        count(*) OVER (PARTITION BY b.id) AS credits
      FROM credits k JOIN payouts b ON CASE way WHEN 'reference' THEN strpos(k.said, b.name) > 0
        ELSE b.net_kobo = k.amount_kobo AND k.value_date BETWEEN b.value_date - 1 AND b.value_date + 3 END
    ), found AS MATERIALIZED (
      SELECT * FROM pairs WHERE payouts = 1 AND (way = 'reference' OR credits = 1)
    ), matched AS (
      UPDATE bank_lines k SET batch_id = found.batch_id, matched_by = way FROM found WHERE k.id = found.id
    ), credited AS (
      UPDATE settlement_batches b SET bank_kobo = b.bank_kobo + sums.kobo, credited_on = greatest(b.credited_on, sums.day)
        FROM (SELECT batch_id, sum(amount_kobo)::bigint AS kobo, max(value_date) AS day FROM found GROUP BY batch_id) sums WHERE b.id = sums.batch_id
    ), booked AS (
      INSERT INTO ledger_transactions (kind, reference, booked_at)
        SELECT 'settlement-bank', 'credit:' || id, clock_timestamp() FROM found ORDER BY id RETURNING id, reference
    )
    INSERT INTO ledger_entries (transaction_id, account, amount_kobo)
      SELECT booked.id, e.account, e.kobo
      FROM booked JOIN found ON booked.reference = 'credit:' || found.id,
        LATERAL (VALUES ('bank:treasury', found.amount_kobo), ('transit:' || found.provider, -found.amount_kobo)) e (account, kobo);
  END LOOP;
END $$;
