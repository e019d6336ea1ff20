-- What goes by the bank keeps the list it stood on, also when it came back and stands on another one.
CREATE OR REPLACE FUNCTION name_list_of_send() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.list_id := coalesce((SELECT list_id FROM refunds WHERE id = new.refund_id), (SELECT list_id FROM share_payments WHERE id = new.share_payment_id));
  RETURN new;
END $$;

CREATE TRIGGER refund_sends_name_list BEFORE INSERT ON refund_sends FOR EACH ROW WHEN (new.method = 'bank') EXECUTE FUNCTION name_list_of_send();
