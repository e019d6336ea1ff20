CREATE OR REPLACE FUNCTION is_working_day(p_day date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT extract(isodow FROM p_day) < 6 AND NOT EXISTS (SELECT FROM public_holidays WHERE day = p_day)
$$;
