CREATE OR REPLACE FUNCTION reading.people_by_role() RETURNS TABLE (name text, people integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT r.name, (SELECT count(*)::int FROM user_roles h JOIN users u ON u.id = h.user_id WHERE h.role_name = r.name AND u.status <> 'deleted')
  FROM roles r
$$;
REVOKE ALL ON FUNCTION reading.people_by_role() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.people_by_role() TO portal_read_state;
