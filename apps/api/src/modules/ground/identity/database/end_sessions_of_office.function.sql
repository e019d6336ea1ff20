-- Signs out everybody of an office, because they may see something else from now on.
CREATE OR REPLACE FUNCTION end_sessions_of_office(p_office smallint) RETURNS void LANGUAGE sql AS $$
  UPDATE sessions SET revoked_at = clock_timestamp()
  WHERE revoked_at IS NULL AND user_id IN (SELECT id FROM users WHERE tax_office_id = p_office)
$$;
