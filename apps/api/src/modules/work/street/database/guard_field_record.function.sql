-- What was captured stays as it was captured; it is decided once, and its place may only be forgotten. When it came, and whether it is drawn for a
-- second visit, nobody says: the first is our clock, the second follows from it when the record is accepted.
CREATE OR REPLACE FUNCTION guard_field_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decision constant text[] := ARRAY['state', 'became', 'tpui', 'premises_id', 'same_as_id', 'decided_by', 'decided_at', 'reason', 'is_spot_check'];
  traces constant text[] := ARRAY['longitude', 'latitude', 'accuracy_m'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'received' THEN
      RAISE EXCEPTION 'a record begins as received' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'field_records_begin_received', TABLE = 'field_records';
    END IF;
    IF new.replaces_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM field_records r WHERE r.id = new.replaces_id AND r.enumerator_id = new.enumerator_id AND r.state = 'returned'
    ) THEN
      RAISE EXCEPTION 'only what was sent back to its author is replaced' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'field_records_replace_returned', TABLE = 'field_records';
    END IF;
    new.is_spot_check := false;
    new.received_at := clock_timestamp();
    RETURN new;
  END IF;
  new.is_spot_check := old.is_spot_check;
  IF old.state = 'received' AND new.state = 'accepted' THEN
    new.is_spot_check := is_drawn_for_check(old.id, old.received_at);
  END IF;
  IF to_jsonb(new) - decision - traces <> to_jsonb(old) - decision - traces
    OR new.accuracy_m IS NOT NULL AND (new.longitude, new.latitude, new.accuracy_m) IS DISTINCT FROM (old.longitude, old.latitude, old.accuracy_m)
  THEN
    RAISE EXCEPTION 'what was captured stays' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'field_records_facts_fixed', TABLE = 'field_records';
  END IF;
  IF old.state <> 'received' AND (new.state, new.became, new.tpui, new.premises_id, new.same_as_id, new.decided_by, new.decided_at, new.reason)
      IS DISTINCT FROM (old.state, old.became, old.tpui, old.premises_id, old.same_as_id, old.decided_by, old.decided_at, old.reason)
    AND NOT (old.state = 'returned' AND new.state = 'replaced')
  THEN
    RAISE EXCEPTION 'a record is decided once' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'field_records_decided_once', TABLE = 'field_records';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER field_records_guard BEFORE INSERT OR UPDATE ON field_records FOR EACH ROW EXECUTE FUNCTION guard_field_record();
