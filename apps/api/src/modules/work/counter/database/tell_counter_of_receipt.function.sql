CREATE OR REPLACE FUNCTION tell_counter_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_counter(c.mda_id) FROM counter_bills c WHERE c.bill_id = new.bill_id;
  RETURN NULL;
END $$;
