-- Which rules of consultations and messages the database keeps by itself: one person per time, legal moves, and a memory of them.
-- Triggers and a constraint on tables that are new in this release; the lock is short, and we give up after 5 s rather than queue.
SET LOCAL lock_timeout = '5s';--> statement-breakpoint

-- Two people never hold one time of a consultant, however times are cut. As ranges, because then no extension is needed.
ALTER TABLE consultations ADD CONSTRAINT consultations_time_taken EXCLUDE USING gist (
  int4range(consultant_id, consultant_id, '[]') WITH &&,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (state IN ('booked', 'rescheduled'));--> statement-breakpoint

CREATE FUNCTION guard_consultation_move() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER consultations_legal_moves BEFORE INSERT OR UPDATE ON consultations
  FOR EACH ROW EXECUTE FUNCTION guard_consultation_move();--> statement-breakpoint

CREATE FUNCTION record_consultation_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consultation_moves (consultation_id, state, consultant_id, starts_at)
  VALUES (new.id, new.state, new.consultant_id, new.starts_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER consultations_record_insert AFTER INSERT ON consultations
  FOR EACH ROW EXECUTE FUNCTION record_consultation_move();--> statement-breakpoint
CREATE TRIGGER consultations_record_move AFTER UPDATE ON consultations FOR EACH ROW
  WHEN (new.state <> old.state OR new.starts_at <> old.starts_at OR new.consultant_id <> old.consultant_id)
  EXECUTE FUNCTION record_consultation_move();--> statement-breakpoint
CREATE TRIGGER consultation_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consultation_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

CREATE FUNCTION guard_enquiry_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'received' THEN
      RAISE EXCEPTION 'a message begins as received' USING ERRCODE = 'integrity_constraint_violation',
        CONSTRAINT = 'enquiries_legal_moves', TABLE = 'enquiries';
    END IF;
  ELSIF new.state <> old.state THEN
    IF new.state = 'received' OR (old.state = 'closed' AND new.state <> 'assigned') THEN
      RAISE EXCEPTION 'a message does not move from % to %', old.state, new.state
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'enquiries_legal_moves', TABLE = 'enquiries';
    END IF;
    IF new.state = 'answered' AND NOT EXISTS (SELECT FROM enquiry_answers WHERE enquiry_id = new.id) THEN
      RAISE EXCEPTION 'a message without an answer is not answered' USING ERRCODE = 'integrity_constraint_violation',
        CONSTRAINT = 'enquiries_answered_by_an_answer', TABLE = 'enquiries';
    END IF;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER enquiries_legal_moves BEFORE INSERT OR UPDATE OF state ON enquiries
  FOR EACH ROW EXECUTE FUNCTION guard_enquiry_move();--> statement-breakpoint
CREATE TRIGGER enquiry_answers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON enquiry_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
