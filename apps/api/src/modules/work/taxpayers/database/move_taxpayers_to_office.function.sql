-- Taxpayers of an office that closes have its successor as their home office. Answers how many went.
CREATE OR REPLACE FUNCTION move_taxpayers_to_office(p_office smallint, p_successor smallint) RETURNS bigint LANGUAGE sql AS $$
  WITH moved AS (UPDATE taxpayers SET home_office_id = p_successor WHERE home_office_id = p_office RETURNING 1)
  SELECT count(*) FROM moved
$$;
