CREATE OR REPLACE FUNCTION keep_taxpayer_of_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_taxpayer(id) FROM users WHERE tpui = new.tpui;
  RETURN NULL;
END $$;

CREATE TRIGGER organisations_keep_taxpayer AFTER INSERT OR UPDATE OF name ON organisations
  FOR EACH ROW EXECUTE FUNCTION keep_taxpayer_of_organisation();
