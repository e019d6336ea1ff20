-- By the employees of the newest month of PAYE that was filed.
CREATE OR REPLACE FUNCTION reading.size_of_payer(of_tpui text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE WHEN s.employees < 10 THEN 'micro' WHEN s.employees < 50 THEN 'small' WHEN s.employees < 200 THEN 'medium' ELSE 'large' END
    FROM paye_schedules s WHERE s.tpui = of_tpui AND s.state = 'filed' ORDER BY s.month DESC, s.version DESC LIMIT 1), 'unknown')
$$;
