-- A paper says what the newest filing says, of a month that is receipted; nobody files or decides meanwhile.
CREATE OR REPLACE FUNCTION guard_withholding_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_month withholding_schedules;
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF old.taken_back_at IS NOT NULL OR (new.schedule_id, new.beneficiary, new.tax_kobo, new.made_at) IS DISTINCT FROM (old.schedule_id, old.beneficiary, old.tax_kobo, old.made_at)
    THEN RAISE EXCEPTION 'what a credit note said stays'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_notes_stay', TABLE = 'withholding_notes';
    END IF;
    RETURN new;
  END IF;
  SELECT * INTO of_month FROM withholding_schedules WHERE id = new.schedule_id;
  PERFORM FROM withholding_schedules WHERE tpui = of_month.tpui AND month = of_month.month ORDER BY id FOR SHARE;
  IF of_month.state IS DISTINCT FROM 'filed' OR EXISTS (
    SELECT FROM withholding_schedules l WHERE l.tpui = of_month.tpui AND l.month = of_month.month AND l.state = 'filed' AND l.version > of_month.version
  ) OR NOT withholding_is_receipted(of_month.tpui, of_month.month) OR new.tax_kobo IS DISTINCT FROM (
    SELECT sum(r.due_kobo) FROM withholding_rows r WHERE r.schedule_id = new.schedule_id AND r.beneficiary = new.beneficiary
  ) THEN
    RAISE EXCEPTION 'a credit note says what is filed and receipted'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'withholding_notes_of_filed', TABLE = 'withholding_notes';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER withholding_notes_guard BEFORE INSERT OR UPDATE ON withholding_notes FOR EACH ROW EXECUTE FUNCTION guard_withholding_note();
