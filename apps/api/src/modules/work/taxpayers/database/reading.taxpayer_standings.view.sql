-- Of two that begin on one day the later decision counts.
CREATE OR REPLACE VIEW reading.taxpayer_standings WITH (security_invoker = true) AS
SELECT s.tpui, s.standing, s.from_day, lead(s.from_day) OVER (PARTITION BY s.tpui ORDER BY s.from_day) - 1 AS to_day
FROM (
  SELECT DISTINCT ON (tpui, from_day) tpui, standing, from_day FROM taxpayer_standings
  WHERE state = 'released' ORDER BY tpui, from_day, decided_at DESC, id DESC
) s;
COMMENT ON VIEW reading.taxpayer_standings IS 'Since when and until when a taxpayer was dormant, deregistered or dead; active between.';
GRANT SELECT ON reading.taxpayer_standings TO portal_read_offices, portal_read_state;
