CREATE OR REPLACE VIEW reading.enforcements WITH (security_invoker = true) AS
SELECT e.id, e.number, e.tpui, t.name AS taxpayer, e.office_id, o.name AS tax_office, n.number AS demand, e.debt_kobo, f.open_kobo, e.state,
  lagos_day(e.opened_at) AS opened_on, r.order_number, coalesce(m.team, 0)::int AS team, lagos_day(v.starts_at) AS visit_on,
  CASE WHEN e.state IN ('held', 'sale-noted', 'sale-ordered') THEN reading.goods_kept_until(e.visit_id) END AS held_until, coalesce(v.costs_kobo, 0) AS costs_kobo
FROM enforcements e
JOIN taxpayers t ON t.tpui = e.tpui
JOIN demand_notices n ON n.id = e.notice_id
LEFT JOIN tax_offices o ON o.id = e.office_id
LEFT JOIN enforcement_orders r ON r.id = e.order_id
LEFT JOIN enforcement_visits v ON v.id = e.visit_id
LEFT JOIN LATERAL (SELECT count(*) AS team FROM enforcement_team g WHERE g.visit_id = v.id) m ON true
CROSS JOIN LATERAL reading.demand_facts(e.notice_id) f;
COMMENT ON VIEW reading.enforcements IS 'Demands that are enforced: one row a case, with its order, its visit and what is owed today. Kobo.';
GRANT SELECT ON reading.enforcements TO portal_read_offices, portal_read_state;
