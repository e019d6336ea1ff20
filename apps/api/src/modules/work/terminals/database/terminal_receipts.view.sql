-- What terminals took and we gave receipts for: by the network's file where it names the terminal and the day, else by who looked the
-- bill up and when the network says it was paid.
CREATE OR REPLACE VIEW terminal_receipts AS
SELECT i.order_id, coalesce(f.terminal_id, a.terminal_id) AS terminal_id, coalesce(f.day, lagos_day(p.paid_at)) AS day, p.paid_at, p.amount_kobo,
  p.channel, b.reference AS bill_reference, r.receipt_number
FROM terminal_attempts a
JOIN payment_intents i ON i.id = a.intent_id
JOIN payments p ON p.intent_id = i.id AND p.movement = ''
JOIN bills b ON b.id = p.bill_id
JOIN receipts r ON r.payment_id = p.id
LEFT JOIN terminal_lines f ON f.source = 'file' AND f.order_id = i.order_id;
COMMENT ON VIEW terminal_receipts IS 'Receipts of payments at terminals. Kobo.';
