CREATE OR REPLACE VIEW reading.terminal_months WITH (security_invoker = true) AS
SELECT t.id::text || ' ' || to_char(k.month, 'YYYY-MM') AS id, t.serial, t.bank_code, t.agent_tpui AS tpui, t.place, t.latitude, t.longitude, t.state, k.month,
  k.days, k.payments, k.kobo, k.open_days
FROM terminals t
JOIN (
  SELECT terminal_id, date_trunc('month', day)::date AS month, count(*)::int AS days, sum(receipts_count)::int AS payments,
    sum(receipts_kobo)::bigint AS kobo, (count(*) FILTER (WHERE state NOT IN ('agrees', 'closed')))::int AS open_days
  FROM terminal_closes GROUP BY terminal_id, date_trunc('month', day)
) k ON k.terminal_id = t.id;
COMMENT ON VIEW reading.terminal_months IS 'What each terminal took in a month, for the list of the Central Bank. Kobo.';
GRANT SELECT ON reading.terminal_months TO portal_read_state;
