-- No answer to three calls or more in the last minutes, and none since: payers are told before they try.
CREATE OR REPLACE FUNCTION is_provider_down(p_provider payment_provider) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(failures) >= 3 AND coalesce(max(last_answer_at), '-infinity') < max(last_failure_at), false)
  FROM provider_minutes WHERE provider = p_provider AND minute > now() - interval '4 minutes'
$$;
