-- What no statement has yet is of the month in which it was booked.
CREATE OR REPLACE VIEW reading.share_months WITH (security_invoker = true) AS
SELECT a.subject, min(a.expert_system_id) AS expert_system_id, min(a.agent_tpui) AS agent_tpui, m.month, a.statement_id,
  count(*)::int AS lines, coalesce(sum(a.share_kobo) FILTER (WHERE a.share_kobo > 0), 0)::bigint AS earned_kobo,
  coalesce(-sum(a.share_kobo) FILTER (WHERE a.share_kobo < 0), 0)::bigint AS taken_back_kobo, sum(a.share_kobo)::bigint AS gross_kobo,
  min(s.withheld_basis_points) AS withheld_basis_points, coalesce(min(s.state), 'running') AS state,
  min(p.state) AS payment_state, min(p.amount_kobo) AS payment_kobo, min(p.paid_on) AS paid_on, min(p.came_back) AS came_back
FROM share_accruals a LEFT JOIN share_statements s ON s.id = a.statement_id
LEFT JOIN share_payments p ON p.statement_id = s.id
CROSS JOIN LATERAL (SELECT coalesce(s.month, date_trunc('month', a.booked_on)::date) AS month) m
GROUP BY a.subject, m.month, a.statement_id;
COMMENT ON VIEW reading.share_months IS 'Shares by month and statement: earned, taken back, what is left of both, and what became of its payment, in kobo.';
GRANT SELECT ON reading.share_months TO portal_read_expert_system, portal_read_state, portal_read_taxpayer;
