CREATE OR REPLACE VIEW reading.refunds WITH (security_invoker = true) AS SELECT * FROM reading.refunds_of_state();
COMMENT ON VIEW reading.refunds IS 'Refunds: one row a refund, in whatever state. Kobo.';
GRANT SELECT ON reading.refunds TO portal_read_state;
