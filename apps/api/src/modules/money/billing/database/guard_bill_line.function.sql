-- Locks the bill first, so that its lines cannot change while a payment for it is being confirmed.
CREATE OR REPLACE FUNCTION guard_bill_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  status smallint;
BEGIN
  IF tg_op = 'UPDATE' AND new.bill_id <> old.bill_id THEN
    RAISE EXCEPTION 'a line stays on its bill'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_stay', TABLE = 'bill_lines';
  END IF;
  SELECT pay_status_id INTO status FROM bills
    WHERE id = CASE tg_op WHEN 'DELETE' THEN old.bill_id ELSE new.bill_id END FOR NO KEY UPDATE;
  IF status = 2 THEN
    RAISE EXCEPTION 'the bill has a receipt: its lines cannot change'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_lines_frozen_once_paid', TABLE = 'bill_lines';
  END IF;
  IF tg_op = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END $$;

CREATE TRIGGER bill_lines_guard BEFORE INSERT OR UPDATE OR DELETE ON bill_lines
  FOR EACH ROW EXECUTE FUNCTION guard_bill_line();
