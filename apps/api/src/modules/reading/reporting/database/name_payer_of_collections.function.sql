CREATE OR REPLACE FUNCTION name_payer_of_collections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE collection_lines SET payer_tpui = new.payer_tpui,
      payer_key = coalesce(new.payer_tpui, 'guest:' || md5(new.payer_phone || ' ' || lower(new.payer_email)))
    WHERE bill_id = new.id;
  RETURN NULL;
END $$;
