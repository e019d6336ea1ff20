CREATE OR REPLACE VIEW reading.assessments WITH (security_invoker = true) AS
SELECT a.id, a.number, a.tpui, t.name AS taxpayer, a.office_id, o.name AS office, h.code AS head_code, h.name AS head, a.return_kind, a.period_from, a.period_to,
  a.basis, a.method, a.tax_kobo, lagos_day(a.proposed_at) AS proposed_on, a.served_on, a.served_how,
  CASE WHEN a.served_on IS NOT NULL THEN reading.last_day_to_object(a.served_on) END AS last_day,
  CASE
    WHEN a.state IN ('served', 'final') AND a.contested_on IS NOT NULL THEN 'contested'
    WHEN a.state = 'served' AND lagos_today() > reading.last_day_to_object(a.served_on) THEN 'final'
    ELSE a.state
  END AS standing, b.reference AS bill_reference, b.standing AS bill_standing,
  to_char(a.period_from, CASE WHEN a.period_to - a.period_from > 31 THEN 'YYYY' ELSE 'YYYY-MM' END) AS period
FROM assessments a
JOIN taxpayers t ON t.tpui = a.tpui
JOIN tax_offices o ON o.id = a.office_id
JOIN revenue_heads h ON h.id = a.revenue_head_id
LEFT JOIN bills b ON b.id = a.bill_id;
COMMENT ON VIEW reading.assessments IS 'Assessments by the office as they stand by the clock of Lagos.';
GRANT SELECT ON reading.assessments TO portal_read_offices, portal_read_state;
