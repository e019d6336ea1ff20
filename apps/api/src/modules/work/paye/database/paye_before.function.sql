-- What stands out in a schedule against what is filed for the month before.
CREATE OR REPLACE FUNCTION paye_before(of_schedule uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT b.id FROM paye_schedules s JOIN paye_schedules b ON b.tpui = s.tpui AND b.month = (s.month - interval '1 month')::date AND b.state = 'filed'
  WHERE s.id = of_schedule ORDER BY b.version DESC LIMIT 1
$$;
