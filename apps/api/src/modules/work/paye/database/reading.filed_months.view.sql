-- Months of both taxes that are filed, whatever was amended later.
CREATE OR REPLACE VIEW reading.filed_months WITH (security_invoker = true) AS
SELECT 'paye-month'::text AS kind, s.tpui, s.month, lagos_day(min(s.filed_at)) AS filed_on
FROM paye_schedules s WHERE s.state = 'filed' GROUP BY s.tpui, s.month
UNION ALL
SELECT 'withholding-month'::text, s.tpui, s.month, lagos_day(min(s.filed_at))
FROM withholding_schedules s WHERE s.state = 'filed' GROUP BY s.tpui, s.month;
COMMENT ON VIEW reading.filed_months IS 'Months of PAYE and of withholding that were filed, with the day of the first filing.';
GRANT SELECT ON reading.filed_months TO portal_read_offices, portal_read_state;
