-- Months that the employers of somebody did not file, after the first in which they filed this person: theirs to file, never held against the employee.
-- OFFSET keeps the months of one employer apart: without it those of all employers are worked out first.
-- Planned once for a connection: planning takes ten times as long as reading one taxpayer (decision 0845).
CREATE OR REPLACE FUNCTION clearance_employer_gaps(p_tpui text, p_first int) RETURNS TABLE (employer_tpui text, employer text, year int, months int) LANGUAGE sql STABLE
SET plan_cache_mode = force_generic_plan AS $$
  SELECT e.employer_tpui, e.employer, extract(year FROM q.period_from)::int, count(*)::int
  FROM (
    SELECT m.employer_tpui, min(m.employer) AS employer, min(m.month) AS first FROM reading.own_paye_months(p_tpui, p_first) m GROUP BY m.employer_tpui
  ) e
  CROSS JOIN LATERAL (
    SELECT o.period_from FROM reading.obligations o
    WHERE o.tpui = e.employer_tpui AND o.kind = 'paye-month' AND o.state = 'expected' AND o.period_from > e.first
      AND o.period_from <= make_date(p_first + 2, 12, 31) AND o.due_on < lagos_today()
    OFFSET 0
  ) q
  GROUP BY 1, 2, 3
$$;
