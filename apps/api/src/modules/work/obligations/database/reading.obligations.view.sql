CREATE OR REPLACE VIEW reading.obligations WITH (security_invoker = true) AS
SELECT d.tpui, d.kind, d.period_from, d.due_on, d.filed_on, x.reason AS excuse_reason, x.excused_by, lagos_day(x.excused_at) AS excused_on,
  CASE WHEN d.filed_on > d.due_on THEN 'filed-late' WHEN d.filed_on IS NOT NULL THEN 'filed' WHEN x.reason IS NOT NULL THEN 'excused'
    WHEN d.ended_on IS NOT NULL THEN 'ended' ELSE 'expected' END AS state,
  (SELECT r.source FROM due_rules r WHERE r.kind = d.kind AND r.from_day <= d.period_from ORDER BY r.from_day DESC LIMIT 1) AS source,
  d.law_day, d.announced
FROM (
  SELECT l.tpui, l.kind, l.period_from, greatest(l.law_day, e.to_day) AS due_on, l.filed_on, l.ended_on, l.law_day,
    CASE WHEN e.to_day > l.law_day THEN e.announced END AS announced
  FROM (
    SELECT o.tpui, o.kind, o.period_from, o.due_on AS law_day, o.filed_on, o.ended_on FROM obligations o
    UNION ALL
    SELECT m.tpui, m.kind, m.period_from, due_day(m.kind, m.period_from), f.filed_on, NULL
    FROM reading.expected_months m
    LEFT JOIN reading.filed_months f ON f.tpui = m.tpui AND f.kind = m.kind AND f.month = m.period_from
    UNION ALL
    SELECT y.tpui, 'form-h1', y.year, due_day('form-h1', y.year), reading.h1_filed_on(y.tpui, extract(year FROM y.year)::int), NULL
    FROM (SELECT DISTINCT m.tpui, date_trunc('year', m.period_from::timestamp)::date AS year FROM reading.expected_months m WHERE m.kind = 'paye-month') y
    UNION ALL
    SELECT p.tpui, 'business-premises-year', p.year, due_day('business-premises-year', p.year), reading.premises_paid_on(p.tpui, p.year), NULL
    FROM reading.levied_premises p
  ) l
  LEFT JOIN reading.due_extensions e ON e.kind = l.kind AND e.period_from = l.period_from
  WHERE l.law_day IS NOT NULL
) d
LEFT JOIN obligation_excuses x ON x.tpui = d.tpui AND x.kind = d.kind AND x.period_from = d.period_from AND x.undone_at IS NULL;
COMMENT ON VIEW reading.obligations IS 'What each taxpayer has to file: a row for each period, filed or not. PAYE and withholding answer from their own tables.';
GRANT SELECT ON reading.obligations TO portal_read_offices, portal_read_state;
