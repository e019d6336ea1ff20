-- Offices: those of the installation are the owner's of the database; every other comes of two persons, as does every closing. None goes,
-- and none that is closed changes or comes back.
CREATE OR REPLACE FUNCTION is_approved_for_office(p_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM work_items WHERE kind = 'tax-office' AND subject = 'tax-office:' || p_id AND state IN ('approved', 'done'))
$$;
