-- The day in Lagos on which the transaction began. A statement that waits for a lock says `lagos_day(clock_timestamp())`.
CREATE OR REPLACE FUNCTION lagos_today() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (now() AT TIME ZONE 'Africa/Lagos')::date
$$;
