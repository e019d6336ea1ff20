-- An employer who has said nothing is known by the filings: from the first of them on, as before there was anything to say. Nothing is expected
-- of a month all of whose days a taxpayer is away.
CREATE OR REPLACE VIEW reading.expected_months WITH (security_invoker = true) AS
SELECT f.tpui, CASE f.fact WHEN 'employer' THEN 'paye-month' ELSE 'withholding-month' END AS kind, m.month::date AS period_from
FROM obligation_facts f
CROSS JOIN LATERAL unnest(days_between(greatest(f.from_day, (SELECT min(r.from_day) FROM due_rules r)), least(f.to_day, lagos_today()))
  - reading.away_days(f.tpui)) d (days)
CROSS JOIN LATERAL generate_series(date_trunc('month', lower(d.days)::timestamp), upper(d.days)::timestamp - interval '1 day', interval '1 month') m (month)
WHERE f.fact IN ('employer', 'withholding-agent')
UNION
SELECT e.tpui, 'paye-month', m.month::date
FROM (SELECT s.tpui, min(s.month) AS first FROM reading.filed_months s WHERE s.kind = 'paye-month' GROUP BY s.tpui) e
CROSS JOIN LATERAL unnest(days_between(e.first, lagos_today()) - reading.away_days(e.tpui)) d (days)
CROSS JOIN LATERAL generate_series(date_trunc('month', lower(d.days)::timestamp), upper(d.days)::timestamp - interval '1 day', interval '1 month') m (month)
WHERE NOT EXISTS (
  SELECT FROM obligation_facts f WHERE f.fact = 'employer' AND f.tpui = ANY (reading.papers_of(reading.lead_of(e.tpui))))
UNION
SELECT s.tpui, s.kind, s.month FROM reading.filed_months s;
COMMENT ON VIEW reading.expected_months IS 'Months of PAYE and of withholding that are expected of a taxpayer, or were filed.';
GRANT SELECT ON reading.expected_months TO portal_read_offices, portal_read_state;
