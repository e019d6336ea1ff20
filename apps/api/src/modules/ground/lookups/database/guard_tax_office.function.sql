CREATE OR REPLACE FUNCTION guard_tax_office() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_owner boolean := pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'USAGE');
  lawful boolean := false;
BEGIN
  IF tg_op = 'INSERT' THEN
    lawful := new.closed_on IS NULL AND (is_owner OR EXISTS (
      SELECT FROM office_proposals p WHERE p.action = 'open' AND p.name = new.name AND is_approved_for_office(p.id)));
  ELSIF old.closed_on IS NOT NULL OR new.id <> old.id THEN
    lawful := new IS NOT DISTINCT FROM old;
  ELSIF new.closed_on IS NULL THEN
    lawful := new.name = old.name OR is_owner;
  ELSE
    PERFORM FROM tax_offices WHERE id = new.successor_id AND closed_on IS NULL FOR SHARE;
    lawful := found AND new.name = old.name AND EXISTS (
      SELECT FROM office_proposals p WHERE p.action = 'close' AND p.office_id = new.id AND p.successor_id = new.successor_id
        AND p.day <= new.closed_on AND is_approved_for_office(p.id));
  END IF;
  IF lawful IS NOT TRUE THEN
    RAISE EXCEPTION 'a tax office is opened and closed by two persons, and stays closed'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'tax_offices_by_two', TABLE = 'tax_offices';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER tax_offices_by_two BEFORE INSERT OR UPDATE ON tax_offices FOR EACH ROW EXECUTE FUNCTION guard_tax_office();
