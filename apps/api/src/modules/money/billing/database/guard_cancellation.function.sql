-- Who cancelled and why is said with the cancellation, and stays.
CREATE OR REPLACE FUNCTION guard_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.cancelled_at IS NOT NULL OR new.cancelled_at IS NULL THEN
    RAISE EXCEPTION 'who cancelled bill % is said when it is cancelled, and stays', old.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_cancelled_once', TABLE = 'bills';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER bills_cancelled_once BEFORE UPDATE OF cancelled_by, cancelled_reason ON bills FOR EACH ROW
  WHEN ((new.cancelled_by, new.cancelled_reason) IS DISTINCT FROM (old.cancelled_by, old.cancelled_reason))
  EXECUTE FUNCTION guard_cancellation();
