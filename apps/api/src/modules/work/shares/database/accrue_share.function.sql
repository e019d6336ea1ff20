-- Brings the entries of a payment to what it earns now; without a change nothing is written. By which row a head earns is fixed the first time:
-- an agent's own row before that of all agents, a head's own before that of all heads, valid on the day of payment. Gives the new entries.
CREATE OR REPLACE FUNCTION accrue_share(p_payment uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  added integer;
BEGIN
  INSERT INTO share_bases (payment_id, party, revenue_head_id, term_id)
    SELECT p_payment, w.party, m.revenue_head_id, t.id
    FROM share_settled(p_payment) m CROSS JOIN share_earners(p_payment) w CROSS JOIN payment_settlements s CROSS JOIN LATERAL (
      SELECT t.id FROM share_terms t
      WHERE t.party = w.party AND t.expert_system_id IS NOT DISTINCT FROM w.expert_system_id AND (t.agent_tpui IS NULL OR t.agent_tpui = w.agent_tpui)
        AND (t.revenue_head_id IS NULL OR t.revenue_head_id = m.revenue_head_id) AND s.paid_on BETWEEN t.valid_from AND coalesce(t.valid_until, 'infinity')
      ORDER BY t.agent_tpui IS NULL, t.revenue_head_id IS NULL LIMIT 1
    ) t
    WHERE s.payment_id = p_payment AND m.settled_kobo > 0
    ON CONFLICT DO NOTHING;
  WITH bases AS (
    SELECT b.term_id, b.party, CASE WHEN min(m.of_kobo) > 0 THEN div(min(m.settled_kobo)::numeric * sum(m.kobo), min(m.of_kobo))::bigint ELSE 0 END AS kobo
    FROM share_bases b JOIN share_settled(p_payment) m ON m.revenue_head_id = b.revenue_head_id
    WHERE b.payment_id = p_payment GROUP BY b.term_id, b.party
  ), wanted AS (
    SELECT b.term_id, b.kobo AS base_kobo, w.expert_system_id, w.agent_tpui, share_of(b.kobo, t.basis_points, t.flat_kobo, t.cap_kobo) AS kobo,
      coalesce((SELECT sum(a.share_kobo) FROM share_accruals a WHERE a.payment_id = p_payment AND a.term_id = b.term_id), 0)::bigint AS so_far,
      (SELECT count(*) FROM share_accruals a WHERE a.payment_id = p_payment AND a.term_id = b.term_id)::int AS entries
    FROM bases b JOIN share_terms t ON t.id = b.term_id JOIN share_earners(p_payment) w ON w.party = b.party
  )
  INSERT INTO share_accruals (term_id, payment_id, number, expert_system_id, agent_tpui, bill_reference, paid_on, booked_on, base_kobo, share_kobo)
    SELECT w.term_id, p_payment, w.entries + 1, w.expert_system_id, w.agent_tpui, s.bill_reference, s.paid_on, lagos_today(), w.base_kobo, w.kobo - w.so_far
    FROM wanted w, payment_settlements s WHERE s.payment_id = p_payment AND w.kobo <> w.so_far;
  GET DIAGNOSTICS added = ROW_COUNT;
  RETURN added;
END $$;
