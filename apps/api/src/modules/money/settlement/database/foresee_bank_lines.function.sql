-- What credits of a bank statement would meet if they were let in now, and the open differences of payouts that end so; nothing is written. As
-- `match_bank_lines()` finds payouts: by a reference in what the statement says, else by amount and day where there is but one.
CREATE OR REPLACE FUNCTION foresee_bank_lines(p_lines jsonb) RETURNS TABLE (outcome text, kobo bigint, cases bigint[]) LANGUAGE sql STABLE AS $$
  WITH told AS MATERIALIZED (
    SELECT upper(l.reference || ' ' || l.narration) AS said, l."grossKobo" AS gross_kobo, l."valueDate" AS value_date
    FROM jsonb_to_recordset(p_lines) AS l (reference text, narration text, "grossKobo" bigint, "valueDate" date, hash text)
    WHERE NOT EXISTS (SELECT FROM bank_lines k WHERE k.line_hash = l.hash)
  ), open_payouts AS MATERIALIZED (
    SELECT id, upper(reference) AS name, net_kobo - bank_kobo - written_off_kobo AS missing_kobo, net_kobo, bank_kobo, value_date
    FROM settlement_batches WHERE bank_kobo + written_off_kobo <> net_kobo
  )
  SELECT CASE
      WHEN t.gross_kobo <= 0 THEN 'takes-back'
      WHEN m.id IS NULL THEN 'unknown'
      WHEN m.missing_kobo = t.gross_kobo THEN 'settles'
      ELSE 'differs' END,
    t.gross_kobo, ARRAY(
      SELECT c.id FROM settlement_cases c
      WHERE c.closed_at IS NULL AND c.subject = 'payout:' || m.id AND c.kind IN ('payout-missing', 'payout-differs')
        AND (c.kind = 'payout-missing' OR m.missing_kobo = t.gross_kobo) ORDER BY c.id)
  FROM told t LEFT JOIN LATERAL (
    SELECT w.id, w.missing_kobo FROM (
      SELECT b.*, length(b.name) >= 6 AND strpos(t.said, b.name) > 0 AS is_named,
        count(*) FILTER (WHERE length(b.name) >= 6 AND strpos(t.said, b.name) > 0) OVER () AS named, count(*) OVER () AS payouts
      FROM open_payouts b
      WHERE (length(b.name) >= 6 AND strpos(t.said, b.name) > 0)
        OR (b.bank_kobo = 0 AND b.net_kobo = t.gross_kobo AND t.value_date BETWEEN b.value_date - 1 AND b.value_date + 3)
    ) AS w
    WHERE (w.is_named AND w.named = 1) OR (w.named = 0 AND w.payouts = 1)
  ) AS m ON t.gross_kobo > 0
$$;
