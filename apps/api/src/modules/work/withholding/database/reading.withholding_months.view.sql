CREATE OR REPLACE VIEW reading.withholding_months WITH (security_invoker = true) AS
SELECT s.tpui || '~' || to_char(s.month, 'YYYY-MM') AS id, s.tpui, t.name AS payer, t.home_office_id, o.name AS home_office,
  to_char(s.month, 'YYYY-MM') AS month, d.due_on, f.filed_on, greatest(0, f.filed_on - d.due_on) AS days_late, s.version - 1 AS amendments,
  s.payments, s.gross_kobo, s.law_kobo, s.deducted_kobo, s.due_kobo, reading.withholding_payment(s.tpui, s.month) AS payment,
  CASE WHEN f.filed_on > d.due_on THEN 'late' ELSE 'in-time' END AS status
FROM withholding_schedules s
JOIN taxpayers t ON t.tpui = s.tpui
LEFT JOIN tax_offices o ON o.id = t.home_office_id
LEFT JOIN reading.due_extensions x ON x.kind = 'withholding-month' AND x.period_from = s.month
CROSS JOIN LATERAL (
  SELECT greatest(least((s.month + interval '1 month 29 days')::date, (s.month + interval '2 months' - interval '1 day')::date), x.to_day) AS due_on
) d
CROSS JOIN LATERAL (
  SELECT lagos_day(min(v.filed_at)) AS filed_on FROM withholding_schedules v
  WHERE v.tpui = s.tpui AND v.month = s.month AND v.state = 'filed'
) f
WHERE s.state = 'filed' AND NOT EXISTS (
  SELECT FROM withholding_schedules later WHERE later.tpui = s.tpui AND later.month = s.month AND later.state = 'filed' AND later.version > s.version);
COMMENT ON VIEW reading.withholding_months IS 'Withholding: a row for each month that a payer filed, by what is filed last. Kobo.';
GRANT SELECT ON reading.withholding_months TO portal_read_offices, portal_read_state;
