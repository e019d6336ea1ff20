-- outside a transaction
-- Bills that were paid before say how, too. In batches, so that nobody who pays waits.
-- batches of 1000 by bills.id
UPDATE bills b SET
  paid_channel_id = coalesce((SELECT id FROM payment_channels WHERE code = p.channel), (SELECT id FROM payment_channels WHERE code = 'other')),
  paid_gateway_id = i.gateway_id
FROM receipts r JOIN payments p ON p.id = r.payment_id JOIN payment_intents i ON i.id = p.intent_id
WHERE b.id BETWEEN $1 AND $2 AND r.bill_id = b.id AND b.paid_gateway_id IS NULL;
