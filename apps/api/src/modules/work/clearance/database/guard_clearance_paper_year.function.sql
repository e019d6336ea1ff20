-- What was said of a year stays, and ends once.
CREATE OR REPLACE FUNCTION guard_clearance_paper_year() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change constant text[] := ARRAY['state', 'accepted_by', 'decided_by', 'reason', 'ended_at'];
BEGIN
  IF old.ended_at IS NOT NULL OR to_jsonb(new) - may_change <> to_jsonb(old) - may_change THEN
    PERFORM refuse_clearance('what was said of a year stays', 'clearance_paper_years_fixed', 'clearance_paper_years');
  END IF;
  IF reading.is_same_person(new.accepted_by, new.tpui) OR reading.is_same_person(new.decided_by, new.tpui) THEN
    PERFORM refuse_clearance('nobody decides about themselves', 'clearance_paper_years_own', 'clearance_paper_years');
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER clearance_paper_years_guard BEFORE UPDATE ON clearance_paper_years FOR EACH ROW EXECUTE FUNCTION guard_clearance_paper_year();
CREATE TRIGGER clearance_paper_years_no_delete BEFORE DELETE OR TRUNCATE ON clearance_paper_years FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
