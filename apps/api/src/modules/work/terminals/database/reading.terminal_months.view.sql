-- Each terminal in each month since it was entered, as it was at that month's end or is now; a retired one in the month in which it was retired, and
-- in none after it. Days and months of Lagos.
CREATE OR REPLACE VIEW reading.terminal_months WITH (security_invoker = true) AS
SELECT t.id::text || ' ' || to_char(m.month, 'YYYY-MM') AS id, m.month, t.serial, t.bank_code, h.state, h.agent_tpui, nullif(p.name, '') AS agent, h.place,
  v.payments, v.volume_kobo
FROM terminals t
CROSS JOIN LATERAL (
  SELECT at::date AS month, (at + interval '1 month')::date AS next
  FROM generate_series(date_trunc('month', lagos_day(t.added_at)::timestamp), date_trunc('month', lagos_day(now())::timestamp), interval '1 month') AS at
) m
JOIN LATERAL (
  SELECT k.state, k.agent_tpui, k.place, k.since FROM terminal_history k
  WHERE k.terminal_id = t.id AND k.since < lagos_midnight(m.next) ORDER BY k.since DESC LIMIT 1
) h ON true
LEFT JOIN taxpayers p ON p.tpui = h.agent_tpui
CROSS JOIN LATERAL (
  SELECT coalesce(sum(c.receipts_count), 0)::int AS payments, coalesce(sum(c.receipts_kobo), 0)::bigint AS volume_kobo FROM terminal_closes c
  WHERE c.terminal_id = t.id AND c.day >= m.month AND c.day < m.next
) v
WHERE h.state <> 'retired' OR lagos_day(h.since) >= m.month;
COMMENT ON VIEW reading.terminal_months IS 'Terminals by month: state, agent, place, and the payments with a receipt. Kobo.';
GRANT SELECT ON reading.terminal_months TO portal_read_state;
