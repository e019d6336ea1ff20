-- An active account of staff whose work it is: administrators and Directors reach every office, others their own.
CREATE OR REPLACE FUNCTION reaches_work(p_user uuid, p_office smallint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE active_role(id)
      WHEN 'Admin' THEN true WHEN 'Administrator' THEN true WHEN 'SuperAdmin' THEN true WHEN 'Tax Office Director' THEN true
      WHEN 'Tax Office Manager' THEN tax_office_id = p_office
      WHEN 'Tax Officer' THEN tax_office_id = p_office
      ELSE false
    END FROM users WHERE id = p_user AND status = 'active'
  ), false)
$$;
