-- What was told never changes; that it was read is written once.
CREATE OR REPLACE FUNCTION guard_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'read_at' <> to_jsonb(old) - 'read_at' OR (old.read_at IS NOT NULL AND new.read_at IS DISTINCT FROM old.read_at) THEN
    RAISE EXCEPTION 'what somebody was told stays as it was'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'notices_stay', TABLE = 'notices';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER notices_stay BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION guard_notice();
