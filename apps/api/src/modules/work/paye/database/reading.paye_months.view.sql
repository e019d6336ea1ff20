CREATE OR REPLACE VIEW reading.paye_months WITH (security_invoker = true) AS
SELECT e.tpui || '~' || to_char(m.month, 'YYYY-MM') AS id, e.tpui, t.name AS employer, t.home_office_id, o.name AS home_office,
  to_char(m.month, 'YYYY-MM') AS month, d.due_on, f.filed_on, greatest(0, coalesce(f.filed_on, d.today) - d.due_on) AS days_late,
  greatest(0, coalesce(f.versions, 0) - 1)::int AS amendments, coalesce(f.employees, 0) AS employees, coalesce(f.outliers, 0) AS outliers,
  coalesce(f.gross_kobo, 0)::bigint AS gross_kobo, coalesce(f.due_kobo, 0)::bigint AS due_kobo,
  reading.paye_payment(e.tpui, m.month::date) AS payment, reading.paye_open_queries(e.tpui, m.month::date) AS open_queries,
  CASE WHEN f.filed_on IS NULL THEN CASE WHEN d.due_on < d.today THEN 'not-filed' ELSE 'awaited' END
    WHEN f.filed_on > d.due_on THEN 'late' ELSE 'in-time' END AS status,
  coalesce(f.deducted_kobo, 0)::bigint AS deducted_kobo, coalesce(f.law_kobo, 0)::bigint AS law_kobo, coalesce(f.left_out, 0) AS left_out,
  reading.paye_paid_late(e.tpui, m.month::date, d.due_on) AS paid_late_days
FROM (SELECT s.tpui, min(s.month) AS first, max(s.month) AS last FROM paye_schedules s WHERE s.state = 'filed' GROUP BY s.tpui) e
JOIN taxpayers t ON t.tpui = e.tpui
LEFT JOIN tax_offices o ON o.id = t.home_office_id
CROSS JOIN LATERAL generate_series(e.first::timestamp,
  greatest(e.last::timestamp, date_trunc('month', lagos_today()::timestamp) - interval '1 month'), interval '1 month') m (month)
LEFT JOIN reading.due_extensions x ON x.kind = 'paye-month' AND x.period_from = m.month::date
CROSS JOIN LATERAL (SELECT greatest((m.month + interval '1 month 9 days')::date, x.to_day) AS due_on, lagos_today() AS today) d
LEFT JOIN LATERAL (
  SELECT lagos_day(min(s.filed_at)) AS filed_on, count(*)::int AS versions,
    (array_agg(s.employees ORDER BY s.version DESC))[1] AS employees, (array_agg(s.outliers ORDER BY s.version DESC))[1] AS outliers,
    (array_agg(s.gross_kobo ORDER BY s.version DESC))[1] AS gross_kobo, (array_agg(s.due_kobo ORDER BY s.version DESC))[1] AS due_kobo,
    (array_agg(s.deducted_kobo ORDER BY s.version DESC))[1] AS deducted_kobo, (array_agg(s.law_kobo ORDER BY s.version DESC))[1] AS law_kobo,
    (array_agg(jsonb_array_length(s.left_out) ORDER BY s.version DESC))[1] AS left_out
  FROM paye_schedules s WHERE s.tpui = e.tpui AND s.month = m.month::date AND s.state = 'filed'
) f ON true;
COMMENT ON VIEW reading.paye_months IS 'PAYE: a row for each month expected of an employer, filed or not. Kobo.';
GRANT SELECT ON reading.paye_months TO portal_read_offices, portal_read_state;
