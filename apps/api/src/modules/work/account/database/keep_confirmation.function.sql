-- Papers in a name that was confirmed once stay true.
CREATE OR REPLACE FUNCTION keep_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO organisation_confirmations (tpui, name, registration_number, confirmed_at, confirmed_by)
  VALUES (new.tpui, new.name, new.registration_number, new.confirmed_at, new.confirmed_by)
  ON CONFLICT (tpui, name, registration_number) WHERE withdrawn_at IS NULL DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER organisations_confirmed AFTER INSERT OR UPDATE ON organisations FOR EACH ROW
  WHEN (new.confirmed_at IS NOT NULL) EXECUTE FUNCTION keep_confirmation();
