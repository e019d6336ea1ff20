-- What of a month's bills was given back as credit.
CREATE OR REPLACE FUNCTION paye_credited(of_tpui text, of_month date) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(c.amount_kobo), 0)::bigint FROM paye_credits c JOIN paye_schedules s ON s.id = c.schedule_id
  WHERE s.tpui = of_tpui AND s.month = of_month AND c.state = 'granted'
$$;
