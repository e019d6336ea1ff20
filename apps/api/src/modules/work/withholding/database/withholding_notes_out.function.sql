-- Papers of a month that say more of somebody than its newest filing does, and that nobody has taken back.
CREATE OR REPLACE FUNCTION withholding_notes_out(p_schedule uuid) RETURNS TABLE (schedule_id uuid, beneficiary text, beyond_kobo bigint) LANGUAGE sql STABLE AS $$
  SELECT n.schedule_id, n.beneficiary, (n.tax_kobo - d.kobo)::bigint
  FROM withholding_schedules of_credit JOIN withholding_schedules s ON s.tpui = of_credit.tpui AND s.month = of_credit.month
    JOIN withholding_notes n ON n.schedule_id = s.id AND n.taken_back_at IS NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.due_kobo), 0) AS kobo FROM withholding_rows r WHERE r.beneficiary = n.beneficiary AND r.schedule_id = (
      SELECT l.id FROM withholding_schedules l WHERE l.tpui = s.tpui AND l.month = s.month AND l.state = 'filed' ORDER BY l.version DESC LIMIT 1)
  ) d WHERE of_credit.id = p_schedule AND n.tax_kobo > d.kobo
$$;
