-- Nothing is expected of a year on all of whose days a taxpayer is away.
CREATE OR REPLACE VIEW reading.levied_premises WITH (security_invoker = true) AS
SELECT DISTINCT p.tpui, y.year::date AS year
FROM reading.premises p
CROSS JOIN LATERAL unnest(days_between(
  greatest(p.from_day, (SELECT min(r.from_day) FROM due_rules r WHERE r.kind = 'business-premises-year')), least(p.to_day, lagos_today()))
  - reading.away_days(p.tpui)) d (days)
CROSS JOIN LATERAL generate_series(date_trunc('year', lower(d.days)::timestamp), upper(d.days)::timestamp - interval '1 day', interval '1 year') y (year);
COMMENT ON VIEW reading.levied_premises IS 'Years for which a taxpayer pays the levy of business premises.';
GRANT SELECT ON reading.levied_premises TO portal_read_offices, portal_read_state;
