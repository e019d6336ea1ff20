-- What was drawn when it was accepted waits to be seen again.
CREATE OR REPLACE FUNCTION draw_spot_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO spot_checks (record_id) VALUES (new.id);
  RETURN NULL;
END $$;

CREATE TRIGGER field_records_draw AFTER UPDATE OF state ON field_records FOR EACH ROW
  WHEN (old.state = 'received' AND new.state = 'accepted' AND new.is_spot_check) EXECUTE FUNCTION draw_spot_check();
