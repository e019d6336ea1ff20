CREATE OR REPLACE VIEW reading.leads WITH (security_invoker = true) AS
SELECT d.id, d.number, d.name, d.tpui, d.lga_id, l.name AS lga, d.office_id, o.name AS office, d.source_kind, s.name AS source, d.reason, d.low_kobo, d.high_kobo,
  d.worth_kobo, d.score, d.found_at, lagos_day(d.found_at) AS found_on,
  CASE WHEN d.state = 'open' AND d.claimed_by IS NOT NULL THEN 'claimed' ELSE d.state END AS status
FROM leads d
JOIN intelligence_sources s ON s.id = d.source_id
JOIN tax_offices o ON o.id = d.office_id
LEFT JOIN lgas l ON l.id = d.lga_id;
COMMENT ON VIEW reading.leads IS 'People of other registers who are not in ours or file nothing, and what became of each. Kobo.';
GRANT SELECT ON reading.leads TO portal_read_offices, portal_read_state;
