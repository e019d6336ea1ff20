-- At commit, so that a bill and its lines can be written in any order.
CREATE OR REPLACE FUNCTION check_bill_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
  total bigint;
  lines bigint;
BEGIN
  IF tg_table_name = 'bills' THEN checked := new.id;
  ELSIF tg_op = 'DELETE' THEN checked := old.bill_id;
  ELSE checked := new.bill_id;
  END IF;
  SELECT total_kobo INTO total FROM bills WHERE id = checked;
  SELECT coalesce(sum(amount_kobo), 0)::bigint INTO lines FROM bill_lines WHERE bill_id = checked;
  IF total <> lines THEN
    RAISE EXCEPTION 'bill % says % kobo and its lines say %', checked, total, lines
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_total_equals_lines', TABLE = 'bills';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER bill_lines_total_equals_bill AFTER INSERT OR UPDATE OF amount_kobo OR DELETE ON bill_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bill_total();
CREATE CONSTRAINT TRIGGER bills_total_equals_lines AFTER INSERT OR UPDATE OF total_kobo ON bills
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_bill_total();
