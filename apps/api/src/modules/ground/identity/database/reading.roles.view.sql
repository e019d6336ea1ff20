CREATE OR REPLACE VIEW reading.roles WITH (security_invoker = true) AS SELECT name, people FROM reading.people_by_role();
COMMENT ON VIEW reading.roles IS 'Each role and how many people have it.';
GRANT SELECT ON reading.roles TO portal_read_state;
