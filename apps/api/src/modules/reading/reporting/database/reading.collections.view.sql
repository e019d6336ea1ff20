CREATE OR REPLACE VIEW reading.collections WITH (security_invoker = true) AS
SELECT k.id, k.receipt_id, k.position, k.is_void, k.at, k.day, k.booked_on, k.bill_id, k.bill_reference, k.receipt_number,
  k.provider_reference, k.payer_name AS payer, k.payer_tpui, k.payer_category_id, c.name AS category, k.mda_id, m.name AS mda,
  k.revenue_head_id, head_name_on(k.revenue_head_id, k.day) AS head, h.code AS head_code, k.tax_office_id, o.name AS tax_office, k.lga_id, l.name AS lga,
  k.expert_system_id, e.name AS expert_system, k.engine_code_id, g.code AS engine_code, k.channel_id, ch.name AS channel,
  k.gateway_id, gw.name AS gateway, k.amount_kobo, cb.counter_id, mc.name AS counter,
  k.booked_on >= (date_trunc('month', k.day::timestamp) + interval '1 month 10 days')::date AS is_after_closing
FROM collection_lines k
LEFT JOIN taxpayer_categories c ON c.id = k.payer_category_id
LEFT JOIN mdas m ON m.id = k.mda_id
LEFT JOIN revenue_heads h ON h.id = k.revenue_head_id
LEFT JOIN tax_offices o ON o.id = k.tax_office_id
LEFT JOIN lgas l ON l.id = k.lga_id
LEFT JOIN expert_systems e ON e.id = k.expert_system_id
LEFT JOIN engine_codes g ON g.id = k.engine_code_id
LEFT JOIN payment_channels ch ON ch.id = k.channel_id
LEFT JOIN payment_gateways gw ON gw.id = k.gateway_id
LEFT JOIN counter_bills cb ON cb.bill_id = k.bill_id
LEFT JOIN mda_counters mc ON mc.id = cb.counter_id;
COMMENT ON VIEW reading.collections IS 'What was collected: a row for each line of a receipt, and a negative one for each line of a voided receipt. Kobo.';
GRANT SELECT ON reading.collections TO portal_read_expert_system, portal_read_mda, portal_read_offices, portal_read_state, portal_read_taxpayer;
