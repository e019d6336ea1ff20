CREATE OR REPLACE FUNCTION share_person_name(p_user uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT person_name(u.first_name, u.last_name) FROM users u WHERE u.id = p_user
$$;
COMMENT ON FUNCTION share_person_name(uuid) IS 'The name of whoever proposed something about shares.';
