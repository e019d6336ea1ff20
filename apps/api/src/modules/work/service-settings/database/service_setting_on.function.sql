-- What holds on a day, of what is dated: the newest that was released and whose day has come, or nothing where it is as it came.
CREATE OR REPLACE FUNCTION service_setting_on(p_subject text, p_day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT value FROM service_changes
  WHERE subject = p_subject AND state = 'released' AND (value IS NULL OR (value ->> 'from')::date <= p_day)
  ORDER BY decided_at DESC, id DESC LIMIT 1
$$;
