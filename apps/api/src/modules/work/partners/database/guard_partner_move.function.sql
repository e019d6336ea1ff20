-- A move begins where the partner is, and takes as many persons as the table of moves says; the second is another than the first.
CREATE OR REPLACE FUNCTION guard_partner_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  here text;
  needed int;
BEGIN
  SELECT state INTO here FROM partner_standings WHERE expert_system_id = new.expert_system_id FOR UPDATE;
  SELECT persons INTO needed FROM partner_transitions WHERE from_state = new.from_state AND to_state = new.to_state;
  IF tg_op = 'UPDATE' THEN
    IF old.outcome IS NOT NULL OR new.outcome IS NULL
      OR to_jsonb(new) - '{outcome,decided_by,decided_at}'::text[] <> to_jsonb(old) - '{outcome,decided_by,decided_at}'::text[]
    THEN
      RAISE EXCEPTION 'a move of a partner is decided once, and nothing else of it changes'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_moves_fixed', TABLE = 'partner_moves';
    END IF;
  END IF;
  IF new.outcome = 'done' OR tg_op = 'INSERT' THEN
    IF here IS DISTINCT FROM new.from_state OR needed IS NULL THEN
      RAISE EXCEPTION 'a partner that is % does not move from % to %', here, new.from_state, new.to_state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_moves_legal', TABLE = 'partner_moves';
    END IF;
  END IF;
  IF tg_op = 'INSERT' AND (new.outcome IS NOT NULL) = (needed = 2)
    OR needed = 2 AND new.outcome IS NOT NULL AND (new.proposed_by IS NULL OR new.decided_by IS NULL)
    OR needed = 2 AND new.outcome = 'done' AND new.decided_by = new.proposed_by
    OR needed = 0 AND new.proposed_by IS NOT NULL
  THEN
    RAISE EXCEPTION 'a move of a partner from % to % takes % persons', new.from_state, new.to_state, needed
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'partner_moves_persons', TABLE = 'partner_moves';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER partner_moves_guard BEFORE INSERT OR UPDATE ON partner_moves FOR EACH ROW EXECUTE FUNCTION guard_partner_move();
CREATE TRIGGER partner_moves_no_delete BEFORE DELETE OR TRUNCATE ON partner_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
