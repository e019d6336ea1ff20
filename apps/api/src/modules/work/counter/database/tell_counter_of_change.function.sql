CREATE OR REPLACE FUNCTION tell_counter_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_counter(new.mda_id);
  RETURN NULL;
END $$;

CREATE TRIGGER counter_bills_told AFTER INSERT ON counter_bills FOR EACH ROW EXECUTE FUNCTION tell_counter_of_change();
CREATE TRIGGER services_given_told AFTER INSERT ON services_given FOR EACH ROW EXECUTE FUNCTION tell_counter_of_change();
