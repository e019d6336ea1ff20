CREATE OR REPLACE FUNCTION guard_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF to_jsonb(new) - '{ended_at,ended_by}'::text[] <> to_jsonb(old) - '{ended_at,ended_by}'::text[] OR old.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'who stood in for whom stays on record'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_covers_stay', TABLE = 'work_covers';
    END IF;
  ELSIF NOT may_cover(new.cover_id, new.absent_id) THEN
    RAISE EXCEPTION 'nobody is covered by somebody of another house or a lower role'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'work_covers_suitable', TABLE = 'work_covers';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER work_covers_guard BEFORE INSERT OR UPDATE ON work_covers FOR EACH ROW EXECUTE FUNCTION guard_cover();
