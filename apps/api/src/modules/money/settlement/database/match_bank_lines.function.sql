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
