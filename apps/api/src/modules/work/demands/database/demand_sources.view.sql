-- Bills that the law lets the service demand: of filed returns, of months of PAYE and of withholding, and of the law's half. Never an MDA's fee.
CREATE OR REPLACE VIEW demand_sources WITH (security_invoker = true) AS
SELECT bill_id, 'return'::text AS ground, kind, period_from, NULL::date AS demandable_from FROM filed_returns WHERE bill_id IS NOT NULL
UNION ALL
SELECT bill_id, 'paye', 'paye-month', month, NULL FROM paye_schedules WHERE bill_id IS NOT NULL AND state = 'filed'
UNION ALL
SELECT bill_id, 'withholding', 'withholding-month', month, NULL FROM withholding_schedules WHERE bill_id IS NOT NULL AND state = 'filed'
UNION ALL
SELECT bill_id, kind, NULL, NULL, demandable_from FROM law_bills WHERE released_at IS NULL;
