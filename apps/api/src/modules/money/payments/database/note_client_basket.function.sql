-- An attempt for clients is begun by the agent who put their bills together, and is the agent's for what an agent earns. Written once; answers each
-- client's consent, people and first bill, for whoever tells them.
CREATE OR REPLACE FUNCTION note_client_basket(p_intent uuid) RETURNS TABLE (consent_id uuid, name text, people uuid[], bill_reference text)
LANGUAGE sql AS $$
  WITH begun AS (
    UPDATE payment_intents i SET begun_by = person_name(u.first_name, u.last_name)
    FROM payment_baskets k JOIN users u ON u.id = k.made_by
    WHERE i.id = p_intent AND k.id = i.basket_id AND i.begun_by IS NULL AND is_basket_of_clients(k.id)
    RETURNING i.id, i.basket_id, i.begun_by, u.tpui
  ),
  of_agent AS (
    INSERT INTO payment_agents (intent_id, agent_tpui, way) SELECT id, tpui, 'consent' FROM begun WHERE tpui IS NOT NULL ON CONFLICT DO NOTHING
  )
  SELECT p.consent_id, begun.begun_by, array(SELECT x.id FROM users x WHERE x.tpui = r.principal_tpui AND x.status <> 'deleted'),
    (array_agg(b.reference ORDER BY p.position))[1]
  FROM begun JOIN payment_basket_bills p ON p.basket_id = begun.basket_id JOIN bills b ON b.id = p.bill_id JOIN representations r ON r.id = p.consent_id
  GROUP BY p.consent_id, begun.begun_by, r.principal_tpui
$$;
COMMENT ON FUNCTION note_client_basket(uuid) IS 'Writes once who began an attempt for clients, and answers whom to tell.';
