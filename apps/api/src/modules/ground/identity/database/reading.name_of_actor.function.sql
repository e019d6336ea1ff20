CREATE OR REPLACE FUNCTION reading.name_of_actor(actor text) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(u.tpui, person_name(u.first_name, u.last_name)) FROM users u
  WHERE actor LIKE 'user:%' AND u.id = substr(actor, 6)::uuid
$$;
REVOKE ALL ON FUNCTION reading.name_of_actor(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.name_of_actor(text) TO portal_read_state;
