-- Consultants of an office that closes go to its successor. Answers how many went.
CREATE OR REPLACE FUNCTION move_consultants_to_office(p_office smallint, p_successor smallint) RETURNS bigint LANGUAGE sql AS $$
  WITH moved AS (UPDATE consultants SET office_id = p_successor WHERE office_id = p_office RETURNING 1)
  SELECT count(*) FROM moved
$$;
