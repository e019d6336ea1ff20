-- The last day of a certificate that is issued on a day: the next end of the month that the setting of that day says, December unless it says another.
CREATE OR REPLACE FUNCTION clearance_last_day(p_day date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT min(e.day) FROM generate_series(0, 1) AS y (later), LATERAL (
    SELECT (make_date(extract(year FROM p_day)::int + y.later, coalesce((service_setting_on('month-end:clearance', p_day) ->> 'month')::int, 12), 1)
      + interval '1 month' - interval '1 day')::date AS day
  ) e WHERE e.day >= p_day
$$;
