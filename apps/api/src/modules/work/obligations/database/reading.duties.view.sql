-- Rows of `reading.obligations` with whose they are, what is estimated of the missing, and what was billed. Each of those is an expression of its
-- own: a query that does not ask for it does not compute it.
CREATE OR REPLACE VIEW reading.duties WITH (security_invoker = true) AS
SELECT d.tpui || '~' || d.kind || '~' || to_char(d.period_from, 'YYYY-MM-DD') AS id, d.tpui, t.name AS taxpayer, t.home_office_id, o.name AS home_office,
  d.kind, CASE WHEN d.kind LIKE '%-month' THEN to_char(d.period_from, 'YYYY-MM') ELSE to_char(d.period_from, 'YYYY') END AS period,
  reading.sector_of(d.tpui) AS sector_id, (SELECT n.name FROM industries n WHERE n.id = reading.sector_of(d.tpui)) AS sector,
  reading.size_of_payer(d.tpui) AS size, d.due_on, d.filed_on,
  CASE d.status WHEN 'filed-late' THEN d.filed_on - d.due_on WHEN 'missing' THEN lagos_today() - d.due_on ELSE 0 END AS days_late,
  CASE WHEN d.status = 'missing' THEN (SELECT x.expected_kobo FROM reading.expected_tax(d.tpui, d.kind, d.period_from) x) END AS expected_kobo,
  CASE WHEN d.status = 'missing' THEN (SELECT x.basis FROM reading.expected_tax(d.tpui, d.kind, d.period_from) x) END AS basis,
  (SELECT m.billed_kobo FROM reading.duty_money(d.tpui, d.kind, d.period_from, d.due_on) m) AS billed_kobo,
  (SELECT m.paid_kobo FROM reading.duty_money(d.tpui, d.kind, d.period_from, d.due_on) m) AS paid_kobo,
  (SELECT m.in_time_kobo FROM reading.duty_money(d.tpui, d.kind, d.period_from, d.due_on) m) AS in_time_kobo, d.status, d.period_from
FROM (
  SELECT b.tpui, b.kind, b.period_from, b.due_on, b.filed_on,
    CASE WHEN b.state <> 'expected' THEN b.state WHEN b.due_on < lagos_today() THEN 'missing' ELSE 'awaited' END AS status
  FROM reading.obligations b
) d
JOIN taxpayers t ON t.tpui = d.tpui
LEFT JOIN tax_offices o ON o.id = t.home_office_id;
COMMENT ON VIEW reading.duties IS 'What each taxpayer had to file as lists and figures read it: a row for each period, with what is estimated of the missing. Kobo.';
GRANT SELECT ON reading.duties TO portal_read_offices, portal_read_state;
