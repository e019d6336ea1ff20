CREATE OR REPLACE VIEW reading.sectors WITH (security_invoker = true) AS
SELECT n.id, n.name FROM industries n;
COMMENT ON VIEW reading.sectors IS 'The sectors that organisations register with.';
GRANT SELECT ON reading.sectors TO portal_read_offices, portal_read_state;
