-- Open messages of an office that closes go to its successor; answered ones keep the office they had. Answers how many went.
CREATE OR REPLACE FUNCTION move_enquiries_to_office(p_office smallint, p_successor smallint) RETURNS bigint LANGUAGE sql AS $$
  WITH moved AS (
    UPDATE enquiries SET office_id = p_successor WHERE office_id = p_office AND closed_at IS NULL RETURNING 1
  )
  SELECT count(*) FROM moved
$$;
