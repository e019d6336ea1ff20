CREATE OR REPLACE VIEW reading.demand_notices WITH (security_invoker = true) AS
SELECT n.id, n.number, n.tpui, t.name AS taxpayer, n.office_id, o.name AS tax_office, n.total_kobo, f.bills, f.paid_kobo, f.open_kobo,
  lagos_day(n.prepared_at) AS prepared_on, n.served_on, n.served_how, reading.last_day_of_demand(n.served_on) AS due_on,
  greatest(0, lagos_today() - n.served_on) AS day, f.standing
FROM demand_notices n
JOIN taxpayers t ON t.tpui = n.tpui
LEFT JOIN tax_offices o ON o.id = n.office_id
CROSS JOIN LATERAL reading.demand_facts(n.id) f;
COMMENT ON VIEW reading.demand_notices IS 'Demand notices: one row a notice, with how it stands today. Kobo.';
GRANT SELECT ON reading.demand_notices TO portal_read_offices, portal_read_state;
