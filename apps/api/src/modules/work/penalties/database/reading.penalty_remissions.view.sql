CREATE OR REPLACE VIEW reading.penalty_remissions WITH (security_invoker = true) AS
SELECT r.id, r.number, p.number AS penalty, p.id AS penalty_id, p.tpui, t.name AS payer, t.home_office_id, o.name AS home_office, r.reason, r.paper,
  r.penalty_kobo, r.interest_kobo, r.penalty_kobo + r.interest_kobo AS amount_kobo, r.state, r.answer, lagos_day(r.proposed_at) AS proposed_on,
  f.proposed_by, lagos_day(r.decided_at) AS decided_on, f.decided_by, lagos_day(coalesce(r.decided_at, r.proposed_at)) AS day
FROM penalty_remissions r
JOIN penalties p ON p.id = r.penalty_id
JOIN taxpayers t ON t.tpui = reading.lead_of(p.tpui)
LEFT JOIN tax_offices o ON o.id = t.home_office_id
CROSS JOIN LATERAL reading.penalty_facts(NULL, r.proposed_by, r.decided_by) f;
COMMENT ON VIEW reading.penalty_remissions IS 'What of penalties and interest was proposed to be remitted, and decided. Kobo.';
GRANT SELECT ON reading.penalty_remissions TO portal_read_offices, portal_read_state;
