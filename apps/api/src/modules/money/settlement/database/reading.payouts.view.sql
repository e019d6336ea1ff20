CREATE OR REPLACE VIEW reading.payouts WITH (security_invoker = true) AS
SELECT b.id, b.reference, b.provider::text AS provider, b.value_date, b.lines, b.matched_kobo, b.gross_kobo, b.fee_kobo, b.net_kobo, b.bank_kobo, b.credited_on,
  b.net_kobo - b.bank_kobo - b.written_off_kobo AS difference_kobo, b.gross_kobo - b.matched_kobo AS unmatched_kobo,
  greatest(coalesce(b.credited_on, lagos_today()) - b.value_date, 0) AS days_late,
  CASE WHEN b.bank_kobo + b.written_off_kobo = b.net_kobo AND b.matched_kobo = b.gross_kobo THEN 'matched' WHEN b.bank_kobo = 0 THEN 'expected'
    WHEN b.bank_kobo + b.written_off_kobo < b.net_kobo THEN 'short' WHEN b.bank_kobo + b.written_off_kobo > b.net_kobo THEN 'over' ELSE 'part' END AS status
FROM settlement_batches b;
GRANT SELECT ON reading.payouts TO portal_read_state;
