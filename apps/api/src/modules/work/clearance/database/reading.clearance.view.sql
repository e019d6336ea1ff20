CREATE OR REPLACE VIEW reading.clearance WITH (security_invoker = true) AS
SELECT a.id, a.number, a.tpui, t.name AS payer, t.home_office_id, f.name AS home_office, a.first_year || '–' || (a.first_year + 2) AS years,
  lagos_day(a.asked_at) AS asked_on, CASE WHEN a.ended_at IS NULL THEN lagos_today() - a.given_on END AS day, a.last_day,
  jsonb_array_length(a.blockers) AS blockers, a.blocked_kobo, c.number AS certificate, coalesce(reading.checks_of_certificate(c.id), 0)::int AS checks,
  lagos_day(a.ended_at) AS ended_on, a.state AS status,
  coalesce(a.last_day, date '9999-12-31') AS urgent_on
FROM clearance_applications a
JOIN taxpayers t ON t.tpui = a.tpui
LEFT JOIN tax_offices f ON f.id = t.home_office_id
LEFT JOIN clearance_certificates c ON c.application_id = a.id;
COMMENT ON VIEW reading.clearance IS 'Applications for clearance with their day of the fourteen, as they were judged last. Kobo.';
GRANT SELECT ON reading.clearance TO portal_read_offices, portal_read_state;
