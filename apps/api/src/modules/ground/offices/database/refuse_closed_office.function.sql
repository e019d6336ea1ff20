-- Nothing new names a closed office. The office is held until the transaction ends: nothing slips in while it is being closed.
CREATE OR REPLACE FUNCTION refuse_closed_office() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  office smallint;
  before smallint;
BEGIN
  IF tg_argv[0] = 'office_id' THEN
    office := new.office_id;
    IF tg_op = 'UPDATE' THEN before := old.office_id; END IF;
  ELSIF tg_argv[0] = 'tax_office_id' THEN
    office := new.tax_office_id;
    IF tg_op = 'UPDATE' THEN before := old.tax_office_id; END IF;
  ELSIF tg_argv[0] = 'home_office_id' THEN
    office := new.home_office_id;
    IF tg_op = 'UPDATE' THEN before := old.home_office_id; END IF;
  ELSE
    office := new.to_office_id;
    IF tg_op = 'UPDATE' THEN before := old.to_office_id; END IF;
  END IF;
  IF office IS NOT DISTINCT FROM before THEN RETURN new; END IF;
  PERFORM FROM tax_offices WHERE id = office AND closed_on IS NULL FOR SHARE;
  -- One that does not exist is the foreign key's to refuse.
  IF NOT found AND EXISTS (SELECT FROM tax_offices WHERE id = office) THEN
    RAISE EXCEPTION 'tax office % is closed and takes nothing new', office
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = tg_table_name || '_under_open_office', TABLE = tg_table_name;
  END IF;
  RETURN new;
END $$;
