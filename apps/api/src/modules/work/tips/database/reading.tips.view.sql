CREATE OR REPLACE VIEW reading.tips WITH (security_invoker = true) AS
SELECT t.id, t.number, t.kind, t.about, t.place, t.lga_id, l.name AS lga, t.office_id, o.name AS office, t.wants_reward, t.received_on, t.state AS status
FROM tips t
JOIN tax_offices o ON o.id = t.office_id
JOIN lgas l ON l.id = t.lga_id;
COMMENT ON VIEW reading.tips IS 'What people told the offices, without who told it.';
GRANT SELECT ON reading.tips TO portal_read_offices, portal_read_state;
