-- Whose certificates wait for months that an employer did not file, at most a hundred.
CREATE OR REPLACE FUNCTION clearance_employees_waiting(p_employer text) RETURNS TABLE (name text, year int) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT t.name, g.year
  FROM clearance_applications a
  JOIN taxpayers t ON t.tpui = a.tpui
  CROSS JOIN LATERAL clearance_employer_gaps(a.tpui, a.first_year) g
  WHERE a.ended_at IS NULL AND 'employer-missing' = ANY (a.person_reasons) AND g.employer_tpui = p_employer
    AND EXISTS (
      SELECT FROM paye_rows r JOIN paye_schedules s ON s.id = r.schedule_id
      WHERE s.tpui = p_employer AND s.state = 'filed' AND r.tax_id IN (a.tpui, replace(a.tpui, '-', ''))
    )
  ORDER BY t.name, g.year LIMIT 100
$$;
