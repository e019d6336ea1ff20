-- What a head was called on a day: papers and closed periods keep it. As its owner, because every reader may know it.
CREATE OR REPLACE FUNCTION head_name_on(p_head integer, p_day date) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT name FROM revenue_head_names WHERE revenue_head_id = p_head AND from_day <= p_day ORDER BY from_day DESC LIMIT 1
$$;
