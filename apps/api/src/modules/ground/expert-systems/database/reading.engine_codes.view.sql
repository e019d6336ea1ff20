CREATE OR REPLACE VIEW reading.engine_codes WITH (security_invoker = true) AS
SELECT id, code, expert_system_id FROM engine_codes;
COMMENT ON VIEW reading.engine_codes IS 'The engine codes of expert systems, as lists offer them';
GRANT SELECT ON reading.engine_codes TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state;
