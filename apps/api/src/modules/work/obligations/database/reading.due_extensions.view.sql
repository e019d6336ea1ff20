-- Of several the latest day counts.
CREATE OR REPLACE VIEW reading.due_extensions WITH (security_invoker = true) AS
SELECT DISTINCT ON (kind, period_from) kind, period_from, to_day, announced
FROM due_extensions WHERE state = 'released' ORDER BY kind, period_from, to_day DESC, decided_at;
COMMENT ON VIEW reading.due_extensions IS 'By which later day a return of one period is due for everybody.';
GRANT SELECT ON reading.due_extensions TO portal_read_offices, portal_read_state;
