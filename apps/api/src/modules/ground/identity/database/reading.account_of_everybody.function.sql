CREATE OR REPLACE FUNCTION reading.account_of_everybody()
RETURNS TABLE (id uuid, email text, first_name text, last_name text, user_role text, other_roles text, standing text, has_second_factor boolean,
  mda_id integer, tax_office_id smallint, expert_system_id integer, tpui text, created_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT u.id, u.email, u.first_name, u.last_name, r.names[1], nullif(array_to_string(r.names[2:], ', '), ''),
    CASE WHEN u.status = 'active' AND u.password_hash IS NULL THEN 'invited' ELSE u.status END,
    EXISTS (SELECT FROM second_factors s WHERE s.user_id = u.id), u.mda_id, u.tax_office_id, u.expert_system_id, u.tpui, u.created_at
  FROM users u
  CROSS JOIN LATERAL (SELECT array(SELECT role_name FROM user_roles WHERE user_id = u.id ORDER BY position) AS names) r
  WHERE u.status <> 'deleted'
$$;
REVOKE ALL ON FUNCTION reading.account_of_everybody() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reading.account_of_everybody() TO portal_read_state;
COMMENT ON FUNCTION reading.account_of_everybody IS 'Accounts without password, NIN or picture, for those who read the whole state; who among them is asked by the report.';
