-- Of an assessment served on a day: thirty days, and an end on a day of rest moves to the next working day.
CREATE OR REPLACE FUNCTION last_day_to_object(p_served_on date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT law_rule_end('objection.lodging', p_served_on)
$$;
