-- What a bill follows from never changes, and what has ended stays so.
CREATE OR REPLACE FUNCTION guard_law_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.bill_id, new.kind, new.source_id) IS DISTINCT FROM (old.bill_id, old.kind, old.source_id) OR old.released_at IS NOT NULL THEN
    RAISE EXCEPTION 'what bill % follows from stays', old.bill_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'law_bills_fixed', TABLE = 'law_bills';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER law_bills_guard BEFORE UPDATE ON law_bills FOR EACH ROW EXECUTE FUNCTION guard_law_bill();
CREATE TRIGGER law_bills_no_delete BEFORE DELETE OR TRUNCATE ON law_bills FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
