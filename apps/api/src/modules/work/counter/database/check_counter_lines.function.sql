-- At commit: every line of a counter's bill was reckoned by a form, whose terms take no head of another MDA.
CREATE OR REPLACE FUNCTION check_counter_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM counter_bills c JOIN bill_lines l ON l.bill_id = c.bill_id
      LEFT JOIN bill_line_terms t ON t.bill_id = l.bill_id AND t.position = l.position
    WHERE c.bill_id = new.bill_id AND t.bill_id IS NULL
  ) THEN
    RAISE EXCEPTION 'a line of a counter''s bill has no terms'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'counter_bills_terms', TABLE = 'counter_bills';
  END IF;
  RETURN NULL;
END $$;
