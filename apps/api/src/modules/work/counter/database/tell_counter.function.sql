CREATE OR REPLACE FUNCTION tell_counter(p_mda int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (topic, dedupe_key, payload)
  VALUES ('live.changed', 'live:' || gen_random_uuid(), jsonb_build_object('audience', 'counter:mda:' || p_mda))
$$;
