-- Whichever of the roles is active: another one becomes active by a single move. Capacities are held by Directors.
CREATE OR REPLACE FUNCTION is_decider(p_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM user_roles WHERE user_id = p_user AND is_deciding_role(role_name))
$$;
