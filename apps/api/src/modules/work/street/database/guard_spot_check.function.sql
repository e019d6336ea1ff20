-- A check is of a record that was drawn, is given to somebody else than who recorded or accepted it, and is answered once.
CREATE OR REPLACE FUNCTION guard_spot_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seen field_records;
BEGIN
  SELECT * INTO seen FROM field_records WHERE id = new.record_id;
  IF tg_op = 'INSERT' THEN
    IF NOT (seen.state = 'accepted' AND seen.is_spot_check) OR new.given_at IS NOT NULL THEN
      RAISE EXCEPTION 'only what was drawn is checked' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'spot_checks_drawn', TABLE = 'spot_checks';
    END IF;
    RETURN new;
  END IF;
  IF (new.record_id, new.drawn_at) IS DISTINCT FROM (old.record_id, old.drawn_at) OR old.answered_at IS NOT NULL
    OR new.answered_at IS NOT NULL AND (new.enumerator_id, new.officer_id) IS DISTINCT FROM (old.enumerator_id, old.officer_id)
  THEN
    RAISE EXCEPTION 'a check is answered once, by whom it was given to'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'spot_checks_answered_once', TABLE = 'spot_checks';
  END IF;
  IF new.enumerator_id = seen.enumerator_id OR new.officer_id = seen.decided_by THEN
    RAISE EXCEPTION 'somebody else sees it again' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'spot_checks_by_another', TABLE = 'spot_checks';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER spot_checks_guard BEFORE INSERT OR UPDATE ON spot_checks FOR EACH ROW EXECUTE FUNCTION guard_spot_check();
