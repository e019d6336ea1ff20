CREATE OR REPLACE VIEW reading.premises WITH (security_invoker = true) AS
SELECT id, tpui, place, trade, from_day, to_day FROM premises;
COMMENT ON VIEW reading.premises IS 'Where taxpayers trade.';
GRANT SELECT ON reading.premises TO portal_read_offices, portal_read_state;
