-- What a version leaves billed: what was given back as credit is billed no more.
CREATE OR REPLACE FUNCTION withholding_stands_billed(p_schedule withholding_schedules) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(p_schedule.due_kobo, p_schedule.before_kobo - p_schedule.replaced_kobo)
    - coalesce((SELECT c.amount_kobo FROM paye_credits c WHERE c.withholding_schedule_id = p_schedule.id AND c.state = 'granted'), 0)
$$;
