CREATE OR REPLACE VIEW reading.receipts WITH (security_invoker = true) AS
SELECT min(k.id) AS id, k.receipt_id, k.receipt_number, k.is_void, k.at, k.bill_id, k.bill_reference, k.provider_reference, k.payer_tpui,
  k.mda_id, m.name AS mda, string_agg(head_name_on(k.revenue_head_id, k.day), ', ' ORDER BY k.position) AS heads, k.channel_id, c.name AS channel,
  k.gateway_id, g.name AS gateway, sum(k.amount_kobo)::bigint AS amount_kobo
FROM collection_lines k
LEFT JOIN mdas m ON m.id = k.mda_id
LEFT JOIN payment_channels c ON c.id = k.channel_id
LEFT JOIN payment_gateways g ON g.id = k.gateway_id
GROUP BY k.payer_tpui, k.receipt_id, k.receipt_number, k.is_void, k.at, k.bill_id, k.bill_reference, k.provider_reference, k.mda_id, m.name,
  k.channel_id, c.name, k.gateway_id, g.name;
COMMENT ON VIEW reading.receipts IS 'A row for each receipt, and a negative one for each that was voided. Kobo.';
GRANT SELECT ON reading.receipts TO portal_read_taxpayer;
