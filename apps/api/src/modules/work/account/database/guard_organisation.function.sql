-- Another name or number was seen by nobody yet.
CREATE OR REPLACE FUNCTION guard_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.name, new.registration_number) IS DISTINCT FROM (old.name, old.registration_number)
    AND new.confirmed_at IS NOT DISTINCT FROM old.confirmed_at
  THEN
    new.confirmed_at := NULL;
    new.confirmed_by := NULL;
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER organisations_guard BEFORE UPDATE ON organisations FOR EACH ROW EXECUTE FUNCTION guard_organisation();
