CREATE OR REPLACE VIEW reading.duty_taxes WITH (security_invoker = true) AS
SELECT s.tpui, 'paye-month'::text AS kind, s.month AS period_from, s.due_kobo::bigint AS tax_kobo
FROM paye_schedules s WHERE s.state = 'filed' AND NOT EXISTS (
  SELECT FROM paye_schedules n WHERE n.tpui = s.tpui AND n.month = s.month AND n.state = 'filed' AND n.version > s.version)
UNION ALL
SELECT s.tpui, 'withholding-month', s.month, s.due_kobo::bigint
FROM withholding_schedules s WHERE s.state = 'filed' AND NOT EXISTS (
  SELECT FROM withholding_schedules n WHERE n.tpui = s.tpui AND n.month = s.month AND n.state = 'filed' AND n.version > s.version)
UNION ALL
SELECT r.tpui, CASE r.kind WHEN 'consumption-tax' THEN 'consumption-tax-month' ELSE r.kind END, r.period_from, r.tax_kobo
FROM filed_returns r WHERE NOT EXISTS (
  SELECT FROM filed_returns n WHERE n.tpui = r.tpui AND n.kind = r.kind AND n.period_from = r.period_from AND n.version > r.version);
COMMENT ON VIEW reading.duty_taxes IS 'What each filed period came to by its newest version, of every tax. Kobo.';
GRANT SELECT ON reading.duty_taxes TO portal_read_offices, portal_read_state;
