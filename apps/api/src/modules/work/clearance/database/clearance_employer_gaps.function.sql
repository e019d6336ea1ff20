-- Months that the employers of somebody did not file, after the first in which they filed this person: theirs to file, never held against the employee.
CREATE OR REPLACE FUNCTION clearance_employer_gaps(p_tpui text, p_first int) RETURNS TABLE (employer_tpui text, employer text, year int, months int) LANGUAGE sql STABLE AS $$
  SELECT e.employer_tpui, e.employer, extract(year FROM q.period_from)::int, count(*)::int
  FROM (
    SELECT m.employer_tpui, min(m.employer) AS employer, min(m.month) AS first FROM reading.own_paye_months(p_tpui, p_first) m GROUP BY m.employer_tpui
  ) e
  JOIN reading.obligations q ON q.tpui = e.employer_tpui AND q.kind = 'paye-month' AND q.state = 'expected' AND q.period_from > e.first
    AND q.period_from <= make_date(p_first + 2, 12, 31) AND q.due_on < lagos_today()
  GROUP BY 1, 2, 3
$$;
