CREATE OR REPLACE VIEW reading.obligation_facts WITH (security_invoker = true) AS
SELECT id, tpui, fact, from_day, to_day FROM obligation_facts;
COMMENT ON VIEW reading.obligation_facts IS 'What taxpayers said that returns follow from.';
GRANT SELECT ON reading.obligation_facts TO portal_read_offices, portal_read_state;
