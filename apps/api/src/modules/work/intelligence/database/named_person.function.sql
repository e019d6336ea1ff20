CREATE OR REPLACE FUNCTION named_person(p_user uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT person_name(first_name, last_name) FROM users WHERE id = p_user
$$;
