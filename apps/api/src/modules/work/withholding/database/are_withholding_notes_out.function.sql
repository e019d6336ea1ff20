-- Whether somebody holds a signed credit note of the month that a bill is for, which nobody has taken back.
CREATE OR REPLACE FUNCTION are_withholding_notes_out(p_bill uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM withholding_schedules s JOIN withholding_schedules m ON m.tpui = s.tpui AND m.month = s.month
      JOIN withholding_notes n ON n.schedule_id = m.id AND n.taken_back_at IS NULL
    WHERE s.bill_id = p_bill
  )
$$;
