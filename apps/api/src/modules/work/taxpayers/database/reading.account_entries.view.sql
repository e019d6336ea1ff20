-- Only taxpayers read it, and of theirs alone: the balance goes over all they see.
CREATE OR REPLACE VIEW reading.account_entries WITH (security_invoker = true) AS
SELECT key, at, kind, reference, bill_reference, about, mda_id, mda, charge_kobo, paid_kobo, payer_tpui,
  (sum(charge_kobo - paid_kobo) OVER (ORDER BY at, key))::bigint AS balance_kobo
FROM (
  SELECT 'bill:' || b.id AS key, b.created_at AS at, 'bill' AS kind, b.reference, b.reference AS bill_reference,
    (SELECT a.heads FROM reading.bill_heads a WHERE a.bill_id = b.id) AS about,
    b.mda_id, m.name AS mda, b.total_kobo AS charge_kobo, 0::bigint AS paid_kobo, b.payer_tpui
  FROM bills b JOIN mdas m ON m.id = b.mda_id WHERE b.standing <> 'cancelled'
  UNION ALL
  SELECT CASE WHEN r.is_void THEN 'void:' ELSE 'paid:' END || r.receipt_id, r.at, CASE WHEN r.is_void THEN 'void' ELSE 'payment' END,
    r.receipt_number, r.bill_reference, r.heads, r.mda_id, r.mda, CASE WHEN r.is_void THEN r.amount_kobo ELSE 0 END, r.amount_kobo, r.payer_tpui
  FROM reading.receipts r
) AS entries;
COMMENT ON VIEW reading.account_entries IS 'A taxpayer''s account, with the balance after each entry. Kobo.';
GRANT SELECT ON reading.account_entries TO portal_read_taxpayer;
