-- People were told how near the end of a deadline is; they are not told of this stage again.
CREATE OR REPLACE FUNCTION note_deadline_told(p_deadline uuid, p_stage smallint) RETURNS void LANGUAGE sql AS $$
  UPDATE deadlines SET told_stage = p_stage WHERE id = p_deadline
$$;
