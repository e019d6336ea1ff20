CREATE OR REPLACE FUNCTION payer_key_of(bill bills) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT coalesce(bill.payer_tpui, 'guest:' || md5(bill.payer_phone || ' ' || lower(bill.payer_email))) $$;
