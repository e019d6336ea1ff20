-- Takes back the papers of a schedule's month that say more of somebody than its newest filing does. Answers how many there were.
CREATE OR REPLACE FUNCTION take_back_withholding_notes(p_schedule uuid, p_by uuid, p_reason text) RETURNS bigint LANGUAGE sql AS $$
  WITH taken AS (
    UPDATE withholding_notes n SET taken_back_at = clock_timestamp(), taken_back_by = p_by, taken_back_reason = p_reason
    FROM withholding_notes_out(p_schedule) o WHERE n.schedule_id = o.schedule_id AND n.beneficiary = o.beneficiary RETURNING 1
  )
  SELECT count(*) FROM taken
$$;
