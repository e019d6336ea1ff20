CREATE OR REPLACE VIEW reading.filed_returns WITH (security_invoker = true) AS
SELECT id, tpui, kind, period_from, version, answers, figures, tax_kobo, credit_kobo, balance_kobo, over_kobo, due_on, lagos_day(filed_at) AS filed_on, amendment_reason
FROM filed_returns;
COMMENT ON VIEW reading.filed_returns IS 'Every version of every return as it was filed.';
GRANT SELECT ON reading.filed_returns TO portal_read_offices, portal_read_state;
