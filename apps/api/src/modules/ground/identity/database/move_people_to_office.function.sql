-- People of an office that closes go to its successor; accounts that were deleted stay as they were. Answers how many went.
CREATE OR REPLACE FUNCTION move_people_to_office(p_office smallint, p_successor smallint) RETURNS bigint LANGUAGE sql AS $$
  WITH moved AS (
    UPDATE users SET tax_office_id = p_successor WHERE tax_office_id = p_office AND status <> 'deleted' RETURNING 1
  )
  SELECT count(*) FROM moved
$$;
