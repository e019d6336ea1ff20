-- Who may earn of a payment: the system that raised its bill, and the agent through whom it was begun, never of the agent's own bills.
CREATE OR REPLACE FUNCTION share_earners(p_payment uuid) RETURNS TABLE (party text, expert_system_id integer, agent_tpui text) LANGUAGE sql STABLE AS $$
  SELECT 'partner', s.expert_system_id, NULL FROM payment_settlements s WHERE s.payment_id = p_payment AND s.expert_system_id IS NOT NULL
  UNION ALL
  SELECT 'agent', NULL, a.agent_tpui FROM payments p JOIN payment_agents a ON a.intent_id = p.intent_id JOIN bills b ON b.id = p.bill_id
  WHERE p.id = p_payment AND b.payer_tpui IS DISTINCT FROM a.agent_tpui
    AND NOT EXISTS (SELECT FROM taxpayers t WHERE t.tpui = b.payer_tpui AND t.merged_into = a.agent_tpui)
$$;
