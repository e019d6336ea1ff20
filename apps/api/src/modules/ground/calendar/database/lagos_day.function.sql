-- The day in Lagos of a moment. Written so that PostgreSQL puts its expression in the place of the call: an index over it is used.
CREATE OR REPLACE FUNCTION lagos_day(p_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (p_at AT TIME ZONE 'Africa/Lagos')::date
$$;
