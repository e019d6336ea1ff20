CREATE OR REPLACE VIEW reading.share_terms WITH (security_invoker = true) AS
SELECT t.id, t.subject, t.party, t.expert_system_id, t.agent_tpui, h.code AS head_code, h.name AS head, t.basis_points, t.flat_kobo, t.cap_kobo,
  t.valid_from, t.valid_until
FROM share_terms t LEFT JOIN revenue_heads h ON h.id = t.revenue_head_id;
COMMENT ON VIEW reading.share_terms IS 'Rows of contracts about shares: of a reader those that are about them.';
GRANT SELECT ON reading.share_terms TO portal_read_expert_system, portal_read_state, portal_read_taxpayer;
