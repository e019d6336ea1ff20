CREATE OR REPLACE FUNCTION queue_changed_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_billed(old, -1);
  PERFORM queue_billed(new, 1);
  RETURN NULL;
END $$;
