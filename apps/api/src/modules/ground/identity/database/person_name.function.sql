-- A name as people read it. An organisation has no last name, a deleted account has neither; null when nobody is there.
CREATE OR REPLACE FUNCTION person_name(p_first text, p_last text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(p_first || ' ' || p_last)
$$;
