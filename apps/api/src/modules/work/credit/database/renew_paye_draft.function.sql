-- What a draft of the month finds billed before it, after a credit was given or taken back; its payer looks at it again.
CREATE OR REPLACE FUNCTION renew_paye_draft(p_credit paye_credits) RETURNS void LANGUAGE sql AS $$
  UPDATE paye_schedules d SET before_kobo = paye_stands_billed(s), saved_at = date_trunc('milliseconds', clock_timestamp())
  FROM paye_schedules s WHERE s.id = p_credit.schedule_id AND d.tpui = s.tpui AND d.month = s.month AND d.state = 'draft' AND d.version = s.version + 1;
  UPDATE withholding_schedules d SET before_kobo = withholding_stands_billed(s), saved_at = date_trunc('milliseconds', clock_timestamp())
  FROM withholding_schedules s
  WHERE s.id = p_credit.withholding_schedule_id AND d.tpui = s.tpui AND d.month = s.month AND d.state = 'draft' AND d.version = s.version + 1
$$;
