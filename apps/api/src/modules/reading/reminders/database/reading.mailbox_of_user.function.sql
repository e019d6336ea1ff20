-- Where a test of a text goes: to whoever sends it.
CREATE OR REPLACE FUNCTION reading.mailbox_of_user(of_user uuid) RETURNS TABLE (email text, first_name text) LANGUAGE sql STABLE AS $$
  SELECT u.email, u.first_name FROM users u WHERE u.id = of_user AND u.status = 'active'
$$;
REVOKE ALL ON FUNCTION reading.mailbox_of_user(uuid) FROM PUBLIC;
