CREATE OR REPLACE VIEW reading.invoice_lines WITH (security_invoker = true) AS
SELECT l.bill_id, l.position, l.issued_on, b.standing, l.revenue_head_id, b.mda_id, b.tax_office_id, b.payer_lga_id AS lga_id,
  b.payer_category_id, b.expert_system_id, b.engine_code_id, l.amount_kobo
FROM bills b JOIN bill_lines l ON l.bill_id = b.id;
COMMENT ON VIEW reading.invoice_lines IS 'Lines of bills with what stands on the bill: one row a line. Kobo.';
GRANT SELECT ON reading.invoice_lines TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
