-- Something happened that may cure what blocks an application: it is judged again. Where nobody of these records waits, nothing is written.
CREATE OR REPLACE FUNCTION note_clearance_change(p_tpui text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox (topic, dedupe_key, payload)
  SELECT 'clearance.changed', 'clearance:' || gen_random_uuid(), jsonb_build_object('tpui', a.tpui)
  FROM clearance_applications a WHERE a.tpui = reading.lead_of(p_tpui) AND a.ended_at IS NULL
$$;
