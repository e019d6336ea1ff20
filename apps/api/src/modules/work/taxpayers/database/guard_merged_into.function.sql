CREATE OR REPLACE FUNCTION guard_merged_into() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a taxpayer is merged by two persons'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'taxpayers_merged_by_two', TABLE = 'taxpayers';
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER taxpayers_merged_by_two BEFORE UPDATE OF merged_into ON taxpayers FOR EACH ROW
  WHEN (new.merged_into IS DISTINCT FROM old.merged_into) EXECUTE FUNCTION guard_merged_into();
