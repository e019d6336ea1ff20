-- Whoever writes a standing gets the true one.
CREATE OR REPLACE FUNCTION set_bill_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.standing := standing_of(new);
  RETURN new;
END $$;

CREATE TRIGGER bills_standing BEFORE UPDATE ON bills FOR EACH ROW
  WHEN (new.standing <> old.standing OR new.pay_status_id <> old.pay_status_id OR new.cancelled_at IS DISTINCT FROM old.cancelled_at)
  EXECUTE FUNCTION set_bill_standing();
CREATE TRIGGER bills_standing_first BEFORE INSERT ON bills FOR EACH ROW EXECUTE FUNCTION set_bill_standing();
