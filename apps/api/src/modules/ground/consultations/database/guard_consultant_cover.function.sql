-- Who stands in is of the same office, can be booked and is there: nobody stands in for one who stands in.
-- Under the lock that bookings share, so that neither overtakes the other.
CREATE OR REPLACE FUNCTION guard_consultant_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF to_jsonb(new) - '{ended_at,ended_by}'::text[] <> to_jsonb(old) - '{ended_at,ended_by}'::text[] OR old.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'who stood in for whom stays on record'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consultant_covers_stay', TABLE = 'consultant_covers';
    END IF;
    RETURN new;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('consultants away', 0));
  IF NOT EXISTS (
    SELECT FROM consultants a JOIN consultants c ON c.office_id = a.office_id AND c.is_active
    WHERE a.id = new.absent_id AND c.id = new.cover_id
  ) OR EXISTS (
    SELECT FROM consultant_covers v
    WHERE v.ended_at IS NULL AND v.from_day <= new.until_day AND v.until_day >= new.from_day
      AND (v.absent_id = new.cover_id OR v.cover_id = new.absent_id)
  ) THEN
    RAISE EXCEPTION 'consultant % cannot stand in', new.cover_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'consultant_covers_suitable', TABLE = 'consultant_covers';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER consultant_covers_guard BEFORE INSERT OR UPDATE ON consultant_covers
  FOR EACH ROW EXECUTE FUNCTION guard_consultant_cover();
