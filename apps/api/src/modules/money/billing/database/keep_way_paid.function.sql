-- Receipts are written before their bill is paid, so the payment of the receipt is known here. A channel nobody knows is another one, as it is
-- among what was collected.
CREATE OR REPLACE FUNCTION keep_way_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce((SELECT id FROM payment_channels WHERE code = p.channel), (SELECT id FROM payment_channels WHERE code = 'other')), i.gateway_id
    INTO new.paid_channel_id, new.paid_gateway_id
    FROM receipts r JOIN payments p ON p.id = r.payment_id JOIN payment_intents i ON i.id = p.intent_id WHERE r.bill_id = new.id;
  RETURN new;
END $$;

CREATE TRIGGER bills_way_paid BEFORE UPDATE OF pay_status_id ON bills FOR EACH ROW
  WHEN (new.pay_status_id = 2 AND old.pay_status_id <> 2) EXECUTE FUNCTION keep_way_paid();
