CREATE OR REPLACE VIEW reading.revenue_heads WITH (security_invoker = true) AS
SELECT id, name, code, mda_id, is_active FROM revenue_heads;
COMMENT ON VIEW reading.revenue_heads IS 'Revenue heads with the MDA that collects them; a head that is not active takes no new bill';
