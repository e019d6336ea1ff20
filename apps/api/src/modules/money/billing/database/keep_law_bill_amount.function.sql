-- What was assessed or decided is not corrected on its bill.
CREATE OR REPLACE FUNCTION keep_law_bill_amount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_law_bill(new.id) THEN
    RAISE EXCEPTION 'bill % is of an assessment, objection or penalty: its amount and payer stay', new.reference
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'bills_of_the_law_fixed', TABLE = 'bills';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER bills_of_the_law_fixed BEFORE UPDATE OF total_kobo ON bills FOR EACH ROW
  WHEN (new.total_kobo <> old.total_kobo) EXECUTE FUNCTION keep_law_bill_amount();
