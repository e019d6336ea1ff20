-- At commit: every line has the day of its bill.
CREATE OR REPLACE FUNCTION check_line_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF tg_table_name = 'bills' THEN checked := new.id; ELSE checked := new.bill_id; END IF;
  IF EXISTS (
    SELECT FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE b.id = checked AND l.issued_on <> b.issued_on
  ) THEN
    RAISE EXCEPTION 'a line has another day than its bill'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_day_of_bill', TABLE = 'bill_lines';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER bill_lines_day_of_bill AFTER INSERT OR UPDATE OF issued_on ON bill_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_line_day();
CREATE CONSTRAINT TRIGGER bills_day_of_lines AFTER UPDATE OF issued_on ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.issued_on <> old.issued_on) EXECUTE FUNCTION check_line_day();
