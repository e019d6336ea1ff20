-- Decides a change and, when it is approved, carries it out: a row begins, or ends. Payments that were settled meanwhile and earn by no row yet are
-- reckoned by a row that begins in the past.
CREATE OR REPLACE FUNCTION enact_share_change(p_change uuid, p_verdict text, p_by uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  decided share_changes;
BEGIN
  UPDATE share_changes SET verdict = p_verdict, decided_by = p_by, decided_at = clock_timestamp() WHERE id = p_change RETURNING * INTO decided;
  IF p_verdict <> 'approved' THEN RETURN; END IF;
  IF decided.ends_term_id IS NOT NULL THEN
    PERFORM set_config('portal.share_change', p_change::text, true);
    UPDATE share_terms SET valid_until = decided.valid_until WHERE id = decided.ends_term_id;
    RETURN;
  END IF;
  INSERT INTO share_terms (id, party, expert_system_id, agent_tpui, revenue_head_id, basis_points, flat_kobo, cap_kobo, valid_from, valid_until)
    VALUES (decided.id, decided.party, decided.expert_system_id, decided.agent_tpui, decided.revenue_head_id, decided.basis_points, decided.flat_kobo,
      decided.cap_kobo, decided.valid_from, decided.valid_until);
  INSERT INTO share_due (payment_id)
    SELECT s.payment_id FROM payment_settlements s
    WHERE s.expert_system_id = decided.expert_system_id AND s.line_id IS NOT NULL AND s.paid_on >= decided.valid_from
    UNION
    SELECT s.payment_id FROM payment_agents a JOIN payments p ON p.intent_id = a.intent_id JOIN payment_settlements s ON s.payment_id = p.id
    WHERE decided.party = 'agent' AND (decided.agent_tpui IS NULL OR a.agent_tpui = decided.agent_tpui)
      AND s.line_id IS NOT NULL AND s.paid_on >= decided.valid_from;
END $$;
