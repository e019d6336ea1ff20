-- Decides a change and, when it is approved, carries it out: the terminal takes money at that place within these limits.
CREATE OR REPLACE FUNCTION enact_terminal_change(p_change uuid, p_verdict text, p_by uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  decided terminal_changes;
BEGIN
  UPDATE terminal_changes SET verdict = p_verdict, decided_by = p_by, decided_at = clock_timestamp() WHERE id = p_change RETURNING * INTO decided;
  IF p_verdict <> 'approved' THEN RETURN; END IF;
  PERFORM set_config('portal.terminal_change', p_change::text, true);
  UPDATE terminals SET state = decided.to_state, agent_tpui = decided.agent_tpui, place = decided.place, latitude = decided.latitude,
    longitude = decided.longitude, payment_limit_kobo = decided.payment_limit_kobo, day_limit_kobo = decided.day_limit_kobo
    WHERE id = decided.terminal_id;
END $$;
