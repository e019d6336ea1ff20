-- Nobody comes to hold a time of a consultant who is away then.
CREATE OR REPLACE FUNCTION guard_consultant_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND new.consultant_id = old.consultant_id AND new.starts_at = old.starts_at THEN
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('consultants away', 0));
  IF EXISTS (
    SELECT FROM consultant_covers WHERE absent_id = new.consultant_id AND ended_at IS NULL
      AND lagos_day(new.starts_at) BETWEEN from_day AND until_day
  ) THEN
    RAISE EXCEPTION 'consultant % is away then', new.consultant_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consultations_consultant_away', TABLE = 'consultations';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER consultations_consultant_there BEFORE INSERT OR UPDATE OF consultant_id, starts_at ON consultations
  FOR EACH ROW EXECUTE FUNCTION guard_consultant_there();
