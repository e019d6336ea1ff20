-- What may be demanded when nothing hinders it: those bills, and the parts of the plans that took their place.
CREATE OR REPLACE VIEW demandable_bills WITH (security_invoker = true) AS
SELECT s.bill_id, s.ground, s.kind, s.period_from, s.demandable_from FROM demand_sources s
UNION ALL
SELECT i.bill_id, s.ground, s.kind, s.period_from, s.demandable_from
FROM instalments i JOIN instalment_plans p ON p.id = i.plan_id JOIN demand_sources s ON s.bill_id = p.bill_id;
