CREATE OR REPLACE VIEW reading.return_filings WITH (security_invoker = true) AS
SELECT r.id, r.tpui, t.name AS taxpayer, t.home_office_id, o.name AS home_office, r.kind,
  CASE r.kind WHEN 'direct-assessment' THEN to_char(r.period_from, 'YYYY') ELSE to_char(r.period_from, 'YYYY-MM') END AS period,
  r.version, r.due_on, lagos_day(r.filed_at) AS filed_on, CASE WHEN r.version = 1 THEN greatest(0, lagos_day(r.filed_at) - r.due_on) ELSE 0 END AS days_late,
  r.tax_kobo, r.credit_kobo, r.balance_kobo, reading.bill_of_return(r.id) AS bill_reference,
  CASE WHEN r.version > 1 THEN 'amendment' WHEN lagos_day(r.filed_at) > r.due_on THEN 'late' ELSE 'in-time' END AS status
FROM filed_returns r
JOIN taxpayers t ON t.tpui = r.tpui
LEFT JOIN tax_offices o ON o.id = t.home_office_id;
COMMENT ON VIEW reading.return_filings IS 'Every version of every return as lists read it. An amendment is not late: the first filing counts. Kobo.';
GRANT SELECT ON reading.return_filings TO portal_read_offices, portal_read_state;
