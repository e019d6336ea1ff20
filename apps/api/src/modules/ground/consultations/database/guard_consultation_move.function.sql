CREATE OR REPLACE FUNCTION guard_consultation_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'booked' THEN
      RAISE EXCEPTION 'a consultation begins as booked' USING ERRCODE = 'integrity_constraint_violation',
        CONSTRAINT = 'consultations_legal_moves', TABLE = 'consultations';
    END IF;
  ELSE
    IF (new.state IS DISTINCT FROM old.state OR new.starts_at <> old.starts_at OR new.consultant_id <> old.consultant_id)
      AND NOT (
        (old.state IN ('booked', 'rescheduled') AND (
          (new.state IN ('rescheduled', 'cancelled', 'held', 'no-show'))
          OR (new.state = old.state AND new.starts_at = old.starts_at)))
        -- Whoever came late was there after all, and the reverse.
        OR (old.state = 'held' AND new.state = 'no-show' AND new.starts_at = old.starts_at)
        OR (old.state = 'no-show' AND new.state = 'held' AND new.starts_at = old.starts_at))
    THEN
      RAISE EXCEPTION 'a consultation does not move from % to %', old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consultations_legal_moves', TABLE = 'consultations';
    END IF;
    IF new.state IN ('held', 'no-show') AND new.starts_at > clock_timestamp() THEN
      RAISE EXCEPTION 'nobody can say yet what came of it' USING ERRCODE = 'integrity_constraint_violation',
        CONSTRAINT = 'consultations_not_yet', TABLE = 'consultations';
    END IF;
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER consultations_legal_moves BEFORE INSERT OR UPDATE ON consultations
  FOR EACH ROW EXECUTE FUNCTION guard_consultation_move();
