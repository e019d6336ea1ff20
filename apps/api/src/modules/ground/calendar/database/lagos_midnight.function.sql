-- The moment at which a day begins in Lagos.
CREATE OR REPLACE FUNCTION lagos_midnight(p_day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_day::timestamp AT TIME ZONE 'Africa/Lagos'
$$;
