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
END $$;
