-- What was said about a bill stays, and ends once; the MDA says its part once, while it is open.
CREATE OR REPLACE FUNCTION guard_bill_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'ended_at' - 'mda_text' - 'mda_said_by' - 'mda_said_at' <> to_jsonb(old) - 'ended_at' - 'mda_text' - 'mda_said_by' - 'mda_said_at'
    OR old.ended_at IS NOT NULL
    OR (old.mda_text IS NOT NULL AND (new.mda_text, new.mda_said_by, new.mda_said_at) IS DISTINCT FROM (old.mda_text, old.mda_said_by, old.mda_said_at))
  THEN
    RAISE EXCEPTION 'what was said about bill % stays', old.bill_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_disputes_stay', TABLE = 'bill_disputes';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER bill_disputes_guard BEFORE UPDATE ON bill_disputes FOR EACH ROW EXECUTE FUNCTION guard_bill_dispute();
