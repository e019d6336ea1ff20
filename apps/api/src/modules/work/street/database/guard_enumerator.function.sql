-- Enumerators move by the table of moves, begin as applied, and stay who they are; whoever ended stays ended.
CREATE OR REPLACE FUNCTION guard_enumerator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'applied' THEN
      RAISE EXCEPTION 'an enumerator begins as applied' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enumerators_begin_applied', TABLE = 'enumerators';
    END IF;
    RETURN new;
  END IF;
  IF (new.id, new.code, new.submission_id, new.entered_by, new.entered_at) IS DISTINCT FROM (old.id, old.code, old.submission_id, old.entered_by, old.entered_at)
    OR old.state = 'ended' AND to_jsonb(new) - 'checks' - 'scans' <> to_jsonb(old) - 'checks' - 'scans'
  THEN
    RAISE EXCEPTION 'enumerator % stays who they are', old.id USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enumerators_identity_fixed', TABLE = 'enumerators';
  END IF;
  IF new.state <> old.state AND NOT EXISTS (SELECT FROM enumerator_moves m WHERE m.from_state = old.state AND m.to_state = new.state) THEN
    RAISE EXCEPTION 'from % to % leads no move', old.state, new.state USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enumerators_move_by_table', TABLE = 'enumerators';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER enumerators_guard BEFORE INSERT OR UPDATE ON enumerators FOR EACH ROW EXECUTE FUNCTION guard_enumerator();
