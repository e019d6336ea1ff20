-- At commit: a closed office leaves nobody and nothing behind.
CREATE OR REPLACE FUNCTION check_closed_office_is_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM taxpayers WHERE home_office_id = new.id)
    OR EXISTS (SELECT FROM users WHERE tax_office_id = new.id AND status <> 'deleted')
    OR EXISTS (SELECT FROM consultants WHERE office_id = new.id)
    OR EXISTS (SELECT FROM enquiries WHERE office_id = new.id AND closed_at IS NULL)
    OR EXISTS (SELECT FROM work_items WHERE office_id = new.id AND closed_at IS NULL)
  THEN
    RAISE EXCEPTION 'tax office % is closed and somebody or something is left there', new.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'tax_offices_closed_empty', TABLE = 'tax_offices';
  END IF;
  RETURN NULL;
END $$;
