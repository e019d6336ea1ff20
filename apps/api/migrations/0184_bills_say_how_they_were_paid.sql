-- Lists of bills by channel and gateway find them on the bill. The trigger is here and in the objects: whoever pays while the next file fills the
-- bills of before gets theirs at once. The release before asks what was collected, as it did.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint
ALTER TABLE bills ADD COLUMN paid_channel_id smallint, ADD COLUMN paid_gateway_id text;--> statement-breakpoint
COMMENT ON COLUMN bills.paid_channel_id IS 'Channel of the payment for which there is a receipt, also when that was voided; written with the receipt.';--> statement-breakpoint
COMMENT ON COLUMN bills.paid_gateway_id IS 'Gateway of the payment for which there is a receipt, also when that was voided; written with the receipt.';--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_way_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce((SELECT id FROM payment_channels WHERE code = p.channel), (SELECT id FROM payment_channels WHERE code = 'other')), i.gateway_id
    INTO new.paid_channel_id, new.paid_gateway_id
    FROM receipts r JOIN payments p ON p.id = r.payment_id JOIN payment_intents i ON i.id = p.intent_id WHERE r.bill_id = new.id;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER bills_way_paid BEFORE UPDATE OF pay_status_id ON bills FOR EACH ROW
  WHEN (new.pay_status_id = 2 AND old.pay_status_id <> 2) EXECUTE FUNCTION keep_way_paid();
