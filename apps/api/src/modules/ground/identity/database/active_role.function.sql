CREATE OR REPLACE FUNCTION active_role(p_user uuid) RETURNS text LANGUAGE sql STABLE AS
$$ SELECT role_name FROM user_roles WHERE user_id = p_user ORDER BY position LIMIT 1 $$;
