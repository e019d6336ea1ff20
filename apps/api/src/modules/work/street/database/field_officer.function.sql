-- Who holds a phone for visits: name, office, and whether they may go on visits now.
CREATE OR REPLACE FUNCTION field_officer(p_user uuid) RETURNS TABLE (name text, office_id smallint, may_work boolean) LANGUAGE sql STABLE AS $$
  SELECT person_name(u.first_name, u.last_name), u.tax_office_id::smallint,
    u.status = 'active' AND active_role(u.id) IN ('Tax Office Director', 'Tax Office Manager', 'Tax Officer')
  FROM users u WHERE u.id = p_user
$$;
