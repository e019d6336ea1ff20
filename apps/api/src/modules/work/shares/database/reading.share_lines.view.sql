CREATE OR REPLACE VIEW reading.share_lines WITH (security_invoker = true) AS
SELECT a.id, a.subject, a.expert_system_id, a.agent_tpui, e.name AS expert_system, a.bill_reference, a.paid_on, a.booked_on, h.name AS head,
  t.basis_points, t.flat_kobo, a.base_kobo, a.share_kobo, a.statement_id,
  CASE WHEN a.share_kobo < 0 THEN 'taken-back' WHEN a.number = 1 THEN 'accrued' ELSE 'restored' END AS kind,
  CASE WHEN EXISTS (SELECT FROM share_disputes d WHERE d.accrual_id = a.id AND d.answered_at IS NULL) THEN 'open'
    WHEN EXISTS (SELECT FROM share_disputes d WHERE d.accrual_id = a.id) THEN 'answered' ELSE 'none' END AS dispute
FROM share_accruals a JOIN share_terms t ON t.id = a.term_id LEFT JOIN revenue_heads h ON h.id = t.revenue_head_id
LEFT JOIN expert_systems e ON e.id = a.expert_system_id;
COMMENT ON VIEW reading.share_lines IS 'Entries of shares, each with the bill behind it; kobo, days of Lagos.';
GRANT SELECT ON reading.share_lines TO portal_read_expert_system, portal_read_state, portal_read_taxpayer;
