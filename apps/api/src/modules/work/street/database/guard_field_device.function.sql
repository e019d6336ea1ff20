-- A phone stays whose it is, and what was wiped is never at work again.
CREATE OR REPLACE FUNCTION guard_field_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.id, new.enumerator_id, new.officer_id, new.secret_digest, new.enrolled_at)
      IS DISTINCT FROM (old.id, old.enumerator_id, old.officer_id, old.secret_digest, old.enrolled_at)
    OR old.state = 'wiped' AND new.state <> 'wiped'
  THEN
    RAISE EXCEPTION 'phone % stays what it is', old.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'field_devices_fixed', TABLE = 'field_devices';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER field_devices_guard BEFORE UPDATE ON field_devices FOR EACH ROW EXECUTE FUNCTION guard_field_device();
