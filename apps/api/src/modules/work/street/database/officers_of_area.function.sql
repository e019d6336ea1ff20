-- Officers of the offices of an area who may sign in. An area whose office was closed is its successor's.
CREATE OR REPLACE FUNCTION officers_of_area(p_lga int) RETURNS TABLE (id uuid, name text) LANGUAGE sql STABLE AS $$
  SELECT u.id, person_name(u.first_name, u.last_name) FROM users u
  WHERE u.status = 'active' AND EXISTS (
      SELECT FROM user_roles r WHERE r.user_id = u.id AND r.role_name IN ('Tax Office Director', 'Tax Office Manager', 'Tax Officer'))
    AND open_office(u.tax_office_id::smallint) IN (SELECT open_office(p.office_id) FROM tax_office_places p WHERE p.lga_id = p_lga)
$$;
