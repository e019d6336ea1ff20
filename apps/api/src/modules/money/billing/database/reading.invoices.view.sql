-- Names by LEFT JOIN on keys: the planner leaves out those a query does not show.
CREATE OR REPLACE VIEW reading.invoices WITH (security_invoker = true) AS
SELECT b.id, b.reference, b.issued_on, b.expires_on, b.standing, b.total_kobo,
  person_name(b.payer_first_name, b.payer_last_name) AS payer, b.payer_phone, b.payer_tpui,
  b.payer_category_id, c.name AS category, b.mda_id, m.name AS mda, b.tax_office_id, o.name AS tax_office,
  b.payer_lga_id AS lga_id, l.name AS lga, b.expert_system_id, e.name AS expert_system, b.engine_code_id, g.code AS engine_code,
  (SELECT a.heads FROM reading.bill_heads a WHERE a.bill_id = b.id) AS heads,
  CASE WHEN b.standing <> 'open' THEN b.standing
    WHEN b.expires_on < lagos_today() THEN 'expired' ELSE 'unpaid' END AS status,
  cb.counter_id, k.name AS counter, CASE WHEN b.expires_on < lagos_today() THEN b.expires_on ELSE coalesce(b.due_on, b.expires_on) END AS pay_by,
  coalesce(b.due_on, b.expires_on) AS due_on, b.paid_channel_id, b.paid_gateway_id
FROM bills b
LEFT JOIN taxpayer_categories c ON c.id = b.payer_category_id
LEFT JOIN mdas m ON m.id = b.mda_id
LEFT JOIN tax_offices o ON o.id = b.tax_office_id
LEFT JOIN lgas l ON l.id = b.payer_lga_id
LEFT JOIN expert_systems e ON e.id = b.expert_system_id
LEFT JOIN engine_codes g ON g.id = b.engine_code_id
LEFT JOIN counter_bills cb ON cb.bill_id = b.id
LEFT JOIN mda_counters k ON k.id = cb.counter_id;
COMMENT ON VIEW reading.invoices IS 'Bills as lists and reports read them: one row a bill, amounts in kobo, days of Lagos.';
GRANT SELECT ON reading.invoices TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
