-- What was proposed stays as it was proposed, and is decided once.
CREATE OR REPLACE FUNCTION guard_service_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND old.state = 'proposed' AND (old.id, old.subject, old.reason, old.proposed_by, old.proposed_at)
    = (new.id, new.subject, new.reason, new.proposed_by, new.proposed_at) AND old.value IS NOT DISTINCT FROM new.value THEN RETURN new; END IF;
  RAISE EXCEPTION 'a change of the settings stays as it was decided'
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'service_changes_stay', TABLE = 'service_changes';
END $$;

CREATE TRIGGER service_changes_stay BEFORE UPDATE OR DELETE ON service_changes FOR EACH ROW EXECUTE FUNCTION guard_service_change();
