-- The tariff of the line's head that counts on the day of the bill, if there is one; and no head of another MDA.
CREATE OR REPLACE FUNCTION guard_bill_line_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bill bills;
  head revenue_heads;
  counts uuid;
  refusal text;
BEGIN
  IF tg_op = 'DELETE' THEN
    SELECT * INTO bill FROM bills WHERE id = old.bill_id FOR NO KEY UPDATE;
    IF bill.pay_status_id = 2 THEN
      RAISE EXCEPTION 'the bill has a receipt: how it was reckoned stays'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_line_terms_frozen_once_paid', TABLE = 'bill_line_terms';
    END IF;
    RETURN old;
  END IF;
  SELECT * INTO bill FROM bills WHERE id = new.bill_id;
  SELECT h.* INTO head FROM bill_lines l JOIN revenue_heads h ON h.id = l.revenue_head_id
    WHERE l.bill_id = new.bill_id AND l.position = new.position;
  SELECT id INTO counts FROM head_tariffs
    WHERE revenue_head_id = head.id AND released_at IS NOT NULL AND bill.issued_on BETWEEN valid_from AND coalesce(valid_to, 'infinity');
  refusal := CASE
    WHEN head.mda_id IS DISTINCT FROM bill.mda_id THEN 'own_mda'
    WHEN new.tariff_id IS DISTINCT FROM counts THEN 'in_force'
  END;
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION 'line % of bill % is not reckoned like this: %', new.position, bill.reference, refusal
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bill_line_terms_' || refusal, TABLE = 'bill_line_terms';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER bill_line_terms_guard BEFORE INSERT OR DELETE ON bill_line_terms FOR EACH ROW EXECUTE FUNCTION guard_bill_line_terms();
