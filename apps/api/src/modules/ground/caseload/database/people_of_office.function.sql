-- Active people with one of these roles who reach an office.
CREATE OR REPLACE FUNCTION people_of_office(p_office smallint, p_roles text[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(u.id ORDER BY u.id), '{}') FROM users u
  WHERE u.status = 'active' AND active_role(u.id) = ANY (p_roles) AND reaches_work(u.id, p_office)
$$;
